/**
 * The plan behind the landing page's picture: the sample debts paid highest rate first, beside the
 * same debts at their minimums. Counted in months from now and not in dates, so that it never ages.
 */
import sample from '#content/marketing/sample-debts.json' with { type: 'json' }
import type { PayoffDebt, PayoffPlan } from '#engine/debts/debt.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'
import { sampleDebtNames } from './messages.ts'

export type SamplePlan = {
  /** months until the last debt is paid */
  months: number
  interestCents: number
  minimumsMonths: number
  /** interest of paying the minimums less interest of the plan, in cents */
  savedCents: number
  /** balances in cents, now first, then after each month */
  series: { id: string; name: string; values: number[] }[]
  /** the sum of all balances when only minimums are paid */
  alternative: number[]
}

/** Works the sample out with the engine. Throws when the sample debts are never paid: then the content is wrong. */
export function computeSamplePlan(): SamplePlan {
  const debts = sample.debts.map(toPayoffDebt)
  const plan = planPayoff({ debts, extraCents: sample.extraCents, order: 'avalanche' })
  const minimums = planPayoff({ debts, order: 'minimumsOnly' })
  if (plan.status !== 'paid' || minimums.status !== 'paid') throw new Error('the sample debts are never paid')
  const series = sample.debts.map((debt) => ({
    id: debt.id,
    name: sampleDebtNames[debt.id as keyof typeof sampleDebtNames],
    values: [debt.balanceCents, ...balancesOf(plan, debt.id)],
  }))
  return {
    months: plan.months,
    interestCents: plan.interestCents,
    minimumsMonths: minimums.months,
    savedCents: minimums.interestCents - plan.interestCents,
    series,
    alternative: [
      sample.debts.reduce((sum, debt) => sum + debt.balanceCents, 0),
      ...minimums.schedule.map((month) => month.debts.reduce((sum, debt) => sum + debt.balanceCents, 0)),
    ],
  }
}

function toPayoffDebt(debt: (typeof sample.debts)[number]): PayoffDebt {
  return {
    id: debt.id,
    balanceCents: debt.balanceCents,
    rates: [{ fromMonth: 0, aprPpm: debt.aprPpm }],
    minimum: { kind: 'fixed', cents: debt.minimumCents },
  }
}

/** A closed debt may be absent from later months: its balance is 0. */
function balancesOf(plan: PayoffPlan, id: string): number[] {
  return plan.schedule.map((month) => month.debts.find((debt) => debt.id === id)?.balanceCents ?? 0)
}
