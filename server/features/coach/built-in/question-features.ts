/** What the model of questions looks at: words without their endings, pairs of them, and pieces of words. */
import { stem } from '../word-stem.ts'
import places from '#content/wages/states.json' with { type: 'json' }
import { plainQuestion } from './plain-question.ts'

const STATES = new RegExp(
  `\\b(?:${places.states
    .map(({ name }) => name.toLowerCase())
    .toSorted((a, b) => b.length - a.length)
    .join('|')})\\b`,
  'g',
)
// "may" and "march" are months only where a date is meant.
const MONTHS =
  /\b(?:january|february|april|june|july|august|september|october|november|december)\b|\b(?:march|may)(?= number\b)|(?<=\b(?:by|in|until|till|since|next|last) )(?:march|may)\b/g

/** The plain question, each state and each month as one word: what is asked is the same in Ohio and in Texas. */
const namesAlike = (question: string) =>
  plainQuestion(question).replaceAll(STATES, 'usstate').replaceAll(MONTHS, 'monthname')

const PIECE = 4

/**
 * Pieces of four letters, the word's two ends marked, so that a misspelt word still shares most of itself with the
 * right one. Example: 'loans' is '#<loa', '#loan', '#oans' and '#ans>'.
 */
function piecesOf(word: string): string[] {
  if (word.length < PIECE) return []
  const marked = `<${word}>`
  return Array.from({ length: marked.length - PIECE + 1 }, (_, at) => `#${marked.slice(at, at + PIECE)}`)
}

/**
 * Features of a question, with repeats. Example: "pay it off" has its words, 'pay_it' and 'it_off', 'pay__off' with a
 * gap, and how it begins and ends: '^_pay', '^_pay_it' and 'off_$'.
 */
export function featuresOf(question: string): string[] {
  const written = namesAlike(question).split(' ')
  const words = written.map(stem)
  const [first = '', second = '$'] = words
  return [
    ...words,
    ...words.slice(1).map((word, at) => `${words[at]}_${word}`),
    ...words.slice(2).map((word, at) => `${words[at]}__${word}`),
    `^_${first}`,
    `^_${first}_${second}`,
    `${words.at(-1) ?? ''}_$`,
    ...written.flatMap(piecesOf),
  ]
}

/** Whether a feature is a whole word. */
export function isWord(feature: string): boolean {
  return !/[_#]/.test(feature)
}
