import type { FormError } from '#web/ui/error-summary.tsx'
import { notSaved } from './messages.ts'

/** What stands above the errors: about the fields, unless the whole form was refused. */
export function summaryTitle(errors: readonly FormError[]): string | undefined {
  return errors.some(({ field }) => field === null) ? notSaved.title : undefined
}

/** The errors of a form as the summary lists them; `general` is about the form as a whole. */
export function summaryOf(errors: Partial<Record<string, string>>, general?: string | null): FormError[] {
  const ofFields = Object.entries(errors).flatMap(([field, message]) => (message ? [{ field, message }] : []))
  return general ? [{ field: null, message: general }, ...ofFields] : ofFields
}
