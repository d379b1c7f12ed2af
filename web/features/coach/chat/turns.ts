/** What was said, turn by turn. */
import type { CoachAnswer } from '#contracts/coach/coach.ts'
import type { AnswerLine } from './ask-for-answer.ts'

export type Stamp = { id: string; timestamp: string }

type UserTurn = Stamp & { role: 'user'; content: string }
type CoachTurn = Stamp & {
  role: 'assistant'
  /** its words as they came, sentence by sentence */
  pieces: readonly string[]
  /** the whole; null while it comes, and where it was cut off */
  answer: CoachAnswer | null
  isStopped: boolean
}
export type Turn = UserTurn | CoachTurn

/** The words of a turn. */
export function contentOf(turn: Turn): string {
  return turn.role === 'user' ? turn.content : (turn.answer?.response ?? turn.pieces.join(''))
}

/** The question that was asked last. */
export function lastQuestion(turns: readonly Turn[]): string | null {
  const last = turns.findLast(({ role }) => role === 'user')
  return last?.role === 'user' ? last.content : null
}

/** What was said before the last question. */
export function before(turns: readonly Turn[]): readonly Turn[] {
  return turns.slice(
    0,
    turns.findLastIndex(({ role }) => role === 'user'),
  )
}

export function isAnswered(turns: readonly Turn[]): boolean {
  const last = turns.at(-1)
  return last?.role === 'assistant' && last.answer !== null
}

/** The turns with one more line of the answer. What was streamed stands, with what the whole has beyond it; a whole that begins otherwise takes its place. */
export function hearLine(turns: readonly Turn[], line: AnswerLine, stamp: () => Stamp): readonly Turn[] {
  const last = turns.at(-1)
  const isOpen = last?.role === 'assistant' && last.answer === null
  const turn: CoachTurn = isOpen
    ? last
    : { ...stamp(), role: 'assistant', pieces: [], answer: null, isStopped: false }
  const kept = isOpen ? turns.slice(0, -1) : turns
  if ('words' in line) return [...kept, { ...turn, pieces: [...turn.pieces, line.words] }]
  const { answer } = line
  return [...kept, { ...turn, pieces: piecesOfWhole(turn.pieces, answer.response), answer }]
}

/** Pieces stay as they were read out; they are drawn anew only where words were withdrawn. */
function piecesOfWhole(pieces: readonly string[], whole: string): readonly string[] {
  const streamed = pieces.join('')
  if (!whole.startsWith(streamed)) return [whole]
  const rest = whole.slice(streamed.length)
  return rest === '' ? pieces : [...pieces, rest]
}

/** Pieces as paragraphs, each of its sentences: a piece that ends with an empty line ends its paragraph. */
export function paragraphsOf(pieces: readonly string[]): string[][] {
  const paragraphs: string[][] = [[]]
  for (const piece of pieces) {
    const parts = piece.split(/\n{2,}/)
    for (const [index, part] of parts.entries()) {
      if (index > 0) paragraphs.push([])
      if (part !== '') paragraphs.at(-1)?.push(part)
    }
  }
  return paragraphs.filter((sentences) => sentences.length > 0)
}
