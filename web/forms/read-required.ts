import type { FieldErrors, Read } from './problem.ts'

/** The values as they are the body, or a sentence for each text left empty, in the order of the sentences. */
export function readRequired<Values extends object>(
  values: Values,
  sentences: FieldErrors<Values>,
): Read<Values, Values> {
  const isEmpty = (field: string) => String(values[field as keyof Values]).trim() === ''
  const missing = Object.entries(sentences).filter(([field]) => isEmpty(field))
  // The entries are those of `sentences`, which has the form's own fields.
  return missing.length === 0
    ? { body: values }
    : { errors: Object.fromEntries(missing) as FieldErrors<Values> }
}
