/** The fields of a body that were sent. An absent one changes nothing; null empties. */
export function givenFields<T extends object>(fields: T): Partial<T> {
  // What is left are entries of T, each with its own type; the compiler cannot follow that through the entries.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
}
