import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { resetPassword } from '#contracts/password-reset.ts'
import { authToken } from '#web/api/auth-token.ts'
import { call } from '#web/api/call.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { errorFor, errorsOf } from './form-errors.ts'
import { messages } from './messages.ts'
import { forgetUser } from './use-user.ts'

/** Sets a new password with the mailed token. Every session ends with it, so the person signs in anew. */
export function ResetPasswordForm({ token }: { token: string }) {
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const reset = useMutation({
    mutationFn: () => call(resetPassword, { body: { token, password } }),
    onSuccess: () => {
      authToken.remove()
      forgetUser(queryClient)
      toast(messages.resetDone)
      void navigate(paths.login, { replace: true })
    },
    onError: (error) => setErrors(errorsOf(error, messages.resetFailed)),
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = password === '' ? [{ field: 'password', message: messages.passwordMissing }] : []
    setErrors(found)
    if (found.length === 0) reset.mutate()
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
      <Button type="submit" size="large" busy={reset.isPending}>
        Set new password
      </Button>
    </form>
  )
}
