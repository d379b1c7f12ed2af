/**
 * Saves a form while it is typed: some moments after the last key, one request at a time, again after a bad
 * connection. It knows nothing of the screen: the caller gives it the call, and hears of every change of state.
 */
import { ApiError, fieldMessages, isUndecided } from '#web/api/api-error.ts'

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

type AutosaveParts<Values, Stored extends Versioned> = {
  values: Values
  /** the version that `values` were changed from */
  version: number
  send: (values: Values, version: number) => Promise<Stored>
  /** `isAll`: nothing was typed meanwhile */
  onSaved: (stored: Stored, isAll: boolean) => void
  onState: (state: SaveState<Stored>) => void
  /** the stored form of a 409's `current` */
  currentOf: (current: unknown) => Stored | null
  /** the stored form equals these values: then an answer that was lost on its way is no conflict */
  isStored: (values: Values, stored: Stored) => boolean
}

/** Values that were sent or wait to be; known by identity. */
type Sent<Values> = { values: Values }

export class Autosave<Values extends object, Stored extends Versioned> {
  readonly #parts: AutosaveParts<Values, Stored>
  #latest: Values
  #version: number
  /** in the form and not stored yet */
  #unsent: Sent<Values> | null = null
  /** sent, and nobody knows whether it arrived */
  #unanswered: Sent<Values> | null = null
  #running: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #retryMs = FIRST_RETRY_MS

  constructor(parts: AutosaveParts<Values, Stored>) {
    this.#parts = parts
    this.#latest = parts.values
    this.#version = parts.version
  }

  /** The version that the values were changed from. */
  get version(): number {
    return this.#version
  }

  /** Takes a change; what else is in the form is saved with it. */
  typed(changed: Partial<Values>): void {
    this.#latest = { ...this.#latest, ...changed }
    this.#unsent = { values: this.#latest }
    this.#parts.onState({ at: 'saving' })
    this.#plan(SAVE_DELAY_MS)
  }

  /** Sends at once what was not sent yet. Resolves with true when all of it is stored. */
  async flush(): Promise<boolean> {
    if (this.#running) await this.#running
    await this.#run()
    return this.#unsent === null
  }

  /** The connection is back. */
  retry(): void {
    if (this.#unsent) this.#plan(0)
  }

  /** Another version replaces the values; nothing of them is left to send. */
  replace(values: Values, version: number): void {
    this.stop()
    this.#latest = values
    this.#version = version
    this.#unsent = null
    this.#unanswered = null
    this.#parts.onState({ at: 'saved' })
  }

  /** Sends the values over that version. */
  overwrite(version: number): void {
    this.#version = version
    this.typed({})
  }

  /** No more timers; what is not sent stays in the draft. */
  stop(): void {
    clearTimeout(this.#timer)
  }

  #plan(delayMs: number): void {
    this.stop()
    this.#timer = setTimeout(() => void this.#run(), delayMs)
  }

  #run(): Promise<void> {
    this.stop()
    this.#running ??= this.#send().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #send(): Promise<void> {
    const sent = this.#unsent
    if (!sent) return
    this.#parts.onState({ at: 'saving' })
    try {
      this.#settle(sent, await this.#parts.send(sent.values, this.#version))
    } catch (error) {
      this.#fail(sent, error)
    }
  }

  #settle(sent: Sent<Values>, stored: Stored): void {
    const isAll = this.#unsent === sent
    this.#retryMs = FIRST_RETRY_MS
    this.#unanswered = null
    this.#version = stored.version
    if (isAll) this.#unsent = null
    this.#parts.onSaved(stored, isAll)
    if (isAll) this.#parts.onState({ at: 'saved' })
    else if (this.#unsent) this.#plan(SAVE_DELAY_MS)
  }

  #fail(sent: Sent<Values>, error: unknown): void {
    const { onState, onSaved, currentOf, isStored } = this.#parts
    if (!(error instanceof ApiError) || isUndecided(error)) {
      this.#unanswered = sent
      onState({ at: 'unreachable' })
      this.#plan(this.#retryMs)
      this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS)
      return
    }
    const current = error.status === 409 ? currentOf(error.answer?.current) : null
    if (current && isStored(sent.values, current)) return this.#settle(sent, current)
    if (current && this.#unanswered && isStored(this.#unanswered.values, current)) {
      this.#unanswered = null
      this.#version = current.version
      onSaved(current, false)
      return this.#plan(0)
    }
    // Until something else is typed the answer would be the same. A lost session is the shell's to report.
    if (current) onState({ at: 'conflict', current })
    else onState({ at: 'refused', fields: fieldMessages(error) })
  }
}
