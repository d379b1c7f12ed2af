/** An answer as lines of JSON: its words sentence by sentence, then the whole. */
import type { FastifyReply } from 'fastify'
import type { CoachAnswer } from '#contracts/coach.ts'

const LINES_OF_JSON = 'application/x-ndjson; charset=utf-8'

/** Sentences with the space after them; joined they are the text again. */
function sentencesOf(text: string): string[] {
  return (
    text.match(/[^.!?\n]*(?:[.!?](?!\s)[^.!?\n]*)*(?:[.!?\n]+\s*|$)/g)?.filter((part) => part !== '') ?? []
  )
}

/**
 * Sends an answer line by line. An error before it is still answered as one. Help in danger comes whole, so that its
 * words are read with the ways to reach it.
 */
export function sendLines(reply: FastifyReply, answer: CoachAnswer): void {
  reply.hijack()
  reply.raw.writeHead(200, { ...reply.getHeaders(), 'content-type': LINES_OF_JSON } as Record<string, string>)
  const words = answer.kind === 'crisis' ? [] : sentencesOf(answer.response).map((one) => ({ words: one }))
  const lines = [...words, { answer }]
  for (const line of lines) reply.raw.write(`${JSON.stringify(line)}\n`)
  reply.raw.end()
}
