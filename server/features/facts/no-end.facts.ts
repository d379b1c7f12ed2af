/**
 * Why a plan has no end date, in words that are true of it: the interest outruns it, a lender asks for more than it
 * pays, or it takes longer than plans are followed. The last two are no proof that the debts never end.
 */
import type { Fact } from '#contracts/coach/coach.ts'
import type { PlanOutline } from '#engine/debts/run/run-plan.ts'
import { factsFor } from './fact.facts.ts'
import { inWords } from './language.facts.ts'
import type { Records } from './records.queries.ts'

const MONTHS_A_YEAR = 12

/** Which of the three holds: the interest outruns the payment, a lender asks for more, or it takes very long. */
export type NoEndKind = 'never' | 'short' | 'long'

/** For a plan that is not `paid`. `kind` and `facts` say the same as `text`. */
export function noEnd(
  records: Records,
  { status, months }: Pick<PlanOutline, 'status' | 'months'>,
): { kind: NoEndKind; text: string; facts: Fact[] } {
  const make = factsFor(records, { id: 'noEnd', source: 'plan' })
  if (status === 'never')
    return {
      kind: 'never',
      text: inWords(records, (texts) => texts.never),
      facts: [],
    }
  if (status === 'short') {
    const from = make.monthAhead('from', 'first month the payment is under the minimums', months + 1)
    return {
      kind: 'short',
      text: inWords(records, (texts) => texts.short(from.value)),
      facts: [from],
    }
  }
  const years = make.count('years', 'followed for', [Math.floor(months / MONTHS_A_YEAR), 'year', 'years'])
  return {
    kind: 'long',
    text: inWords(records, (texts) => texts.long(years.value)),
    facts: [years],
  }
}
