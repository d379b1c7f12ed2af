import { toast, type ToastMessage } from '#web/ui/toast/toast-store.ts'
import { serverMessage } from './api-error.ts'

/** The toast of a failed write: with the server's own sentence where it sent one, else as `text` has it. */
export function toastFailure(text: ToastMessage, error: unknown): void {
  toast({ ...text, description: serverMessage(error) ?? text.description, variant: 'destructive' })
}
