/**
 * What paying down a card at its limit may give back to a score: a range that FICO itself published, with its
 * reasons. It is said only of such a card, and only where the plan brings it well under its limit within a year.
 */
import spanish from '#content/credit/es/maxed-out-card.json' with { type: 'json' }
import english from '#content/credit/maxed-out-card.json' with { type: 'json' }
import { HIGH_UTILIZATION_PERCENT } from '#engine/credit/utilization.ts'
import type { PayoffInput } from '#engine/debts/debt.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { bilingual } from '#engine/language/bilingual.ts'
import { percentUp } from '#engine/money/rounding.ts'
import { factsFor, type Source } from '#server/features/facts/fact.facts.ts'
import { type OwnDebt, type Records } from '#server/features/facts/records.queries.ts'
import { toolTexts } from './messages.ts'
import type { Said } from './tool-answer.ts'

/** From here on a card counts as full. */
const FULL_PERCENT = 90
const WITHIN_MONTHS = 12

const studyInLanguage = bilingual(english, spanish)

const limitOf = ({ debt }: OwnDebt) => debt.creditLimit ?? 0

const shareOf = (own: OwnDebt) => percentUp(own.payoff.balanceCents, limitOf(own))

/** Cards at their limit, the fullest first. */
function fullCards({ debts }: Records): OwnDebt[] {
  return debts
    .filter((own) => own.debt.type === 'credit_card' && limitOf(own) > 0 && shareOf(own) >= FULL_PERCENT)
    .toSorted((a, b) => shareOf(b) - shareOf(a))
}

/** The range for the person's latest score: that of the nearer example, or both where no score is known. */
function rangeFor(score: number | undefined): { least: number; most: number } {
  const [low, high] = english.effects
  if (!low || !high) throw new Error('the study has its two examples')
  if (score === undefined) return { least: low.leastPoints, most: high.mostPoints }
  const near = score - low.score < high.score - score ? low : high
  return { least: near.leastPoints, most: near.mostPoints }
}

/** The months until the plan has the card under 30 % of its limit; null where that takes more than a year. */
function monthsUntilLow(own: OwnDebt, input: PayoffInput): number | null {
  const { schedule } = planPayoff({ ...input, horizonMonths: WITHIN_MONTHS })
  const found = schedule.find(({ debts }) => {
    const left = debts.find(({ id }) => id === own.payoff.id)?.balanceCents ?? 0
    return percentUp(left, limitOf(own)) < HIGH_UTILIZATION_PERCENT
  })
  return found?.month ?? null
}

/** The range with its reasons; null where nothing is known to rest it on. */
export function scoreRange(records: Records, input: PayoffInput): Said | null {
  const study = studyInLanguage()
  for (const own of fullCards(records)) {
    const months = monthsUntilLow(own, input)
    if (months === null) continue
    const texts = toolTexts().score
    const from = (source: Source) => factsFor(records, { id: 'score', source, isWorded: true })
    const { least, most } = rangeFor(records.scores.at(-1)?.score)
    const { name } = own.debt
    const facts = [
      from({ name: study.source.name }).text('range', texts.rangeLabel, texts.range(least, most)),
      from('records').percent('use', `${name}: ${texts.limitInUse}`, shareOf(own)),
      from({ name: 'CFPB' }).percent('line', texts.staysBelow, HIGH_UTILIZATION_PERCENT),
      from('plan').monthAhead('month', `${name}: ${texts.underLine}`, months),
    ]
    const [range = '', use = '', line = '', month = ''] = facts.map(({ value }) => value)
    return {
      text: texts.text({ range, name, use, line, month }),
      facts,
    }
  }
  return null
}
