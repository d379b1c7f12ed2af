/** The call of the chat (spec 7), asked to stream. */
import type { CoachAnswer } from '#contracts/coach/coach.ts'
import { ApiError } from '#web/api/api-error.ts'
import { initOf } from '#web/api/request.ts'
import { announceSessionLost } from '#web/api/session-lost.ts'
import { linesOf, type AnswerLine } from './answer-lines.ts'

const PATH = '/api/chat/debt-advisor'
/** Nothing came for so long: the server answers within twelve seconds, whatever its model does. */
const PATIENCE_MS = 20_000

export type ChatQuestion = {
  message: string
  /** checked by the server and not believed (reading 23) */
  debts: readonly unknown[]
  conversationHistory: readonly { role: 'user' | 'assistant'; content: string }[]
  conversationId: string | null
}
export type AskForAnswer = (question: ChatQuestion, signal: AbortSignal) => AsyncIterable<AnswerLine>

/** Yields the answer line by line. Throws ApiError on a refusal, and what fetch throws when the line is cut or silent. */
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

// A loop over the stream itself is not known to every browser yet.
async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    reader.cancel().catch(() => {})
  }
}
