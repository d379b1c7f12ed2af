/** A language model in our words: it writes sentences and asks for tools; it computes nothing and stores nothing. */
import type * as z from 'zod/mini'

type ModelMessage = { role: 'user' | 'assistant'; content: string }

/** A tool reads and answers; none changes anything. */
export type ModelTool = {
  name: string
  /** when to use it, in a sentence */
  summary: string
  input: z.ZodMiniType
  run(input: unknown): unknown
}

export type ModelAsked = {
  instructions: string
  messages: readonly ModelMessage[]
  tools: readonly ModelTool[]
  /** aborts when the person has gone */
  signal: AbortSignal
  /** the most that the next request can cost; a refusal stops it before anything is sent */
  admit(most: { inputTokens: number; outputTokens: number }): Promise<void>
  /** the body of each request, word for word, as it leaves */
  onSent(body: string): void
}

export type Model = {
  /** its name for people: 'llama3.3 at 127.0.0.1:11434' */
  name: string
  limits: ModelLimits
  /** The words as they come. Throws OutsideUnavailable when they do not come, come too late, or end in the middle. */
  answer(asked: ModelAsked): AsyncIterable<string>
}

export type ModelLimits = {
  /** until the first word or tool call of a step */
  firstByteMs: number
  /** until the last word, tries together */
  wholeMs: number
  /** how long a person waits with nothing new to read before another answer is given */
  patienceMs: number
  /** before the one retry */
  retryAfterMs: number
  /** requests for one answer: tools are asked for in between */
  steps: number
  /** tools run for one answer */
  toolRuns: number
  outputTokens: number
  /** of one request */
  inputCharacters: number
}

export const modelLimits: ModelLimits = {
  firstByteMs: 12_000,
  wholeMs: 60_000,
  patienceMs: 11_000,
  retryAfterMs: 500,
  steps: 4,
  toolRuns: 12,
  outputTokens: 900,
  inputCharacters: 60_000,
}
