/** The fields that were given. In a change an absent one changes nothing, and null empties. */
export function omitUndefined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  // What is left are entries of T, each with its own type; the compiler cannot follow that through the entries.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
}
