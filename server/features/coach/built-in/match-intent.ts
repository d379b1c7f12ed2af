/** Which of the questions that the built-in coach knows is meant. The same words always give the same answer. */
import questions from '#content/coach/questions.json' with { type: 'json' }
import { intentRules } from './intent-rules.content.ts'
import { nearestWord } from './nearest-word.ts'
import { plainQuestion } from './plain-question.ts'

const spoken = (text: string) => text.toLowerCase().match(/[a-z]+/g) ?? []

/** Words that need no correction: those of the known questions and of the rules. */
const knownWords = new Set([
  ...questions.intents.flatMap(({ phrases }) => phrases.flatMap(spoken)),
  ...intentRules.flatMap(({ when }) =>
    when.flatMap(({ source }) => spoken(source.replaceAll(/\\[bswd]/g, ' '))),
  ),
])

function corrected(question: string): string {
  return question.replaceAll(/[A-Za-z]{5,}/g, (word) => {
    const small = word.toLowerCase()
    const nearest = nearestWord(small, knownWords)
    // A plural of a known word is no mistake.
    return nearest === small || knownWords.has(small.replace(/e?s$/, '')) ? word : nearest
  })
}

function firstRule(plain: string): string | null {
  return intentRules.find(({ when }) => when.some((pattern) => pattern.test(plain)))?.id ?? null
}

/** The id of the question that is meant; null when it is none of the known ones. */
export function matchIntent(question: string): string | null {
  return firstRule(plainQuestion(question)) ?? firstRule(plainQuestion(corrected(question)))
}

/** Every question the coach knows, with an example. */
export const knownIntents = questions.intents.map(({ id, kind, phrases }) => ({
  id,
  kind,
  example: phrases[0] ?? '',
}))
