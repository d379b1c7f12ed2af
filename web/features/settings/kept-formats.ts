import { browserStore } from '#web/api/browser-store.ts'
import { parseFormats, type Formats } from '#web/format/formats.ts'

const KEY = 'jubilee-formats'

/** The formats this person had last in this browser: the first paint does not wait for the server to repeat them. */
export const keptFormats = {
  read(userId: string): Formats | null {
    const text = browserStore.read(KEY)
    return ownerOf(text) === userId ? parseFormats(text) : null
  },
  keep(userId: string, { currency, dateFormat, timezone }: Formats): void {
    browserStore.write(KEY, JSON.stringify({ userId, currency, dateFormat, timezone }))
  },
}

/** Somebody else may sign in here: what is kept is theirs only. */
function ownerOf(text: string | null): unknown {
  try {
    return (JSON.parse(text ?? 'null') as { userId?: unknown } | null)?.userId
  } catch {
    return null
  }
}
