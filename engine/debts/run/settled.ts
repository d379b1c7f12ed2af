/**
 * What the order of least interest means: the payments of the plan that bestOrderPlan finds for the same debts and money,
 * or highest rate first at once where nothing can beat that, or nothing ends. Every plan is settled before it is played,
 * so whatever follows a person's plan follows this.
 *
 * The whole plan is looked for whatever the horizon: a plan that is cut off after a month begins as the whole one does.
 * A search takes some tens of milliseconds, so its answers are remembered by what they were worked out from.
 * Example: $2,400 deferred at 29.99 % for 12 months beside $4,000 at 22 %, $400 a month: the extra of months 1 to 5 goes
 * to the card, that of months 6 to 12 to the deferral.
 */
import type { PayoffInput, PlannedPayment, SettledInput, SettledOrder } from '#engine/debts/debt.ts'
import { bestOrderPlan, isAvalancheLeast } from '#engine/debts/least-interest/best-order.ts'
import { DEFAULT_HORIZON_MONTHS } from '#engine/debts/payoff/check-input.ts'

/** Characters of debts and payments that are remembered: those of about 300 people with eight debts. */
const MOST_CHARACTERS = 2_000_000

/** About what a payment takes. */
const PAYMENT_CHARACTERS = 40

type Found = { order: SettledOrder; characters: number }

/** By what they were worked out from, the latest asked for last. */
const remembered = new Map<string, Found>()
let held = 0

/** The input with an order that can be played; the input has been checked (checkPayoffInput). */
export function settled(input: PayoffInput): SettledInput {
  const { order } = input
  return { ...input, order: order === 'leastInterest' ? leastInterestOrder(input) : order }
}

function leastInterestOrder(input: PayoffInput): SettledOrder {
  if (isAvalancheLeast(input)) return 'avalanche'
  const { order: _, horizonMonths = 0, ...given } = input
  const whole = { ...given, horizonMonths: Math.max(DEFAULT_HORIZON_MONTHS, horizonMonths) }
  const key = JSON.stringify(whole)
  const known = remembered.get(key)
  if (known) {
    remembered.delete(key)
    remembered.set(key, known)
    return known.order
  }
  const { plan, payments } = bestOrderPlan({ ...whole, order: 'avalanche' })
  const order: SettledOrder = plan.status === 'paid' ? { payments: largestFirst(payments) } : 'avalanche'
  remember(key, { order, characters: key.length + payments.length * PAYMENT_CHARACTERS })
  return order
}

/** The debt that gets most of a month's extra is the one that a screen names. */
function largestFirst(payments: readonly PlannedPayment[]): PlannedPayment[] {
  return payments.toSorted((a, b) => a.month - b.month || b.cents - a.cents)
}

function remember(key: string, found: Found): void {
  remembered.set(key, found)
  held += found.characters
  for (const [oldest, { characters }] of remembered) {
    if (held <= MOST_CHARACTERS) return
    remembered.delete(oldest)
    held -= characters
  }
}
