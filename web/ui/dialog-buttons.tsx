import { Button, type ButtonVariant } from './button.tsx'

type DialogButtonsProps = {
  /** the id of the form in the dialog */
  form: string
  /** what sending does */
  label: string
  onCancel: () => void
  busy: boolean
  disabled?: boolean
  tone?: ButtonVariant
}

/** The foot of a dialog with a form: the way out, and the button that sends. */
export function DialogButtons({ form, label, onCancel, busy, disabled, tone }: DialogButtonsProps) {
  return (
    <>
      <Button variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" form={form} variant={tone ?? 'primary'} busy={busy} disabled={disabled}>
        {label}
      </Button>
    </>
  )
}
