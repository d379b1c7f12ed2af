import { fieldMessages, serverMessage } from '#web/api/api-error.ts'
import type { FormError } from '#web/ui/error-summary.tsx'

/** The errors of a refused form: by field where the server names fields, else its sentence, else ours. */
export function errorsOf(error: unknown, fallback: string): readonly FormError[] {
  const byField = Object.entries(fieldMessages(error))
  if (byField.length > 0) return byField.map(([field, message]) => ({ field, message }))
  return [{ field: null, message: serverMessage(error) ?? fallback }]
}

/** The sentence that stands beside a field. */
export function errorFor(errors: readonly FormError[], field: string): string | undefined {
  return errors.find((one) => one.field === field)?.message
}

/** A sentence for each field left empty, in the order of the form. */
export function missing(values: Record<string, string>, sentences: Record<string, string>): FormError[] {
  return Object.entries(sentences)
    .filter(([field]) => !values[field]?.trim())
    .map(([field, message]) => ({ field, message }))
}
