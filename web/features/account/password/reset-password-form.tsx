import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { readPasswordLink, resetPassword, type WaysToSignIn } from '#contracts/account/password-reset.ts'
import { ApiError, serverMessage } from '#web/api/api-error.ts'
import { authToken } from '#web/api/session/auth-token.ts'
import { call } from '#web/api/call.ts'
import { useRead } from '#web/api/use-read.ts'
import { Form } from '#web/forms/form.tsx'
import { readRequired } from '#web/forms/read-required.ts'
import { useForm } from '#web/forms/use-form.ts'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { messages } from '../messages.ts'
import { allWays, AlsoRemove, AUTHENTICATOR, codeOf, keptPasskeys } from './also-remove.tsx'
import { linkTexts, removalTexts } from './messages.ts'
import { forgetUser } from '../use-user.ts'

const start = { password: '', code: '', kept: new Set<string>() as ReadonlySet<string> }

/** Sets a new password with the mailed token, where the link is still good. */
export function ResetPasswordForm({ token }: { token: string }) {
  // Reads the mailed link without using it up.
  const link = useRead(readPasswordLink, { body: { token } }, { gcTime: 0 })
  if (isLinkOver(link.error))
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>{serverMessage(link.error)}</p>
        <Link className={buttonClass({})} to={paths.forgotPassword}>
          {linkTexts.askForNew}
        </Link>
      </div>
    )
  return (
    <Loaded read={link} isInset title={linkTexts.notRead} text={null}>
      {(ways) => <NewPasswordForm token={token} ways={ways} />}
    </Loaded>
  )
}

/** Every session ends with the new password, so the person signs in again. */
function NewPasswordForm({ token, ways }: { token: string; ways: WaysToSignIn }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const needsCode = ({ kept }: typeof start) => ways.authenticator !== null && !kept.has(AUTHENTICATOR)
  const form = useForm({
    start,
    read: (values) =>
      readRequired(values, {
        password: messages.passwordMissing,
        ...(needsCode(values) ? { code: removalTexts.codeMissing } : {}),
      }),
    send: (values) => {
      const { password, kept } = values
      const code = needsCode(values) ? codeOf(values.code) : {}
      const keeps = { keepPasskeys: keptPasskeys(kept), keepAuthenticator: kept.has(AUTHENTICATOR) }
      return call(resetPassword, { body: { token, password, ...keeps, ...code } })
    },
    // One field takes either kind of code.
    names: { recoveryCode: 'code' },
    refused: { text: messages.resetFailed },
    onSent: () => {
      authToken.remove()
      forgetUser(queryClient)
      toast(messages.resetDone)
      void navigate(paths.login, { replace: true })
    },
  })
  return (
    <Form form={form}>
      <PasswordField
        label={messages.resetPassword}
        hint={messages.passwordHint}
        autoComplete="new-password"
        {...form.field('password')}
      />
      {ways.isConfirmed ? null : <p className="text-small text-ink-2">{linkTexts.startsClean}</p>}
      <AlsoRemove
        ways={allWays(ways)}
        kept={form.values.kept}
        onKeptChange={(kept) => form.change({ kept })}
      />
      {needsCode(form.values) ? (
        <TextField
          label={removalTexts.codeLabel}
          hint={removalTexts.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('code')}
        />
      ) : null}
      <Button type="submit" size="large" busy={form.isBusy}>
        {messages.resetSend}
      </Button>
    </Form>
  )
}

/** The link is used or expired: reading it again does not help. */
function isLinkOver(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422
}
