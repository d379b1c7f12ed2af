import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { resetPassword, type WaysToSignIn } from '#contracts/password-reset.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { authToken } from '#web/api/auth-token.ts'
import { call } from '#web/api/call.ts'
import { paths } from '#web/paths.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { errorFor, errorsOf } from './form-errors.ts'
import { messages } from './messages.ts'
import { AlsoRemove } from './security/also-remove.tsx'
import { linkTexts, removalTexts } from './security/messages.ts'
import { isLinkOver, usePasswordLink } from './security/use-password-link.ts'
import { allWays, AUTHENTICATOR, codeOf, keptPasskeys } from './security/ways-in.ts'
import { Loaded } from './security-card.tsx'
import { forgetUser } from './use-user.ts'

/** Sets a new password with the mailed token, where the link is still good. */
export function ResetPasswordForm({ token }: { token: string }) {
  const link = usePasswordLink(token)
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
    <Loaded query={link} failed={linkTexts.notRead}>
      {(ways) => <NewPasswordForm token={token} ways={ways} />}
    </Loaded>
  )
}

/** Every session ends with the new password, so the person signs in again. */
function useReset(onFailed: (errors: readonly FormError[]) => void) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof resetPassword>) => call(resetPassword, { body }),
    onSuccess: () => {
      authToken.remove()
      forgetUser(queryClient)
      toast(messages.resetDone)
      void navigate(paths.login, { replace: true })
    },
    onError: (error) => {
      const found = errorsOf(error, messages.resetFailed)
      // One field takes either kind of code.
      onFailed(found.map((one) => (one.field === 'recoveryCode' ? { ...one, field: 'code' } : one)))
    },
  })
}

function NewPasswordForm({ token, ways }: { token: string; ways: WaysToSignIn }) {
  const [password, setPassword] = useState('')
  const [typedCode, setTypedCode] = useState('')
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const reset = useReset(setErrors)
  const keepAuthenticator = kept.has(AUTHENTICATOR)
  const needsCode = ways.authenticator !== null && !keepAuthenticator

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found: FormError[] = []
    if (password === '') found.push({ field: 'password', message: messages.passwordMissing })
    if (needsCode && typedCode.trim() === '') found.push({ field: 'code', message: removalTexts.codeMissing })
    setErrors(found)
    if (found.length > 0) return
    const code = needsCode ? codeOf(typedCode) : {}
    reset.mutate({ token, password, keepPasskeys: keptPasskeys(kept), keepAuthenticator, ...code })
  }

  return (
    <form className="grid gap-5" onSubmit={submit} noValidate>
      <ErrorSummary errors={errors} />
      <PasswordField
        label="New password"
        name="password"
        hint={messages.passwordHint}
        autoComplete="new-password"
        required
        value={password}
        error={errorFor(errors, 'password')}
        onValueChange={setPassword}
      />
      {ways.isConfirmed ? null : <p className="text-small text-ink-2">{linkTexts.startsClean}</p>}
      <AlsoRemove ways={allWays(ways)} kept={kept} onKeptChange={setKept} />
      {needsCode ? (
        <TextField
          label={removalTexts.codeLabel}
          name="code"
          hint={removalTexts.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          value={typedCode}
          error={errorFor(errors, 'code')}
          onValueChange={setTypedCode}
        />
      ) : null}
      <Button type="submit" size="large" busy={reset.isPending}>
        Set new password
      </Button>
    </form>
  )
}
