/**
 * Why a plan has no end date, in words that are true of it: the interest outruns it, a lender asks for more than it
 * pays, or it takes longer than plans are followed. The last two are no proof that the debts never end.
 */
import type { Fact } from '#contracts/coach/coach.ts'
import type { PlanOutline } from '#engine/debts/run/run-plan.ts'
import { factsFor } from './fact.facts.ts'
import type { Records } from './records.queries.ts'

const MONTHS_A_YEAR = 12

/** Which of the three holds: the interest outruns the payment, a lender asks for more, or it takes very long. */
export type NoEndKind = 'never' | 'short' | 'long'

/** For a plan that is not `paid`. `text` is English; `kind` and `facts` say the same. */
export function noEnd(
  records: Records,
  { status, months }: Pick<PlanOutline, 'status' | 'months'>,
): { kind: NoEndKind; text: string; facts: Fact[] } {
  const make = factsFor(records, { id: 'noEnd', source: 'plan' })
  if (status === 'never')
    return {
      kind: 'never',
      text: 'With this payment the debts do not end: the interest is too large for it.',
      facts: [],
    }
  if (status === 'short') {
    const from = make.monthAhead('from', 'first month the payment is under the minimums', months + 1)
    return {
      kind: 'short',
      text: `From ${from.value} on your lenders ask for more than this plan pays.`,
      facts: [from],
    }
  }
  const years = make.count('years', 'followed for', [Math.floor(months / MONTHS_A_YEAR), 'year', 'years'])
  return {
    kind: 'long',
    text: `With this payment it takes more than ${years.value}: the balances fall, but very slowly.`,
    facts: [years],
  }
}
