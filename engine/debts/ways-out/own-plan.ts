/**
 * The ways that need nobody else: the plan as it stands, the order that costs least, and paying the minimums alone.
 * Example: $6,000 at 24 %, $250 a month: 34 months and $8,255.59 in all, with nothing forgiven.
 */
import type { PayoffInput, PayoffPlan } from '#engine/debts/debt.ts'
import { planPayoff, startingMinimumsCents } from '#engine/debts/payoff/payoff.ts'
import { cheapestPlan } from './cheapest-order.ts'
import { ended, monthlyOf, type Parted } from './money.ts'
import { isNoWay, type NoWay, type WayAnswer, type WaysOutCase } from './way.ts'

function repaid(plan: PayoffPlan, monthlyCents: number): WayAnswer | NoWay {
  const whole = ended(plan)
  if (isNoWay(whole)) return whole
  return {
    months: whole.months,
    totalCents: whole.paidCents,
    monthlyCents,
    feesCents: whole.feesCents ?? 0,
    forgivenCents: 0,
    taxCents: 0,
  }
}

export function planAsItStands({ input }: WaysOutCase, parted: Parted): WayAnswer | NoWay {
  return repaid(planPayoff(input), monthlyOf(parted))
}

export function leastInterest({ input: { order } }: WaysOutCase, parted: Parted): WayAnswer | NoWay {
  return repaid(cheapestPlan(parted.input, order), monthlyOf(parted))
}

/** Each lender's minimum, which falls with the balance, and nothing else. */
export function doingNothing(_case: WaysOutCase, { input }: Parted): WayAnswer | NoWay {
  const minimums: PayoffInput = { ...input, order: 'minimumsOnly' }
  return repaid(planPayoff(minimums), startingMinimumsCents(minimums))
}
