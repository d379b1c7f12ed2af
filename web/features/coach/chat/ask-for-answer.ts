/** The chat's call (spec 7), with a streamed answer. */
import type { CoachAnswer } from '#contracts/coach/coach.ts'
import { ApiError } from '#web/api/api-error.ts'
import { initOf } from '#web/api/request.ts'
import { announceSessionLost } from '#web/api/session/session-lost.ts'

const PATH = '/api/chat/debt-advisor'
/** The longest silence; the server waits 15 seconds at most for a model. */
const PATIENCE_MS = 20_000

export type ChatQuestion = {
  message: string
  /** the server does not trust these (reading 23) */
  debts: readonly unknown[]
  conversationHistory: readonly { role: 'user' | 'assistant'; content: string }[]
  conversationId: string | null
}
/** A line of a streamed answer: words as they are proven, then the whole. */
export type AnswerLine = { words: string } | { answer: CoachAnswer }
export type AskForAnswer = (question: ChatQuestion, signal: AbortSignal) => AsyncIterable<AnswerLine>

/** Yields the answer line by line. Throws ApiError on a refusal, and the error of fetch when the connection breaks. */
export async function* askForAnswer(question: ChatQuestion, signal: AbortSignal): AsyncGenerator<AnswerLine> {
  const patience = new AbortController()
  let timer = setTimeout(() => patience.abort(), PATIENCE_MS)
  try {
    const response = await fetch(PATH, {
      ...initOf('POST', { body: { ...question, stream: true } }),
      signal: AbortSignal.any([signal, patience.signal]),
    })
    if (response.status === 401) announceSessionLost(PATH)
    if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText)
    if (!response.headers.get('content-type')?.includes('ndjson') || !response.body) {
      yield { answer: (await response.json()) as CoachAnswer }
      return
    }
    for await (const line of linesOf(piecesOf(response.body))) {
      clearTimeout(timer)
      timer = setTimeout(() => patience.abort(), PATIENCE_MS)
      yield line
    }
  } finally {
    clearTimeout(timer)
  }
}

// Not every browser supports async iteration of a ReadableStream yet.
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    reader.cancel().catch(() => {})
  }
}

/** One parsed line; null for an empty or unknown one. */
function lineOf(text: string): AnswerLine | null {
  if (text.trim() === '') return null
  const line: unknown = JSON.parse(text)
  if (typeof line !== 'object' || line === null) return null
  return 'words' in line || 'answer' in line ? (line as AnswerLine) : null
}

/** Reads JSON lines from chunks that break anywhere, even inside a character. Throws SyntaxError on invalid JSON. */
export async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<AnswerLine> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of pieces) {
    rest += decoder.decode(piece, { stream: true })
    const texts = rest.split('\n')
    rest = texts.pop() ?? ''
    for (const text of texts) {
      const line = lineOf(text)
      if (line) yield line
    }
  }
  const last = lineOf(rest + decoder.decode())
  if (last) yield last
}
