/**
 * Saves a form while it is typed: some moments after the last key, one request at a time, again after a bad
 * connection. It knows nothing of the screen: what is sent is given to it, and every change of state is told.
 */
import { ApiError, fieldMessages } from '#web/api/api-error.ts'

/** after the last key */
export const SAVE_DELAY_MS = 700
const FIRST_RETRY_MS = 2000
const LONGEST_RETRY_MS = 30_000

type Versioned = { version: number }

export type SaveState<Stored> =
  | { at: 'saved' }
  /** typed, and on its way */
  | { at: 'saving' }
  /** the server could not be reached; it is tried again by itself */
  | { at: 'unreachable' }
  /** the server refuses what was typed: sentences by field */
  | { at: 'refused'; fields: Record<string, string> }
  /** changed elsewhere since; the person chooses which one stays */
  | { at: 'conflict'; current: Stored }

export type Autosave<Values> = {
  /** what was typed, and with it all that stands in the form */
  typed: (changed: Partial<Values>) => void
  /** sends at once what was not sent yet; true when all of it is stored */
  flush: () => Promise<boolean>
  /** the connection is back */
  retry: () => void
  /** another version takes the place of what is here; nothing of it is left to send */
  replace: (values: Values, version: number) => void
  /** what is here is sent over that version */
  overwrite: (version: number) => void
  /** the version that what is typed was changed from */
  version: () => number
  /** no more timers; what is not sent stays in the draft */
  stop: () => void
}

export type AutosaveParts<Values, Stored extends Versioned> = {
  values: Values
  version: number
  send: (values: Values, version: number) => Promise<Stored>
  /** `isAll`: nothing was typed meanwhile */
  onSaved: (stored: Stored, isAll: boolean) => void
  onState: (state: SaveState<Stored>) => void
  /** the stored form of a 409's `current` */
  currentOf: (current: unknown) => Stored | null
  /** what is stored says the same already: an answer that was lost on its way is no conflict */
  isSame: (values: Values, stored: Stored) => boolean
}

type Line<Values, Stored extends Versioned> = {
  parts: AutosaveParts<Values, Stored>
  latest: Values
  version: number
  /** what stands in the form and is not stored yet */
  unsent: { values: Values } | null
  /** sent, and nobody knows whether it arrived */
  unanswered: { values: Values } | null
  running: Promise<void> | null
  timer: ReturnType<typeof setTimeout> | undefined
  retryMs: number
}

export function createAutosave<Values extends object, Stored extends Versioned>(
  parts: AutosaveParts<Values, Stored>,
): Autosave<Values> {
  const { values, version } = parts
  const line: Line<Values, Stored> = {
    parts,
    version,
    latest: values,
    unsent: null,
    unanswered: null,
    running: null,
    timer: undefined,
    retryMs: FIRST_RETRY_MS,
  }
  const typed = (changed: Partial<Values>) => {
    line.latest = { ...line.latest, ...changed }
    line.unsent = { values: line.latest }
    parts.onState({ at: 'saving' })
    plan(line, SAVE_DELAY_MS)
  }
  return {
    typed,
    async flush() {
      if (line.running) await line.running
      await run(line)
      return line.unsent === null
    },
    retry() {
      if (line.unsent) plan(line, 0)
    },
    replace(next, at) {
      clearTimeout(line.timer)
      Object.assign(line, { latest: next, version: at, unsent: null, unanswered: null })
      parts.onState({ at: 'saved' })
    },
    overwrite(at) {
      line.version = at
      typed({})
    },
    version: () => line.version,
    stop: () => clearTimeout(line.timer),
  }
}

function plan<Values, Stored extends Versioned>(line: Line<Values, Stored>, delayMs: number): void {
  clearTimeout(line.timer)
  line.timer = setTimeout(() => void run(line), delayMs)
}

function run<Values, Stored extends Versioned>(line: Line<Values, Stored>): Promise<void> {
  clearTimeout(line.timer)
  line.running ??= sendUnsent(line).finally(() => {
    line.running = null
  })
  return line.running
}

async function sendUnsent<Values, Stored extends Versioned>(line: Line<Values, Stored>): Promise<void> {
  const sent = line.unsent
  if (!sent) return
  line.parts.onState({ at: 'saving' })
  try {
    settle(line, sent, await line.parts.send(sent.values, line.version))
  } catch (error) {
    fail(line, sent, error)
  }
}

type Sent<Values> = { values: Values }

function settle<Values, Stored extends Versioned>(
  line: Line<Values, Stored>,
  sent: Sent<Values>,
  stored: Stored,
): void {
  const isAll = line.unsent === sent
  Object.assign(line, { retryMs: FIRST_RETRY_MS, unanswered: null, version: stored.version })
  if (isAll) line.unsent = null
  line.parts.onSaved(stored, isAll)
  if (isAll) line.parts.onState({ at: 'saved' })
  else if (line.unsent) plan(line, SAVE_DELAY_MS)
}

function fail<Values, Stored extends Versioned>(
  line: Line<Values, Stored>,
  sent: Sent<Values>,
  error: unknown,
): void {
  const { parts } = line
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) {
    line.unanswered = sent
    parts.onState({ at: 'unreachable' })
    plan(line, line.retryMs)
    line.retryMs = Math.min(line.retryMs * 2, LONGEST_RETRY_MS)
    return
  }
  const current = error.status === 409 ? parts.currentOf(error.answer?.current) : null
  if (current && parts.isSame(sent.values, current)) return settle(line, sent, current)
  if (current && line.unanswered && parts.isSame(line.unanswered.values, current)) {
    line.unanswered = null
    line.version = current.version
    parts.onSaved(current, false)
    return plan(line, 0)
  }
  // Until something else is typed the answer would be the same. A lost session is the shell's to tell.
  if (current) parts.onState({ at: 'conflict', current })
  else parts.onState({ at: 'refused', fields: fieldMessages(error) })
}
