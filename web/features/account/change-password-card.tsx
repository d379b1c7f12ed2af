import { getTwoFactor } from '#contracts/account/security.ts'
import { useRead } from '#web/api/use-read.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { toast } from '#web/ui/toast.tsx'
import { messages } from './messages.ts'
import { readPasswords } from './read-passwords.ts'
import { AlsoRemove, type WayIn } from './security/also-remove.tsx'
import { keptPasskeys, passkeyWays } from './security/ways-in.ts'
import { Loaded, SecurityCard } from './security-card.tsx'
import { passwordTexts, twoFactorTexts } from './security-messages.ts'
import { useChangePassword } from './use-change-password.ts'

const start = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
  /** ids of what else signs in and stays */
  kept: new Set<string>() as ReadonlySet<string>,
}

/** A new password, with the old one, and what else that signs in goes with it. */
export function ChangePasswordCard({ email }: { email: string }) {
  const twoFactor = useRead(getTwoFactor)
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
  const change = useChangePassword()
  const form = useForm({
    start,
    read: (values) => {
      const { body, errors } = readPasswords(values)
      if (errors) return { errors }
      const { currentPassword, newPassword } = body
      return { body: { currentPassword, newPassword, keepPasskeys: keptPasskeys(values.kept) } }
    },
    send: (body) => change.mutateAsync({ body }),
    refused: { text: passwordTexts.failed },
    onSent: (_, __, { reset }) => {
      reset()
      toast(passwordTexts.changed)
    },
  })
  return (
    <Form form={form} className="grid max-w-md gap-4">
      {/* Password managers look for the name that belongs to the password. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        required
        {...form.field('currentPassword')}
      />
      <PasswordField
        label="New password"
        hint={messages.passwordHint}
        autoComplete="new-password"
        required
        {...form.field('newPassword')}
      />
      <PasswordField
        label="New password, once more"
        autoComplete="new-password"
        required
        {...form.field('confirmPassword')}
      />
      <AlsoRemove ways={ways} kept={form.values.kept} onKeptChange={(kept) => form.change({ kept })} />
      <div>
        <Button type="submit" busy={form.isBusy}>
          Change password
        </Button>
      </div>
    </Form>
  )
}
