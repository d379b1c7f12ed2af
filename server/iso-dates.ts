/** A row of the database as an answer has it: its moments are ISO 8601 texts in UTC, the rest stays as it is. */

type WithIsoDates<T> = { [Name in keyof T]: Date extends T[Name] ? Exclude<T[Name], Date> | string : T[Name] }

/** Keys that a contract does not name are dropped where the answer is sent, so a whole row may be given. */
export function withIsoDates<T extends object>(row: T): WithIsoDates<T> {
  const shown = { ...row } as Record<string, unknown>
  for (const name in shown) {
    const value = shown[name]
    if (value instanceof Date) shown[name] = value.toISOString()
  }
  // Each value keeps its name and type but for dates; the compiler cannot follow that through the names.
  return shown as WithIsoDates<T>
}
