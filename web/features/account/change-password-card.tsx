import { useState, type FormEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { errorFor, errorsOf } from './form-errors.ts'
import { messages } from './messages.ts'
import { passwordProblems, type PasswordValues } from './password-problems.ts'
import { AlsoRemove, type WayIn } from './security/also-remove.tsx'
import { keptPasskeys, passkeyWays } from './security/ways-in.ts'
import { Loaded, SecurityCard } from './security-card.tsx'
import { passwordTexts, twoFactorTexts } from './security-messages.ts'
import { useChangePassword } from './use-change-password.ts'
import { useTwoFactor } from './use-two-factor.ts'

const empty: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** A new password, with the old one, and what else that signs in goes with it. */
export function ChangePasswordCard({ email }: { email: string }) {
  const twoFactor = useTwoFactor()
  return (
    <SecurityCard title={passwordTexts.title} lead={passwordTexts.lead}>
      <Loaded query={twoFactor} failed={twoFactorTexts.loadFailed}>
        {({ passkeys }) => <ChangePasswordForm email={email} ways={passkeyWays(passkeys)} />}
      </Loaded>
    </SecurityCard>
  )
}

/** The fields clear once it is set. */
function ChangePasswordForm({ email, ways }: { email: string; ways: readonly WayIn[] }) {
  const [values, setValues] = useState(empty)
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const change = useChangePassword()

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = passwordProblems(values)
    setErrors(found)
    if (found.length > 0) return
    const { currentPassword, newPassword } = values
    change.mutate(
      { currentPassword, newPassword, keepPasskeys: keptPasskeys(kept) },
      {
        onSuccess: () => {
          setValues(empty)
          setKept(new Set())
          toast(passwordTexts.changed)
        },
        onError: (error) => setErrors(errorsOf(error, passwordTexts.failed)),
      },
    )
  }

  const fieldOf = (name: keyof PasswordValues) => ({
    name,
    required: true,
    value: values[name],
    error: errorFor(errors, name),
    onValueChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  })

  return (
    <form className="grid max-w-md gap-4" onSubmit={submit} noValidate>
      <ErrorSummary errors={errors} />
      {/* Password managers look for the name that belongs to the password. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...fieldOf('currentPassword')}
      />
      <PasswordField
        label="New password"
        hint={messages.passwordHint}
        autoComplete="new-password"
        {...fieldOf('newPassword')}
      />
      <PasswordField
        label="New password, once more"
        autoComplete="new-password"
        {...fieldOf('confirmPassword')}
      />
      <AlsoRemove ways={ways} kept={kept} onKeptChange={setKept} />
      <div>
        <Button type="submit" busy={change.isPending}>
          Change password
        </Button>
      </div>
    </form>
  )
}
