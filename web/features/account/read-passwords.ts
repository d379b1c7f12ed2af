import type { Read } from '#web/forms/problem.ts'
import { readRequired } from '#web/forms/read-required.ts'
import { passwordTexts } from './security-messages.ts'

export type PasswordValues = { currentPassword: string; newPassword: string; confirmPassword: string }

/** What keeps a new password from being sent (spec 5): an empty field, or two new ones that differ. No rule of length. */
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
