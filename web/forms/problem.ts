/** The problems of a form: sentences at its fields, and one about the form as a whole. */
import { ApiError, fieldMessages, serverMessage } from '#web/api/api-error.ts'
import type { FormError } from '#web/ui/fields/error-summary.tsx'

export type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>

/** The result of a reader: the body to send, or a sentence for each field that is not right. */
export type Read<Values, Body> =
  | { body: Body; errors?: undefined }
  | { body?: undefined; errors: FieldErrors<Values> }

export type Problem<Values> = {
  errors: FieldErrors<Values>
  /** about the form as a whole */
  whole?: string | undefined
}

/** Fields of the body, as the server names them, and the fields of the form that stand for them. */
export type FieldNames<Values> = Readonly<Record<string, keyof Values & string>>

type Reading<Values> = {
  values: Values
  names?: FieldNames<Values> | undefined
  /** the sentence where the server has none */
  unsaid: string
}

/**
 * A failed call as a problem of its form. A sentence about a field that the form does not have is about the whole form:
 * a limit, such as 500 debts, must not stand under a name. Of two sentences for one field the first stays.
 */
export function problemOf<Values extends object>(
  error: unknown,
  { values, names = {}, unsaid }: Reading<Values>,
): Problem<Values> {
  const errors: FieldErrors<Values> = {}
  const others: string[] = []
  for (const [field, message] of Object.entries(fieldMessages(error))) {
    const own = Object.hasOwn(names, field) ? names[field] : isFieldOf(values, field) ? field : undefined
    if (own === undefined) others.push(message)
    else errors[own] ??= message
  }
  if (others.length > 0) return { errors, whole: others.join(' ') }
  const isAboutFields = Object.keys(errors).length > 0
  return { errors, whole: isAboutFields ? undefined : (serverMessage(error) ?? unsaid) }
}

function isFieldOf<Values extends object>(values: Values, name: string): name is keyof Values & string {
  return Object.hasOwn(values, name)
}

/** The stored version, where a call was refused because somebody else had changed it; null for any other error. */
export function newerOf(error: unknown): unknown {
  return error instanceof ApiError && error.status === 409 ? (error.answer?.current ?? null) : null
}

/** The problem as the error summary lists it: the whole form first, then the fields as they were read. */
export function errorList({ errors, whole }: Problem<Record<string, unknown>>): FormError[] {
  const ofFields = Object.entries(errors).flatMap(([field, message]) => (message ? [{ field, message }] : []))
  return whole ? [{ field: null, message: whole }, ...ofFields] : ofFields
}
