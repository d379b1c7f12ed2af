/** A language model in our words: it reads a question and gives data of a shape. It computes and stores nothing. */

export type ModelAsked = {
  instructions: string
  /** what is to be read, as JSON */
  prompt: string
  /** the JSON schema of the answer; a model may break it, so the caller checks what comes */
  schema: object
  /** the body of the request, word for word, as it leaves */
  onSent(body: string): void
}

export type ModelAnswer = {
  /** what came, unchecked; null where it was no JSON */
  output: unknown
  /** what it says it used; null where it does not say */
  tokens: { input: number; output: number } | null
}

export type Model = {
  /** its name for people: 'llama3.3 at 127.0.0.1:11434' */
  name: string
  /** It hung too often just now: asking it would only make a person wait. */
  isResting(): boolean
  /** The answer to one request. Throws OutsideUnavailable when none comes, or none within the time. */
  read(asked: ModelAsked): Promise<ModelAnswer>
}

/** The most tokens of one answer. */
export const MOST_OUTPUT_TOKENS = 800
/** The longest request, in characters. */
const MOST_CHARACTERS = 30_000

/** Whether a request is short enough to leave. */
export const isShortEnough = (body: string): boolean => body !== '' && body.length <= MOST_CHARACTERS
