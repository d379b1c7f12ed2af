/** How a debt of the wire becomes a debt of the engine: decimal texts to whole cents and parts per million. */
import type { Debt as EngineDebt, MinimumRule, Payment } from '#engine/debts/debt.ts'
import { parseCents, parsePpm } from '#engine/money/cents.ts'
import type { Debt, RecentPayment } from './debts.ts'

function centsOf(text: string): number {
  const cents = parseCents(text)
  if (cents === null) throw new RangeError(`not an amount: ${text}`)
  return cents
}

function ppmOf(text: string): number {
  const ppm = parsePpm(text)
  if (ppm === null) throw new RangeError(`not a rate: ${text}`)
  return ppm
}

function ruleOf({ minimumRule }: Debt): MinimumRule | null {
  if (!minimumRule) return null
  const { percent, floor, plusInterest, round, roundBeforeInterest, interestPlus } = minimumRule
  return {
    kind: 'percent',
    ppm: ppmOf(percent),
    floorCents: centsOf(floor),
    plusInterest,
    round,
    roundBeforeInterest,
    ...(interestPlus !== null && { interestPlusCents: centsOf(interestPlus) }),
  }
}

function offersOf({
  promotionalRate: promotion,
  deferredInterest: deferral,
}: Debt): Pick<EngineDebt, 'promotionalRate' | 'deferredInterest'> {
  return {
    promotionalRate: promotion && { aprPpm: ppmOf(promotion.interestRate), endsOn: promotion.endsOn },
    deferredInterest: deferral && {
      aprPpm: ppmOf(deferral.interestRate),
      endsOn: deferral.endsOn,
      accruedCents: centsOf(deferral.accrued),
    },
  }
}

/** The engine's debt of an answer. Throws RangeError on texts that are not amounts or rates. */
export function toDebt(debt: Debt): EngineDebt {
  const { id, type, paymentDueDate, bank, statement } = debt
  return {
    id,
    type,
    balanceCents: centsOf(debt.balance),
    aprPpm: debt.interestRate === null ? null : ppmOf(debt.interestRate),
    minimumPaymentCents: debt.minimumPayment === null ? null : centsOf(debt.minimumPayment),
    minimumRule: ruleOf(debt),
    paymentDueDate,
    ...offersOf(debt),
    bank: bank && { figures: bank.figures },
    statement: statement && { minimumCents: centsOf(statement.minimum), dueOn: statement.dueOn },
    enteredOn: debt.createdAt?.slice(0, 10),
  }
}

/** The engine's payment of an answer. Throws RangeError on a text that is not an amount. */
export function toPayment({ debtId, amount, paidOn }: RecentPayment): Payment {
  return { debtId, cents: centsOf(amount), on: paidOn }
}
