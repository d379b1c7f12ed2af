import { useRead } from '#web/api/use-read.ts'
import { confirmSession, getTwoFactor } from '#contracts/account/security.ts'
import { confirmWithPasskey, startPasskeyConfirm } from '#contracts/account/passkeys.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { call } from '#web/api/call.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { readRequired } from '#web/forms/read-required.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { canUsePasskeys, passkeyRefusal, signWithPasskey } from '../security/browser-passkeys.ts'
import { confirmTexts } from '../security/messages.ts'

type PasskeyAnswer = BodyInputOf<typeof confirmWithPasskey>['response']

type ConfirmIdentityDialogProps = { onAnswer: (isConfirmed: boolean) => void }

/** Asks for the password, or a passkey, before a sensitive call. Cancel changes nothing and shows a toast. */
export function ConfirmIdentityDialog({ onAnswer }: ConfirmIdentityDialogProps) {
  const { data: twoFactor } = useRead(getTwoFactor)
  const passkeyProves = twoFactor?.passkeyProves ?? true
  const confirm = () => onAnswer(true)
  const form = useForm({
    // The form below this dialog may have a field called password.
    start: { identityPassword: '' },
    read: (values) => readRequired(values, { identityPassword: confirmTexts.missing }),
    send: ({ identityPassword: password }) => call(confirmSession, { body: { password } }),
    names: { password: 'identityPassword' },
    refused: { text: (error) => passkeyRefusal(error) ?? confirmTexts.failed },
    onSent: confirm,
  })
  function cancel(): void {
    toast(confirmTexts.cancelled)
    onAnswer(false)
  }
  return (
    <FormDialog
      form={form}
      title={confirmTexts.title}
      description={passkeyProves ? confirmTexts.text : confirmTexts.textNewPassword}
      isQuestion
      label={confirmTexts.confirm}
      onClose={cancel}
    >
      <PasswordField label={confirmTexts.password} {...form.field('identityPassword')} />
      {passkeyProves && canUsePasskeys() && twoFactor?.passkeys.length ? (
        <div>
          <Button
            variant="plain"
            className="-ml-4.5"
            busy={form.isBusy}
            onClick={() => void form.attempt(confirmByPasskey, confirm)}
          >
            {confirmTexts.passkey}
          </Button>
        </div>
      ) : null}
    </FormDialog>
  )
}

async function confirmByPasskey() {
  const response = (await signWithPasskey(await call(startPasskeyConfirm))) as PasskeyAnswer
  return call(confirmWithPasskey, { body: { response } })
}
