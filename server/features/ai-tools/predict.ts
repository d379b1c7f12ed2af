/** The effect of an extra payment: the person's own plan with it, compared with paying only minimums. */
import type { AnswerOf } from '#contracts/endpoint.ts'
import type { predict as predictCall } from '#contracts/coach/ai-tools.ts'
import type { Fact } from '#contracts/coach/coach.ts'
import type { Language } from '#contracts/language.ts'
import { calendarMonth } from '#engine/debts/start/plan-start.ts'
import { monthOfIndex } from '#engine/money/calendar.ts'
import { centsToTyped } from '#engine/money/cents.ts'
import { factsFor } from '#server/features/facts/fact.facts.ts'
import { inLanguage } from '#server/features/facts/language.facts.ts'
import { chosenOf, comparison, planFacts } from '#server/features/facts/plan.facts.ts'
import { planInput, type Records } from '#server/features/facts/records.queries.ts'
import { toolTexts } from './messages.ts'
import { recommend } from './plan-recommendations.ts'
import { scoreRange } from './score-range.ts'
import { proven } from './tool-answer.ts'

export type Prediction = AnswerOf<typeof predictCall>

export type WhatIf = { extraCents: number; order: 'avalanche' | 'snowball' }

function firstDayOf(index: number): string {
  const { year, month } = monthOfIndex(index)
  return `${year}-${String(month).padStart(2, '0')}-01`
}

/** The plan's headline figures: null where a plan does not end, so that nothing is claimed of it. */
function headline(records: Records) {
  const compared = comparison(records)
  const plan = chosenOf(records, compared)
  const { minimumsOnly } = compared
  const ends = plan.status === 'paid'
  const bothEnd = ends && minimumsOnly.status === 'paid'
  return {
    debtFreeDate: ends ? firstDayOf(calendarMonth(records.plan.firstMonth, plan.months)) : null,
    months: bothEnd ? Math.max(0, minimumsOnly.months - plan.months) : null,
    savedCents: bothEnd ? Math.max(0, minimumsOnly.interestCents - plan.interestCents) : null,
  }
}

/** The headline with its facts. */
function headlineFacts(records: Records, months: number | null): Fact[] {
  const make = factsFor(records, { id: 'predict', source: 'plan', isWorded: true })
  const sooner = months === null ? [] : [make.months('sooner', toolTexts().predict.sooner, months)]
  return [...planFacts(records), ...sooner]
}

/** The plan asked about is the person's with what they entered here. */
const asAsked = (fact: Fact, language: Language | undefined): Fact =>
  fact.source.startsWith(inLanguage('your payoff plan as of', language ?? 'en'))
    ? { ...fact, source: toolTexts().predict.withExtra(fact.source) }
    : fact

/** The prediction. `extraCents` is all that is paid above the minimums each month. */
export function predict(own: Records, { extraCents, order }: WhatIf): Prediction {
  const records = { ...own, extraCents, order }
  if (records.debts.length === 0) {
    return {
      ...proven([], []),
      debtFreeDate: null,
      timeReduction: null,
      interestSaved: null,
      creditScoreImprovement: null,
      recommendations: [toolTexts().predict.nothingOwed],
    }
  }
  const { debtFreeDate, months, savedCents } = headline(records)
  const score = scoreRange(records, planInput(records))
  const recommended = recommend(records)
  const facts = [...headlineFacts(records, months), ...recommended.flatMap(({ facts }) => facts)].map(
    (fact) => asAsked(fact, records.language),
  )
  const shown = facts.filter(({ id }) => /^plan\.(own|budget|extra|order|saved)|^predict/.test(id))
  const texts = recommended.map(({ text }) => text)
  return {
    ...proven(
      [...texts, score?.text ?? '', ...shown.map(({ value }) => value)],
      [...shown, ...facts, ...(score?.facts ?? [])],
      `strategy=${order}&extra=${centsToTyped(extraCents)}`,
    ),
    debtFreeDate,
    timeReduction: months,
    interestSaved: savedCents,
    creditScoreImprovement: score?.text ?? null,
    recommendations: texts,
  }
}
