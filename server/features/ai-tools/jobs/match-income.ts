/** The income matcher: skills to occupations, real wages, and what a month of it does to the debt-free month. */
import { listed } from '#server/features/facts/language.facts.ts'
import type { matchIncome as matchCall, IncomeRecommendation } from '#contracts/coach/ai-tools.ts'
import type { AnswerOf, BodyOf } from '#contracts/endpoint.ts'
import type { Fact } from '#contracts/coach/coach.ts'
import type { Records } from '#server/features/facts/records.queries.ts'
import { beginningOf, effectOf, hoursFact, wageWords } from './describe-work.ts'
import { fitWork, type Fit } from './fit-work.ts'
import { proven } from '../tool-answer.ts'
import { placeOf } from './place-of.ts'

type Question = BodyOf<typeof matchCall>

const order = { Easy: 0, Medium: 1, Hard: 2 } as const

const isBeginner = (experience: string | null | undefined) =>
  /\b(?:new|none|no|starting|beginner)\b/i.test(experience ?? '')

function recommendationFor(
  records: Records,
  { work, words }: Fit,
  { availability, location }: Question,
): { recommendation: IncomeRecommendation; facts: readonly Fact[] } {
  const place = placeOf(location)
  const { difficulty, asks, category, start } = beginningOf(work)
  const pay = wageWords(records, work, place)
  const effect = effectOf(records, { work, place, availability })
  const hours = hoursFact(availability)
  const why = words.length === 0 ? 'Many people begin here.' : `It fits what you wrote: ${listed(words)}.`
  const isOnline = /\b(?:online|remote|home|anywhere)\b/i.test(location)
  return {
    recommendation: {
      title: work.title,
      difficulty,
      category,
      description: `${why} ${asks}`,
      potentialEarnings: pay.text,
      timeCommitment: `${hours.value} a week`,
      location: isOnline ? 'Online or from home, where the work allows it' : location,
      skills: words,
      getStarted: start,
      effect: effect?.text ?? null,
    },
    facts: [hours, ...pay.facts, ...(effect?.facts ?? [])],
  }
}

/**
 * At most six, what fits most words first; for a beginner what is easiest to begin. Throws 422 about a place that is
 * not known.
 */
export function matchIncome(records: Records, question: Question): AnswerOf<typeof matchCall> {
  const { fits, unknown } = fitWork(question.skills)
  const made = fits.map((fit) => recommendationFor(records, fit, question))
  const found = isBeginner(question.experience)
    ? made.toSorted((a, b) => order[a.recommendation.difficulty] - order[b.recommendation.difficulty])
    : made
  const texts = found.flatMap(({ recommendation }) => [
    recommendation.potentialEarnings,
    recommendation.timeCommitment,
    recommendation.effect ?? '',
  ])
  return {
    ...proven(
      texts,
      found.flatMap(({ facts }) => facts),
    ),
    recommendations: found.map(({ recommendation }) => recommendation),
    unknown,
  }
}
