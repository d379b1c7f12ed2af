import { useState, type FormEvent } from 'react'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { CodeField } from './code-field.tsx'
import { errorFor, errorsOf, missing } from './form-errors.ts'
import { QrCode } from './qr-code.tsx'
import { setUpTexts } from './security-messages.ts'
import { useEnableTwoFactor } from './use-two-factor.ts'

const FORM_ID = 'two-factor-set-up'

export type NewSecret = { secret: string; otpauthUri: string }
type SetUpDialogProps = {
  newSecret: NewSecret
  onEnabled: (recoveryCodes: readonly string[]) => void
  onClose: () => void
}

/** The key for the authenticator app, as a picture and as text, and the first code of it, which turns the thing on. */
export function SetUpDialog({ newSecret, onEnabled, onClose }: SetUpDialogProps) {
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const enable = useEnableTwoFactor()

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = missing({ code }, { code: setUpTexts.codeMissing })
    setErrors(found)
    if (found.length > 0 || enable.isPending) return
    enable.mutate(code, {
      onSuccess: ({ recoveryCodes }) => onEnabled(recoveryCodes),
      onError: (error) => setErrors(errorsOf(error, setUpTexts.failed)),
    })
  }

  return (
    <Dialog
      title={setUpTexts.title}
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={<DialogButtons form={FORM_ID} busy={enable.isPending} label="Turn on" onCancel={onClose} />}
    >
      <form id={FORM_ID} className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
        <ErrorSummary errors={errors} />
        <SecretToScan {...newSecret} />
        <CodeField
          name="code"
          label={setUpTexts.codeLabel}
          hint={setUpTexts.codeHint}
          required
          value={code}
          error={errorFor(errors, 'code')}
          onValueChange={setCode}
        />
      </form>
    </Dialog>
  )
}

function SecretToScan({ secret, otpauthUri }: NewSecret) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-[0.9375rem] text-ink-2">{setUpTexts.scan}</p>
      <QrCode text={otpauthUri} label={setUpTexts.picture} />
      <p className="text-small md:pointer-fine:hidden">
        <a className="link inline-block py-2" href={otpauthUri}>
          {setUpTexts.onPhone}
        </a>
      </p>
      <p className="text-small text-ink-2">{setUpTexts.byHand}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <code className="min-w-0 rounded-control bg-sunken px-3 py-2 font-mono text-small break-words">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </code>
        <CopyButton text={secret} label="Copy key" />
      </div>
    </div>
  )
}
