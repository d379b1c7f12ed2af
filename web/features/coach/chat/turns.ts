/** The turns of a conversation. */
import type { CoachAnswer } from '#contracts/coach/coach.ts'
import type { AnswerLine } from './ask-for-answer.ts'

export type Stamp = { id: string; timestamp: string }

type UserTurn = Stamp & { role: 'user'; content: string }
type CoachTurn = Stamp & {
  role: 'assistant'
  /** its text as it was streamed, sentence by sentence */
  pieces: readonly string[]
  /** the whole answer; null while it streams, and when it was cut off */
  answer: CoachAnswer | null
  isStopped: boolean
}
export type Turn = UserTurn | CoachTurn

/** The text of a turn. */
export function contentOf(turn: Turn): string {
  return turn.role === 'user' ? turn.content : (turn.answer?.response ?? turn.pieces.join(''))
}

/** The last question. */
export function lastQuestion(turns: readonly Turn[]): string | null {
  const last = turns.findLast(({ role }) => role === 'user')
  return last?.role === 'user' ? last.content : null
}

/** The turns before the last question. */
export function beforeLastQuestion(turns: readonly Turn[]): readonly Turn[] {
  return turns.slice(
    0,
    turns.findLastIndex(({ role }) => role === 'user'),
  )
}

export function isAnswered(turns: readonly Turn[]): boolean {
  const last = turns.at(-1)
  return last?.role === 'assistant' && last.answer !== null
}

/**
 * Applies one line of the answer. The whole answer keeps the streamed pieces and adds the rest; it replaces them where
 * it starts differently.
 */
export function applyLine(turns: readonly Turn[], line: AnswerLine, stamp: () => Stamp): readonly Turn[] {
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

/** Keeps the streamed pieces, which were announced already, unless words were withdrawn. */
function piecesOfWhole(pieces: readonly string[], whole: string): readonly string[] {
  const streamed = pieces.join('')
  if (!whole.startsWith(streamed)) return [whole]
  const rest = whole.slice(streamed.length)
  return rest === '' ? pieces : [...pieces, rest]
}

/** Groups pieces into paragraphs of sentences; an empty line ends a paragraph. */
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
