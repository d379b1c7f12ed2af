/** What the model of questions looks at: words without their endings, pairs of them, and pieces of long words. */
import { plainQuestion } from './plain-question.ts'

/** The word without its ending; words of one family meet, which is all that is asked of it. */
export function stem(word: string): string {
  if (word.length <= 3) return word
  return word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^su])s$/, '$1')
    .replace(/(?<=\w{3})(?:ing|edly|ed|ly)$/, '')
    .replace(/([bdglmnprt])\1$/, '$1')
    .replace(/(?<=\w{3})e$/, '')
}

const PIECE = 4

/** Pieces of four letters, so that a misspelt word still shares most of itself with the right one. */
function piecesOf(word: string): string[] {
  if (word.length <= PIECE + 1) return []
  return Array.from({ length: word.length - PIECE + 1 }, (_, at) => `#${word.slice(at, at + PIECE)}`)
}

/** Features of a question, with repeats. Example: "pay it off" has its words, 'pay_it', and 'pay__off' with a gap. */
export function featuresOf(question: string): string[] {
  const words = plainQuestion(question).split(' ').map(stem)
  return [
    ...words,
    ...words.slice(1).map((word, at) => `${words[at]}_${word}`),
    ...words.slice(2).map((word, at) => `${words[at]}__${word}`),
    ...words.flatMap(piecesOf),
  ]
}
