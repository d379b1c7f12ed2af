/** A debt and a payment as they are kept and sent, in whole cents and parts per million, as a debt and a payment of the engine. */
import type { MinimumTo } from '#engine/debts/balances/allocation.ts'
import type { KeptBalance, KeptDeferral } from '#engine/debts/balances/kept.ts'
import type { CardBalance, Debt, MinimumRule, Payment } from '#engine/debts/debt.ts'
import type { Cents, Ppm } from '#engine/money/units.ts'

/** The fields of a stored debt that the engine needs; null is unknown or absent. */
export type DebtRecord = {
  id: string
  type: string
  balance: Cents
  interestRate: Ppm | null
  minimumPayment: Cents | null
  minimumRule: {
    percent: Ppm
    floor: Cents
    plusInterest: boolean
    round: 'cent' | 'dollarUp' | 'dollarDown'
    roundBeforeInterest: boolean
    interestPlus: Cents | null
  } | null
  paymentDueDate: string | null
  promotionalRate: { interestRate: Ppm; endsOn: string } | null
  deferredInterest: KeptDeferral | null
  balances?: readonly KeptBalance[] | null
  minimumTo?: MinimumTo | null
  bank: { figures: readonly string[] } | null
  statement: { minimum: Cents; dueOn: string } | null
  /** an instant, ISO 8601 */
  createdAt: string
}

function ruleOf({ minimumRule }: DebtRecord): MinimumRule | null {
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
}: Pick<DebtRecord, 'promotionalRate' | 'deferredInterest'>): Pick<
  Debt,
  'promotionalRate' | 'deferredInterest'
> {
  return {
    promotionalRate: promotion && { aprPpm: promotion.interestRate, endsOn: promotion.endsOn },
    deferredInterest: deferral && {
      aprPpm: deferral.interestRate,
      endsOn: deferral.endsOn,
      accruedCents: deferral.accrued,
      accruedOn: deferral.accruedOn ?? null,
    },
  }
}

/** Balances that do not add up to the debt's are passed over: a plan of them would lose or invent money. */
function balancesOf({ balances, balance: balanceCents }: DebtRecord): CardBalance[] | null {
  const sumCents = balances?.reduce((sum, { balance }) => sum + balance, 0)
  if (!balances || balances.length === 0 || sumCents !== balanceCents) return null
  return balances.map(({ id, name, balance, interestRate: aprPpm, ...offers }) => ({
    id,
    name,
    balanceCents: balance,
    aprPpm,
    ...offersOf(offers),
  }))
}

/** The engine's debt of one that is kept. */
export function toDebt(debt: DebtRecord): Debt {
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
    balances: balancesOf(debt),
    minimumTo: debt.minimumTo ?? null,
    bank: bank && { figures: bank.figures },
    statement: statement && { minimumCents: statement.minimum, dueOn: statement.dueOn },
    enteredOn: debt.createdAt?.slice(0, 10),
  }
}

/** The engine's payment of one that is kept. */
export function toPayment({
  debtId,
  amount,
  paidOn,
}: {
  debtId: string
  amount: Cents
  paidOn: string
}): Payment {
  return { debtId, cents: amount, on: paidOn }
}
