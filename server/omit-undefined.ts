/** A part of it, where a field is there or not, and never undefined. */
export type Given<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> }

/** The fields that were given. In a change an absent one changes nothing, and null empties. */
export function omitUndefined<T extends object>(fields: T): Given<T> {
  // What is left are entries of T, each with its own type; the compiler cannot follow that through the entries.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>
}
