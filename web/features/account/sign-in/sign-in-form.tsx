import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Form } from '#web/forms/form.tsx'
import { readRequired } from '#web/forms/read-required.ts'
import { useForm } from '#web/forms/use-form.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/fields/field.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { canUsePasskeys, passkeyRefusal } from '../security/browser-passkeys.ts'
import { messages, signInTexts } from '../messages.ts'
import { passkeyTexts } from '../security/messages.ts'
import { useSandbox, type DemoPerson } from '../use-sandbox.ts'
import { loginProblem, useEntrance, useSignIn } from './use-sign-in.ts'

const sentences = { email: messages.emailMissing, password: messages.passwordMissing }

export function SignInForm({ below }: { below: ReactNode }) {
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
      <Form
        form={{ ...form, title: form.problem.whole ? null : undefined }}
        method="post"
        onEarlyEntries={form.change}
      >
        <EmailField {...form.field('email')} />
        <PasswordField label={signInTexts.password} {...form.field('password')} />
        {/* Before the scripts are there, a press would send the password as a plain form. */}
        <Button type="submit" size="large" busy={isBusy} disabled={!isHydrated}>
          {isBusy ? messages.signingIn : signInTexts.signIn}
        </Button>
        <PasskeyButton
          isBusy={isBusy}
          onStart={() => form.show({ errors: {} })}
          onProblem={(whole) => form.show({ errors: {}, whole })}
        />
        <p className="text-small">
          <Link className="link inline-block py-2" to={paths.forgotPassword}>
            {signInTexts.forgot}
          </Link>
        </p>
      </Form>
      {below}
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

type PasskeyButtonProps = { isBusy: boolean; onStart: () => void; onProblem: (message: string) => void }

/** Signs in with a passkey and nothing else. Not there where the browser has none. */
function PasskeyButton({ isBusy, onStart, onProblem }: PasskeyButtonProps) {
  const { enter, welcome, refuse } = useEntrance()
  const isHydrated = useHydrated()
  const signIn = useMutation({
    mutationFn: async () => {
      const { signInWithPasskey } = await import('./sign-in-with-passkey.ts')
      await signInWithPasskey()
      return enter()
    },
    onMutate: onStart,
    onSuccess: welcome,
    onError: (error) => {
      const refusal = passkeyRefusal(error)
      onProblem(refusal ?? loginProblem(error).description)
      if (refusal === undefined) refuse(error)
    },
  })
  // The prerendered HTML has the button, so that nothing moves where the browser supports it.
  if (isHydrated && !canUsePasskeys()) return null
  return (
    <Button
      variant="quiet"
      size="large"
      busy={signIn.isPending || signIn.isSuccess}
      disabled={!isHydrated || isBusy}
      onClick={() => signIn.mutate()}
    >
      <KeyRound size={18} aria-hidden="true" />
      {passkeyTexts.signIn}
    </Button>
  )
}

type DemoPeopleProps = { isBusy: boolean; onChoose: (person: DemoPerson) => void }

/** In the sandbox, people one may be: a press fills the form and signs in. */
function DemoPeople({ isBusy, onChoose }: DemoPeopleProps) {
  const { sandbox } = useSandbox()
  if (sandbox.people.length === 0) return null
  return (
    <section aria-label={signInTexts.demoPeople} className="mt-6 border-t border-line pt-5">
      <p className="text-small text-ink-2">{signInTexts.lookAround}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {sandbox.people.map((person) => (
          <Button
            key={person.email}
            variant="quiet"
            size="small"
            disabled={isBusy}
            onClick={() => onChoose(person)}
          >
            {person.label}
          </Button>
        ))}
      </div>
    </section>
  )
}
