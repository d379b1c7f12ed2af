/** What works at a start and should not stay so: an event of the log each. */
import type { Env } from '#server/env.ts'

/** The events, given the address for people in `content/operator.json`. */
export function startWarnings({ mode, databaseUrl }: Env, contactEmail: string | null): string[] {
  if (mode !== 'live') return []
  return [
    // The legal pages promise an address by the time that people can sign up.
    ...(contactEmail === null ? ['operator.no_contact_address'] : []),
    // It gets its fixes later than others (SECURITY.md).
    ...(databaseUrl === null ? ['database.embedded_in_live_mode'] : []),
  ]
}
