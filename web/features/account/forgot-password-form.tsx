import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { forgotPassword } from '#contracts/account.ts'
import { call } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/field.tsx'
import { CheckMail } from './check-mail.tsx'
import { errorFor, errorsOf, missing } from './form-errors.ts'
import { messages } from './messages.ts'

/** Asks for a link to set a new password; the answer does not tell whether the address is known. */
export function ForgotPasswordForm() {
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const ask = useMutation({
    mutationFn: () => call(forgotPassword, { body: { email } }),
    onError: (error) => setErrors(errorsOf(error, messages.forgotFailed)),
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    const empty = missing({ email }, { email: messages.emailMissing })
    setErrors(empty)
    if (empty.length === 0) ask.mutate()
  }

  if (ask.isSuccess) return <CheckMail description={messages.forgotDone} />
  return (
    <form className="grid gap-5" onSubmit={submit} noValidate>
      <ErrorSummary errors={errors} />
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        required
        value={email}
        error={errorFor(errors, 'email')}
        onValueChange={setEmail}
      />
      <Button type="submit" size="large" busy={ask.isPending}>
        Send the link
      </Button>
    </form>
  )
}
