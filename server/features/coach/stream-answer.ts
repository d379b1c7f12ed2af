/** An answer as lines of JSON: its words sentence by sentence as they are proven, then the whole. */
import type { FastifyReply } from 'fastify'
import type { CoachAnswer } from '#contracts/coach.ts'

const LINES_OF_JSON = 'application/x-ndjson; charset=utf-8'

/** Sentences with the space after them; joined they are the text again. */
export function sentencesOf(text: string): string[] {
  return (
    text.match(/[^.!?\n]*(?:[.!?](?!\s)[^.!?\n]*)*(?:[.!?\n]+\s*|$)/g)?.filter((part) => part !== '') ?? []
  )
}

export type AnswerLines = {
  /** Sends words that hold already. */
  words(words: string): void
  /**
   * Sends what is left of the words, then the whole, and ends. Where the answer does not begin with the words sent,
   * they were withdrawn, and the whole stands in their place.
   */
  end(answer: CoachAnswer): void
  /** Breaks the line off: what was sent is no answer. */
  breakOff(): void
  /** told when whoever asked has gone */
  gone: AbortSignal
}

/** Answers line by line; nothing is sent, and an error is still answered as one, until the first words are. */
export function answerLines(reply: FastifyReply): AnswerLines {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  let sent = ''
  const write = (line: object) => {
    if (!reply.sent) {
      reply.hijack()
      reply.raw.writeHead(200, { ...reply.getHeaders(), 'content-type': LINES_OF_JSON } as Record<
        string,
        string
      >)
    }
    if (!reply.raw.destroyed) reply.raw.write(`${JSON.stringify(line)}\n`)
  }
  const words = (text: string) => {
    sent += text
    write({ words: text })
  }
  return {
    words,
    end: (answer) => {
      if (answer.response.startsWith(sent)) sentencesOf(answer.response.slice(sent.length)).forEach(words)
      write({ answer })
      reply.raw.end()
    },
    breakOff: () => reply.raw.destroy(),
    gone: gone.signal,
  }
}
