import { useState, type FormEvent } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { TextField } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { DemoPeople } from './demo-people.tsx'
import { errorFor, missing } from './form-errors.ts'
import { messages } from './messages.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { useEarlyEntries } from './use-early-entries.ts'
import { loginProblem, useSignIn, type Credentials } from './use-sign-in.ts'

export function SignInForm() {
  const [values, setValues] = useState<Credentials>({ email: '', password: '' })
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const signIn = useSignIn()
  const isBusy = signIn.isPending || signIn.isSuccess
  const isHydrated = useHydrated()
  const form = useEarlyEntries((entries) => setValues((before) => ({ ...before, ...entries })))

  function send(credentials: Credentials): void {
    setErrors([])
    signIn.mutate(credentials, {
      onError: (error) => setErrors([{ field: null, message: loginProblem(error).description }]),
    })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isBusy) return
    const empty = missing(values, { email: messages.emailMissing, password: messages.passwordMissing })
    if (empty.length > 0) setErrors(empty)
    else send(values)
  }

  return (
    <>
      <form ref={form} method="post" className="grid gap-5" onSubmit={submit} noValidate>
        <ErrorSummary errors={errors} title="You are not signed in yet." />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          value={values.email}
          error={errorFor(errors, 'email')}
          onValueChange={(email) => setValues({ ...values, email })}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={values.password}
          error={errorFor(errors, 'password')}
          onValueChange={(password) => setValues({ ...values, password })}
        />
        {/* Before the scripts are there, a press would send the password as a plain form. */}
        <Button type="submit" size="large" busy={isBusy} disabled={!isHydrated}>
          {isBusy ? messages.signingIn : 'Sign In'}
        </Button>
        <PasskeyButton
          isBusy={isBusy}
          onStart={() => setErrors([])}
          onProblem={(message) => setErrors([{ field: null, message }])}
        />
        <p className="text-small">
          <Link className="link inline-block py-2" to={paths.forgotPassword}>
            Forgot your password?
          </Link>
        </p>
      </form>
      <DemoPeople
        isBusy={isBusy}
        onChoose={({ email, password }) => {
          setValues({ email, password })
          send({ email, password })
        }}
      />
    </>
  )
}
