/** The features of a question for the model. */
import places from '#content/wages/states.json' with { type: 'json' }
import { wordFeatures } from '#server/softmax/word-features.ts'
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

/** Features of a question, with repeats. */
export function featuresOf(question: string): string[] {
  return wordFeatures(namesAlike(question).split(' '))
}
