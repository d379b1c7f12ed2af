/**
 * The day a person was here before today, as this browser remembers it until they sign out: two days under their id.
 * Nothing of it is sent.
 */
import { browserStore } from '#web/api/storage/browser-store.ts'
import { LAST_VISIT_KEY } from '#web/api/storage/last-visit-key.ts'

type Visits = { id: string; day: string; before: string | null }

/** The last day before `today` on which the person was here; null where this browser knows of none. Remembers today. */
export function visitBefore(id: string, today: string): string | null {
  const kept = readVisits(id)
  if (kept?.day === today) return kept.before
  const before = kept && kept.day < today ? kept.day : null
  browserStore.write(LAST_VISIT_KEY, JSON.stringify({ id, day: today, before } satisfies Visits))
  return before
}

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

function readVisits(id: string): Visits | null {
  try {
    const kept = JSON.parse(browserStore.read(LAST_VISIT_KEY) ?? 'null') as Visits | null
    const isOwn = kept?.id === id && isDay(kept.day) && (kept.before === null || isDay(kept.before))
    return isOwn ? kept : null
  } catch {
    return null
  }
}
