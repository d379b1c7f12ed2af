/** The income matcher: skills to occupations, real wages, and what a month of it does to the debt-free month. */
import type { matchIncome as matchCall, IncomeRecommendation } from '#contracts/coach/ai-tools.ts'
import type { AnswerOf, BodyOf } from '#contracts/endpoint.ts'
import type { Fact } from '#contracts/coach/coach.ts'
import { workTitle } from '#server/features/facts/occupation-titles.facts.ts'
import type { Records } from '#server/features/facts/records.queries.ts'
import { beginningOf, effectOf, hoursFact, wageWords, whyFits } from './describe-work.ts'
import { fitWork, type Fit } from './fit-work.ts'
import { workTexts } from './messages.ts'
import { proven } from '../tool-answer.ts'
import { placeOf } from './place-of.ts'

type Question = BodyOf<typeof matchCall>

const order = { Easy: 0, Medium: 1, Hard: 2 } as const

const isBeginner = (experience: string | null | undefined) =>
  /\b(?:new|none|no|starting|beginner|nuev[oa]|ningun[oa]|principiante)\b/i.test(experience ?? '')

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
  const texts = workTexts()
  const isOnline = /\b(?:online|remote|home|anywhere|remoto|casa)\b|en l[íi]nea/i.test(location)
  return {
    recommendation: {
      title: workTitle(work),
      difficulty,
      category,
      description: `${whyFits(words)} ${asks}`,
      potentialEarnings: pay.text,
      timeCommitment: texts.aWeek(hours.value),
      location: isOnline ? texts.online : location,
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
