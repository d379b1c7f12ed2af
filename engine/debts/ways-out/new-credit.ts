/**
 * New credit in the place of the old: a card with a 0 % offer, or one loan. The fee is added to what is borrowed. Both
 * are paid with all of the month's money, as engine/debts/offers/consolidation.ts compares them.
 * Example: $6,000 of cards at 24 %, $250 a month, 18 months at 0 % with a fee of 5 %: the new balance is $6,300.
 */
import { compareConsolidation, type ConsolidationOffer } from '#engine/debts/offers/consolidation.ts'
import { withBudget, type PayoffDebt } from '#engine/debts/debt.ts'
import { startingMinimumsCents } from '#engine/debts/payoff/payoff.ts'
import { rateOfDebt } from '#engine/debts/balances/terms.ts'
import { cheapestOf } from './cheapest-order.ts'
import { ended, monthlyOf, type Parted } from './money.ts'
import { isNoWay, noWay, type NoWay, type WayAnswer, type WaysOutCase } from './way.ts'

const SIMPLE_ORDERS = ['avalanche', 'snowball'] as const

const rateNow = (debt: PayoffDebt): number => rateOfDebt(debt, 1)

function borrowed(
  parted: Parted,
  moved: readonly PayoffDebt[],
  offer: ConsolidationOffer,
): WayAnswer | NoWay {
  const { input, budgetCents } = parted
  const ids = moved.map(({ id }) => id)
  const [first, ...others] = [...SIMPLE_ORDERS, ids].map((order) =>
    compareConsolidation({ input: withBudget({ ...input, order }, budgetCents), ids, offer }),
  )
  const found = cheapestOf([first!, ...others], ({ withOffer }) => withOffer)
  const plan = ended(found.withOffer)
  if (isNoWay(plan))
    return plan.reason === 'tooLittleMoney' ? asking(parted, ids, found.newPaymentCents) : plan
  return {
    months: plan.months,
    totalCents: plan.paidCents,
    monthlyCents: monthlyOf(parted),
    feesCents: found.feeCents,
    forgivenCents: 0,
    taxCents: 0,
  }
}

/** The new payment and the minimums of the debts that stay. */
function asking({ input, budgetCents }: Parted, ids: readonly string[], newPaymentCents: number): NoWay {
  const stay = input.debts.filter(({ id }) => !ids.includes(id))
  const { budgetCents: _, extraCents: __, ...rest } = input
  const minimums = startingMinimumsCents({ ...rest, debts: stay, order: 'minimumsOnly' })
  const asksCents = newPaymentCents + minimums
  return noWay('tooLittleMoney', asksCents > budgetCents ? asksCents : null)
}

/** All cards that are charged interest, moved to a new card. */
export function balanceTransfer({ types, terms }: WaysOutCase, parted: Parted): WayAnswer | NoWay {
  const cards = parted.unsecured.filter((debt) => types[debt.id] === 'credit_card' && rateNow(debt) > 0)
  if (cards.length === 0) return noWay('noCardWithInterest')
  return borrowed(parted, cards, {
    kind: 'transfer',
    promoAprPpm: 0,
    promoMonths: terms.transferMonths,
    goToAprPpm: terms.transferLaterAprPpm,
    feePpm: terms.transferFeePpm,
  })
}

/** The unsecured debts that cost more than the loan, in one loan. */
export function consolidationLoan({ terms }: WaysOutCase, parted: Parted): WayAnswer | NoWay {
  if (parted.unsecured.length === 0) return noWay('nothingUnsecured')
  const dearer = parted.unsecured.filter((debt) => rateNow(debt) > terms.loanAprPpm)
  if (dearer.length === 0) return noWay('rateNotLower')
  return borrowed(parted, dearer, {
    kind: 'loan',
    aprPpm: terms.loanAprPpm,
    termMonths: terms.loanMonths,
    feePpm: terms.loanFeePpm,
  })
}
