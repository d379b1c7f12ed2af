/** How a debt of an answer becomes a debt of the engine. */
import type { Debt as EngineDebt, MinimumRule, Payment } from '#engine/debts/debt.ts'
import type { Debt, RecentPayment } from './debts.ts'

function ruleOf({ minimumRule }: Debt): MinimumRule | null {
  if (!minimumRule) return null
  const { percent, floor, plusInterest, round, roundBeforeInterest, interestPlus } = minimumRule
  return {
    kind: 'percent',
    ppm: percent,
    floorCents: floor,
    plusInterest,
    round,
    roundBeforeInterest,
    ...(interestPlus !== null && { interestPlusCents: interestPlus }),
  }
}

function offersOf({
  promotionalRate: promotion,
  deferredInterest: deferral,
}: Debt): Pick<EngineDebt, 'promotionalRate' | 'deferredInterest'> {
  return {
    promotionalRate: promotion && { aprPpm: promotion.interestRate, endsOn: promotion.endsOn },
    deferredInterest: deferral && {
      aprPpm: deferral.interestRate,
      endsOn: deferral.endsOn,
      accruedCents: deferral.accrued,
    },
  }
}

/** The engine's debt of an answer. */
export function toDebt(debt: Debt): EngineDebt {
  const { id, type, paymentDueDate, bank, statement } = debt
  return {
    id,
    type,
    balanceCents: debt.balance,
    aprPpm: debt.interestRate,
    minimumPaymentCents: debt.minimumPayment,
    minimumRule: ruleOf(debt),
    paymentDueDate,
    ...offersOf(debt),
    bank: bank && { figures: bank.figures },
    statement: statement && { minimumCents: statement.minimum, dueOn: statement.dueOn },
    enteredOn: debt.createdAt?.slice(0, 10),
  }
}

/** The engine's payment of an answer. */
export function toPayment({ debtId, amount, paidOn }: RecentPayment): Payment {
  return { debtId, cents: amount, on: paidOn }
}
