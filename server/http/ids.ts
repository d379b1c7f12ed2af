/** Ids as they stand in a path. */

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/** False for a text the database could not read as an id: there is no such thing, which is a 404. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}

/** The id in a path, in small letters as the database writes it. Throws `missing()` for a text that is none. */
export function requireUuid(text: string, missing: () => Error): string {
  if (!isUuid(text)) throw missing()
  return text.toLowerCase()
}
