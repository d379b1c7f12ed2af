import { toast, type ToastMessage } from './toast-store.ts'

type Outcome<Result> = {
  done?: ToastMessage | ((result: Result) => ToastMessage) | undefined
  failed: ToastMessage | ((error: unknown) => ToastMessage)
}

/** Shows how the work went once it has ended. Resolves with its result, or with null where it failed; never rejects. */
export async function toastOutcome<Result>(
  work: Promise<Result>,
  { done, failed }: Outcome<Result>,
): Promise<Result | null> {
  try {
    const result = await work
    if (done) toast(typeof done === 'function' ? done(result) : done)
    return result
  } catch (error) {
    toast({ ...(typeof failed === 'function' ? failed(error) : failed), variant: 'destructive' })
    return null
  }
}
