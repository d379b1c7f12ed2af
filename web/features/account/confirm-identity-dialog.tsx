import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { confirmSession } from '#contracts/account-security.ts'
import { confirmWithPasskey, startPasskeyConfirm } from '#contracts/passkeys.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DialogButtons } from '#web/ui/dialog-buttons.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { canUsePasskeys, passkeyRefusal, signWithPasskey } from './browser-passkeys.ts'
import { errorFor, errorsOf, missing } from './form-errors.ts'
import { confirmTexts } from './security-messages.ts'
import { useTwoFactor } from './use-two-factor.ts'

const FORM_ID = 'confirm-identity'
// The form below this dialog may have a field called password.
const FIELD = 'identityPassword'
type PasskeyAnswer = BodyInputOf<typeof confirmWithPasskey>['response']

type ConfirmIdentityDialogProps = { onAnswer: (isConfirmed: boolean) => void }

/** Asks for the password, or a passkey, before something that matters. Cancel changes nothing and says so. */
export function ConfirmIdentityDialog({ onAnswer }: ConfirmIdentityDialogProps) {
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const { data: twoFactor } = useTwoFactor()
  const passkeyProves = twoFactor?.passkeyProves ?? true
  const outcome = {
    onSuccess: () => onAnswer(true),
    onError: (error: Error) => {
      const found = errorsOf(error, passkeyRefusal(error) ?? confirmTexts.failed)
      setErrors(found.map((one) => ({ ...one, field: one.field === 'password' ? FIELD : null })))
    },
  }
  const confirm = useMutation({ mutationFn: () => call(confirmSession, { body: { password } }), ...outcome })
  const sign = useMutation({ mutationFn: confirmByPasskey, ...outcome })

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = missing({ [FIELD]: password }, { [FIELD]: confirmTexts.missing })
    setErrors(found)
    if (found.length === 0 && !confirm.isPending) confirm.mutate()
  }

  function cancel(): void {
    toast(confirmTexts.cancelled)
    onAnswer(false)
  }

  return (
    <Dialog
      title={confirmTexts.title}
      description={passkeyProves ? confirmTexts.text : confirmTexts.textNewPassword}
      open
      isQuestion
      onOpenChange={(isOpen) => isOpen || cancel()}
      footer={
        <DialogButtons
          form={FORM_ID}
          busy={confirm.isPending}
          disabled={sign.isPending}
          label={confirmTexts.confirm}
          onCancel={cancel}
        />
      }
    >
      <form id={FORM_ID} className="grid gap-4" onSubmit={submit} noValidate>
        <ErrorSummary errors={errors} />
        <PasswordField
          label="Password"
          name={FIELD}
          autoComplete="current-password"
          required
          value={password}
          error={errorFor(errors, FIELD)}
          onValueChange={setPassword}
        />
        {passkeyProves && canUsePasskeys() && twoFactor?.passkeys.length ? (
          <PasskeyInstead isBusy={sign.isPending} onPress={() => sign.mutate()} />
        ) : null}
      </form>
    </Dialog>
  )
}

async function confirmByPasskey() {
  const response = (await signWithPasskey(await call(startPasskeyConfirm))) as PasskeyAnswer
  return call(confirmWithPasskey, { body: { response } })
}

function PasskeyInstead({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  return (
    <div>
      <Button variant="plain" className="-ml-4.5" busy={isBusy} onClick={onPress}>
        {confirmTexts.passkey}
      </Button>
    </div>
  )
}
