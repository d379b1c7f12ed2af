import { useQueryClient } from '@tanstack/react-query'
import { changePassword, getTwoFactor, listSessions } from '#contracts/account/security.ts'
import { getCalendarFeed } from '#contracts/money/calendar.ts'
import { readOf } from '#web/api/read.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Form } from '#web/forms/form.tsx'
import type { Read } from '#web/forms/problem.ts'
import { readRequired } from '#web/forms/read-required.ts'
import { useForm } from '#web/forms/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/fields/password-field.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { messages } from '../messages.ts'
import { AlsoRemove, keptPasskeys, passkeyWays, type WayIn } from './also-remove.tsx'
import { passwordTexts, twoFactorTexts } from '../security/messages.ts'
import { refreshWaysIn } from '../security/use-two-factor.ts'

const start = {
  currentPassword: '',
  newPassword: '',
  confirmPassword: '',
  /** ids of what else signs in and stays */
  kept: new Set<string>() as ReadonlySet<string>,
}

/** Changes the password, and removes the sign-in methods that the person does not keep. */
export function ChangePasswordCard({ email }: { email: string }) {
  const twoFactor = useRead(getTwoFactor)
  return (
    <TitledCard title={passwordTexts.title} lead={passwordTexts.lead}>
      <Loaded read={twoFactor} isInset title={twoFactorTexts.loadFailed} text={null}>
        {({ passkeys }) => <ChangePasswordForm email={email} ways={passkeyWays(passkeys)} />}
      </Loaded>
    </TitledCard>
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
      <input
        type="text"
        name="username"
        aria-label={passwordTexts.username}
        autoComplete="username"
        value={email}
        readOnly
        hidden
      />
      <PasswordField label={passwordTexts.current} {...form.field('currentPassword')} />
      <PasswordField
        label={passwordTexts.new}
        hint={messages.passwordHint}
        autoComplete="new-password"
        {...form.field('newPassword')}
      />
      <PasswordField
        label={passwordTexts.confirm}
        autoComplete="new-password"
        {...form.field('confirmPassword')}
      />
      <AlsoRemove ways={ways} kept={form.values.kept} onKeptChange={(kept) => form.change({ kept })} />
      <div>
        <Button type="submit" busy={form.isBusy}>
          {passwordTexts.change}
        </Button>
      </div>
    </Form>
  )
}

type PasswordValues = { currentPassword: string; newPassword: string; confirmPassword: string }

/** Refuses an empty field, and two new passwords that differ (spec 5). There is no rule about length. */
export function readPasswords(values: PasswordValues): Read<PasswordValues, PasswordValues> {
  const { currentPassword, newPassword, confirmPassword } = values
  const passwords = { currentPassword, newPassword, confirmPassword }
  const found = readRequired(passwords, {
    currentPassword: passwordTexts.currentMissing,
    newPassword: passwordTexts.newMissing,
    confirmPassword: passwordTexts.confirmMissing,
  })
  if (found.errors || newPassword === confirmPassword) return found
  return { errors: { confirmPassword: passwordTexts.mismatch } }
}

/** Sets a new password with the old one; the person stays signed in here alone. */
function useChangePassword() {
  const client = useQueryClient()
  return useWrite(changePassword, {
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: readOf(listSessions).queryKey })
      // Everything else that the old password opened has ended, or may prove less now.
      refreshWaysIn(client)
      void client.invalidateQueries({ queryKey: readOf(getCalendarFeed).queryKey })
    },
  })
}
