import { useState, type FormEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary, type FormError } from '#web/ui/error-summary.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { errorFor, errorsOf } from './form-errors.ts'
import { messages } from './messages.ts'
import { passwordProblems, type PasswordValues } from './password-problems.ts'
import { SecurityCard } from './security-card.tsx'
import { passwordTexts } from './security-messages.ts'
import { useChangePassword } from './use-sessions.ts'

const empty: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** A new password, with the old one. The fields clear once it is set. */
export function ChangePasswordCard({ email }: { email: string }) {
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const change = useChangePassword()

  function submit(event: FormEvent): void {
    event.preventDefault()
    const found = passwordProblems(values)
    setErrors(found)
    if (found.length > 0) return
    const { currentPassword, newPassword } = values
    change.mutate(
      { currentPassword, newPassword },
      {
        onSuccess: () => {
          setValues(empty)
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
    <SecurityCard title={passwordTexts.title} lead={passwordTexts.lead}>
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
        <div>
          <Button type="submit" busy={change.isPending}>
            Change password
          </Button>
        </div>
      </form>
    </SecurityCard>
  )
}
