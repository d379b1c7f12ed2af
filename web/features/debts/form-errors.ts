import type { FormError } from '#web/ui/error-summary.tsx'

/** The errors of a form as the summary lists them; `general` is about the form as a whole. */
export function summaryOf(errors: Partial<Record<string, string>>, general?: string | null): FormError[] {
  const ofFields = Object.entries(errors).flatMap(([field, message]) => (message ? [{ field, message }] : []))
  return general ? [{ field: null, message: general }, ...ofFields] : ofFields
}
