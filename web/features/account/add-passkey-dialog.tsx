import { useState, type FormEvent } from 'react'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { passkeyRefusal } from './browser-passkeys.ts'
import { errorFor, errorsOf, missing } from './form-errors.ts'
import { passkeyTexts } from './security-messages.ts'
import { useAddPasskey } from './use-passkeys.ts'

const FORM_ID = 'add-passkey'

/** A name for the new passkey; then the browser asks for the finger, the face or the device's lock. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const add = useAddPasskey()

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = missing({ name }, { name: passkeyTexts.nameMissing })
    setErrors(found)
    if (found.length > 0 || add.isPending) return
    add.mutate(name, {
      onSuccess: () => {
        toast(passkeyTexts.added)
        onClose()
      },
      onError: (error) => {
        const found = errorsOf(error, passkeyRefusal(error) ?? passkeyTexts.failed)
        // What the browser answered is no field that can be led to.
        setErrors(found.map((one) => (one.field === 'name' ? one : { ...one, field: null })))
      },
    })
  }

  return (
    <Dialog
      title={passkeyTexts.add}
      description={passkeyTexts.addText}
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={<DialogButtons form={FORM_ID} busy={add.isPending} label="Go on" onCancel={onClose} />}
    >
      <form id={FORM_ID} className="grid gap-4" onSubmit={submit} noValidate>
        <ErrorSummary errors={errors} />
        <TextField
          name="name"
          label={passkeyTexts.nameLabel}
          hint={passkeyTexts.nameHint}
          autoComplete="off"
          maxLength={60}
          required
          value={name}
          error={errorFor(errors, 'name')}
          onValueChange={setName}
        />
      </form>
    </Dialog>
  )
}
