/**
 * The state of a conversation on screen: its turns, the pending call, and the last error. It knows nothing of
 * rendering; both chats have one.
 */
import { ApiError } from '#web/api/api-error.ts'
import { createListeners } from '#web/listeners.ts'
import type { AnswerLine, AskForAnswer } from './ask-for-answer.ts'
import {
  beforeLastQuestion,
  contentOf,
  applyLine,
  isAnswered,
  lastQuestion,
  type Stamp,
  type Turn,
} from './turns.ts'

// spec 9: the last 10 messages are sent along
const HISTORY_MESSAGES = 10
/** In characters; the history is for context only, and these limits keep the request small. */
const LONGEST_HISTORY = 1_000
const MAX_DEBTS = 50

/** refused: the server's own sentence; broken: no answer, and a retry may help */
type Trouble = { kind: 'refused'; text: string } | { kind: 'broken' }

export type ConversationState = {
  turns: readonly Turn[]
  isPending: boolean
  trouble: Trouble | null
  /** messages left today; null before the first answer */
  left: number | null
  draft: string
}

const fresh: ConversationState = { turns: [], isPending: false, trouble: null, left: null, draft: '' }

type Parts = {
  ask: AskForAnswer
  /** no answer came: shows the toast of the specification */
  onBroken: () => void
  now?: () => Date
}

/** A refusal carries a sentence for the person; anything else counts as a broken connection. */
function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError) || error.status >= 500 || !error.answer) return { kind: 'broken' }
  const [field] = error.answer.fields ?? []
  return { kind: 'refused', text: field?.message ?? error.answer.message }
}

/** A conversation that starts with its greeting and notifies its listeners of every change. */
export class Conversation {
  #state = fresh
  /** the server's id of it; null until the first answer */
  #id: string | null = null
  #count = 0
  #debts: readonly unknown[] = []
  #pending: AbortController | null = null
  readonly #parts: Parts
  readonly #listeners = createListeners()
  readonly subscribe = this.#listeners.subscribe

  constructor(parts: Parts) {
    this.#parts = parts
  }

  readonly read = (): ConversationState => this.#state

  /** Sets the person's debts, which are sent along (spec 7). */
  setDebts(debts: readonly unknown[]): void {
    this.#debts = debts.slice(0, MAX_DEBTS)
  }

  /** Sets the draft. */
  setDraft(draft: string): void {
    this.#change({ draft })
  }

  /** Sends a message, unless it is empty or another one is pending (spec 5). */
  async send(message: string): Promise<void> {
    const text = message.trim()
    if (text === '' || this.#state.isPending) return
    this.#change({ draft: '' })
    await this.#ask(text)
  }

  /** Asks the unanswered question again. */
  async retry(): Promise<void> {
    const message = lastQuestion(this.#state.turns)
    if (message === null || this.#state.isPending) return
    this.#change({ turns: beforeLastQuestion(this.#state.turns) })
    await this.#ask(message)
  }

  /** Stops waiting. Streamed words stay; without any, the question returns to the input. */
  stop(): void {
    const { turns, draft } = this.#state
    const message = lastQuestion(turns)
    if (!this.#pending || message === null) return
    this.#abort()
    const last = turns.at(-1)
    if (last?.role === 'assistant') {
      this.#change({ turns: [...turns.slice(0, -1), { ...last, isStopped: true }], isPending: false })
    } else {
      this.#change({ turns: beforeLastQuestion(turns), isPending: false, draft: draft || message })
    }
  }

  /** Starts over with the greeting. */
  readonly reset = (): void => {
    this.#abort()
    this.#id = null
    this.#change(fresh)
  }

  #abort(): void {
    this.#pending?.abort()
    this.#pending = null
  }

  #change(next: Partial<ConversationState>): void {
    this.#state = { ...this.#state, ...next }
    this.#listeners.notify()
  }

  #stamp(): Stamp {
    this.#count += 1
    return { id: `turn-${this.#count}`, timestamp: (this.#parts.now?.() ?? new Date()).toISOString() }
  }

  async #ask(message: string): Promise<void> {
    const controller = new AbortController()
    this.#pending = controller
    const turns: Turn[] = [...this.#state.turns, { ...this.#stamp(), role: 'user', content: message }]
    this.#change({ turns, isPending: true, trouble: null })
    try {
      await this.#stream(message, controller.signal)
    } catch (error) {
      if (!controller.signal.aborted) this.#fail(error, message)
    }
    if (this.#pending !== controller) return
    this.#pending = null
    this.#change({ isPending: false })
  }

  async #stream(message: string, signal: AbortSignal): Promise<void> {
    const history = beforeLastQuestion(this.#state.turns).slice(-HISTORY_MESSAGES)
    const question = {
      message,
      debts: this.#debts,
      conversationHistory: history.map((turn) => ({
        role: turn.role,
        content: contentOf(turn).slice(0, LONGEST_HISTORY),
      })),
      conversationId: this.#id,
    }
    for await (const line of this.#parts.ask(question, signal)) {
      if (signal.aborted) return
      this.#apply(line)
    }
    if (!isAnswered(this.#state.turns)) throw new Error('the answer was cut off')
  }

  #apply(line: AnswerLine): void {
    const turns = applyLine(this.#state.turns, line, () => this.#stamp())
    if ('words' in line) return this.#change({ turns })
    this.#id = line.answer.conversationId
    this.#change({ turns, left: line.answer.left })
  }

  /** A refused question returns to the input. One without an answer stays and can be retried. */
  #fail(error: unknown, message: string): void {
    const trouble = troubleOf(error)
    if (trouble.kind === 'broken') {
      this.#change({ trouble })
      return this.#parts.onBroken()
    }
    // The conversation was deleted meanwhile: the next question starts a new one.
    if (error instanceof ApiError && error.status === 404) this.#id = null
    this.#change({ trouble, turns: beforeLastQuestion(this.#state.turns), draft: message })
  }
}
