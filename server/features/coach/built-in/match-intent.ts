/**
 * Which of the questions that the built-in coach knows is meant. A model of many phrasings says what is likely; where
 * it is not sure, rules that can be read decide; where neither knows, nobody guesses. The same words always give the
 * same answer.
 */
import questions from '#content/coach/questions.json' with { type: 'json' }
import { openModel, type Guess } from './intent-model.ts'
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

function ruled(question: string): string | null {
  return firstRule(plainQuestion(question)) ?? firstRule(plainQuestion(corrected(question)))
}

/** The model's word for "none of them". */
const NONE = 'none'
/** From here on nothing else counts. */
const CERTAIN_SHARE = 0.9
/** From here on the model is sure. */
const SURE_SHARE = 0.5
/** Below this a rule knows better. */
const UNSURE_SHARE = 0.3
/** Below this it has no idea. */
const LEAST_SHARE = 0.15

/** The model's likeliest first, of the question as typed or with its slips mended, whichever it is surer of. */
function ranked(question: string): Guess[] {
  const typed = openModel().rank(question)
  const mended = corrected(question)
  if (mended === question) return typed
  const other = openModel().rank(mended)
  const isSurer = (other[0]?.share ?? 0) > (typed[0]?.share ?? 0) || typed[0]?.id === NONE
  return isSurer ? other : typed
}

/** The id of the question that is meant; null when it is none of the known ones. */
export function matchIntent(question: string): string | null {
  const guesses = ranked(question)
  const [best] = guesses
  const rule = ruled(question)
  // None of its words is known.
  if (!best) return rule
  const likely = best.id === NONE ? null : best.id
  // A rule that fits knows words that no phrasing had, such as the name of a job.
  if (likely === null && rule !== null && best.share < CERTAIN_SHARE) return rule
  if (best.share >= SURE_SHARE) return likely
  const ruleShare = guesses.find(({ id }) => id === rule)?.share ?? 0
  if (rule !== null && (ruleShare >= best.share / 3 || best.share < UNSURE_SHARE)) return rule
  return best.share >= LEAST_SHARE ? likely : null
}

/** Every question the coach knows, with an example. */
export const knownIntents = questions.intents.map(({ id, kind, phrases }) => ({
  id,
  kind,
  example: phrases[0] ?? '',
}))
