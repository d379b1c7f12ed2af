/** An answer as lines of JSON: its words sentence by sentence as they are proven, then the whole. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import type { CoachAnswer } from '#contracts/coach.ts'

const LINES_OF_JSON = 'application/x-ndjson; charset=utf-8'

/** Sentences with the space after them; joined they are the text again. */
export function sentencesOf(text: string): string[] {
  return (
    text.match(/[^.!?\n]*(?:[.!?](?!\s)[^.!?\n]*)*(?:[.!?\n]+\s*|$)/g)?.filter((part) => part !== '') ?? []
  )
}

function linesOf(answer: CoachAnswer): Readable {
  const lines = [...sentencesOf(answer.response).map((words) => ({ words })), { answer }]
  return Readable.from(lines.map((line) => `${JSON.stringify(line)}\n`))
}

/** Sends {"words"} for each sentence, then {"answer"}. Who leaves meanwhile is not waited for. */
export async function streamAnswer(reply: FastifyReply, answer: CoachAnswer): Promise<void> {
  reply.hijack()
  reply.raw.writeHead(200, { ...reply.getHeaders(), 'content-type': LINES_OF_JSON } as Record<string, string>)
  await pipeline(linesOf(answer), reply.raw).catch(() => {})
}
