import type { FormError } from '#web/ui/error-summary.tsx'
import { missing } from './form-errors.ts'
import { passwordTexts } from './security-messages.ts'

export type PasswordValues = { currentPassword: string; newPassword: string; confirmPassword: string }

/** What keeps a new password from being sent (spec 5): an empty field, or two new ones that differ. No rule of length. */
export function passwordProblems(values: PasswordValues): FormError[] {
  const found = missing(values, {
    currentPassword: passwordTexts.currentMissing,
    newPassword: passwordTexts.newMissing,
    confirmPassword: passwordTexts.confirmMissing,
  })
  if (found.length > 0 || values.newPassword === values.confirmPassword) return found
  return [{ field: 'confirmPassword', message: passwordTexts.mismatch }]
}
