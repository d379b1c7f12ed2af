import { Link } from 'react-router'
import { Form } from '#web/forms/form.tsx'
import { readRequired } from '#web/forms/read-required.ts'
import { useForm } from '#web/forms/use-form.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { DemoPeople } from './demo-people.tsx'
import { messages } from './messages.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { notSignedIn } from './security-messages.ts'
import { loginProblem, useSignIn } from './use-sign-in.ts'

const sentences = { email: messages.emailMissing, password: messages.passwordMissing }

export function SignInForm() {
  const signIn = useSignIn()
  const form = useForm({
    start: { email: '', password: '' },
    read: (values) => readRequired(values, sentences),
    send: (credentials) => signIn.mutateAsync(credentials),
    refused: { text: (error) => loginProblem(error).description },
    onSent: () => {},
  })
  const isBusy = form.isBusy || signIn.isSuccess
  const isHydrated = useHydrated()
  return (
    <>
      <Form form={{ ...form, title: notSignedIn }} method="post" onEarlyEntries={form.change}>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          {...form.field('email')}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
        {/* Before the scripts are there, a press would send the password as a plain form. */}
        <Button type="submit" size="large" busy={isBusy} disabled={!isHydrated}>
          {isBusy ? messages.signingIn : 'Sign In'}
        </Button>
        <PasskeyButton
          isBusy={isBusy}
          onStart={() => form.show({ errors: {} })}
          onProblem={(whole) => form.show({ errors: {}, whole })}
        />
        <p className="text-small">
          <Link className="link inline-block py-2" to={paths.forgotPassword}>
            Forgot your password?
          </Link>
        </p>
      </Form>
      <DemoPeople
        isBusy={isBusy}
        onChoose={({ email, password }) => {
          form.change({ email, password })
          void form.attempt(
            () => signIn.mutateAsync({ email, password }),
            () => {},
          )
        }}
      />
    </>
  )
}
