/** The lines of a streamed answer: {"words"} as they are proven, then {"answer"}. */
import type { CoachAnswer } from '#contracts/coach/coach.ts'

export type AnswerLine = { words: string } | { answer: CoachAnswer }

/** A line as it was sent; null for an empty one and for what is no line of an answer. */
function lineOf(text: string): AnswerLine | null {
  if (text.trim() === '') return null
  const line: unknown = JSON.parse(text)
  if (typeof line !== 'object' || line === null) return null
  return 'words' in line || 'answer' in line ? (line as AnswerLine) : null
}

/** Reads lines of JSON from pieces that break anywhere, also inside a letter. Throws a SyntaxError on what is no JSON. */
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
