/**
 * One new debt in place of several: a consolidation loan, or a balance transfer with a promotional rate.
 * Both plans have the same money a month, so that the offer is not praised for a higher payment; the fee
 * is added to the new balance, as lenders do.
 * Example: $6,000 at 24 % moved to a loan at 12 % over 36 months with a 3 % fee: the new debt is $6,180
 * and its payment $205.26.
 */
import { shareCents } from '#engine/money/rounding.ts'
import { standardPaymentCents } from '#engine/debts/terms/amortization.ts'
import type { MinimumRule, PayoffDebt, PayoffInput, PayoffPlan, RateStep } from '#engine/debts/debt.ts'
import { withBudget } from '#engine/debts/debt.ts'
import { DEFAULT_CARD_MINIMUM } from '#engine/debts/terms/minimum-rule.ts'
import { planPayoff, savingOf, startingMinimumsCents } from '#engine/debts/payoff/payoff.ts'

/** Fees are a share of what is moved (ppm) and a fixed part; a card's fee has often a least amount. */
type Fee = { feePpm?: number; feeCents?: number; leastFeeCents?: number }

export type ConsolidationOffer =
  | ({ kind: 'loan'; aprPpm: number; termMonths: number } & Fee)
  | ({
      kind: 'transfer'
      promoAprPpm: number
      /** payments made at the promotional rate */
      promoMonths: number
      goToAprPpm: number
      minimum?: MinimumRule
    } & Fee)

export type ConsolidationCase = {
  input: PayoffInput
  /** ids of the debts that are moved; unknown ids are passed over */
  ids: readonly string[]
  offer: ConsolidationOffer
}

export const NEW_DEBT_ID = 'consolidation'

export type Consolidation = {
  movedCents: number
  feeCents: number
  /** first minimum of the new debt; for a loan its contract payment */
  newPaymentCents: number
  budgetCents: number
  asItStands: PayoffPlan
  withOffer: PayoffPlan
  /** interest as it stands minus interest and fee with the offer; below 0 the offer costs more; null unless both plans are paid */
  savedCents: number | null
  /** months as it stands minus months with the offer; null unless both plans are paid */
  monthsSaved: number | null
}

function feeOf(movedCents: number, { feePpm = 0, feeCents = 0, leastFeeCents = 0 }: Fee): number {
  if (movedCents === 0) return 0
  return Math.max(shareCents(movedCents, feePpm), leastFeeCents) + feeCents
}

function newDebt(balanceCents: number, offer: ConsolidationOffer): PayoffDebt {
  const id = NEW_DEBT_ID
  if (offer.kind === 'loan') {
    const { aprPpm, termMonths } = offer
    const cents = standardPaymentCents({ principalCents: balanceCents, aprPpm, months: termMonths })
    return { id, balanceCents, rates: [{ fromMonth: 0, aprPpm }], minimum: { kind: 'fixed', cents } }
  }
  const goTo: RateStep = { fromMonth: offer.promoMonths + 1, aprPpm: offer.goToAprPpm }
  return {
    id,
    balanceCents,
    rates:
      offer.promoMonths > 0
        ? [{ fromMonth: 0, aprPpm: offer.promoAprPpm }, goTo]
        : [{ ...goTo, fromMonth: 0 }],
    minimum: offer.minimum ?? DEFAULT_CARD_MINIMUM,
  }
}

/**
 * The offer against the plan as it stands, with the same budget: the plan's own, or its starting minimums
 * and extra. `withOffer` is `short` where a loan's payment does not fit into it. A custom order keeps its
 * list; the new debt takes the place of the first debt it replaces. Errors as planPayoff.
 */
export function compareConsolidation({ input, ids, offer }: ConsolidationCase): Consolidation {
  const moved = input.debts.filter(({ id }) => ids.includes(id))
  const kept = input.debts.filter(({ id }) => !ids.includes(id))
  const movedCents = moved.reduce((sum, debt) => sum + debt.balanceCents, 0)
  const feeCents = feeOf(movedCents, offer)
  const fresh = newDebt(movedCents + feeCents, offer)
  const budgetCents = input.budgetCents ?? startingMinimumsCents(input) + (input.extraCents ?? 0)
  const order = Array.isArray(input.order)
    ? [...new Set(input.order.map((id) => (ids.includes(id) ? NEW_DEBT_ID : id)))]
    : input.order
  const asItStands = planPayoff(withBudget(input, budgetCents))
  const withOffer = planPayoff(withBudget({ ...input, debts: [...kept, fresh], order }, budgetCents))
  const { monthsSaved, interestSavedCents } = savingOf(asItStands, withOffer)
  return {
    movedCents,
    feeCents,
    newPaymentCents: startingMinimumsCents({ ...input, debts: [fresh], order: 'minimumsOnly' }),
    budgetCents,
    asItStands,
    withOffer,
    savedCents: interestSavedCents === null ? null : interestSavedCents - feeCents,
    monthsSaved,
  }
}
