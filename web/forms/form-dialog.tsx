import { useId, type ReactNode } from 'react'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { Dialog, type DialogProps } from '#web/ui/dialogs/dialog.tsx'
import { actionTexts } from '#web/ui/messages.ts'
import { Form, type FormState } from './form.tsx'

type FormDialogProps = Pick<DialogProps, 'title' | 'description' | 'size' | 'isQuestion'> & {
  form: FormState & { reset: () => void; isBusy: boolean }
  /** what sending does */
  label: string
  tone?: ButtonVariant
  /** there is something to read before the first field: the dialog opens at its head */
  isReadFirst?: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A form in a dialog, which opens at its first field. Closing it keeps what was typed, where the form keeps a draft;
 * Cancel is meant and discards it. Mount it while it is open, so that it starts from what is stored or drafted.
 */
export function FormDialog(props: FormDialogProps) {
  const { form, label, tone = 'primary', isReadFirst = false, onClose, children, ...frame } = props
  const id = useId()
  const cancel = () => {
    form.reset()
    onClose()
  }
  const buttons = (
    <>
      <Button variant="quiet" onClick={cancel}>
        {actionTexts.cancel}
      </Button>
      <Button type="submit" form={id} variant={tone} busy={form.isBusy}>
        {label}
      </Button>
    </>
  )
  return (
    <Dialog
      {...frame}
      startsAtField={!isReadFirst}
      onOpenChange={(open) => !open && onClose()}
      footer={buttons}
    >
      <Form form={form} id={id}>
        {children}
      </Form>
    </Dialog>
  )
}
