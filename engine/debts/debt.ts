/**
 * A debt as a person has it, with dates (`Debt`), and as the payoff engine takes it, with months (`PayoffDebt`):
 * amounts in whole cents, rates in parts per million of a year, dates 'YYYY-MM-DD', months as numbers
 * (month 0 is the state today, the first payment falls in month 1; start/plan-start.ts decides which month that is).
 * Example: $8,200 at 22.90 % with a $205 minimum is
 * `{ id: 'visa', balanceCents: 820000, rates: [{ fromMonth: 0, aprPpm: 229000 }], minimum: { kind: 'fixed', cents: 20500 } }`.
 */
import type { MinimumTo } from './balances/allocation.ts'

/** A yearly rate that holds from a month on. 18.99 % is 189900 parts per million. */
export type RateStep = { fromMonth: number; aprPpm: number }

/** How a lender sets the least payment of a month. */
export type MinimumRule =
  | { kind: 'fixed'; cents: number }
  | {
      kind: 'percent'
      /** share of the balance, parts per million: 1 % is 10000 */
      ppm: number
      floorCents: number
      /** true: the month's interest is added to the share of the balance */
      plusInterest: boolean
      round: 'cent' | 'dollarUp' | 'dollarDown'
      /** true: the share is rounded first, the interest added after */
      roundBeforeInterest?: boolean
      /** true: the share is taken of the balance with the month's interest, not of the balance at its start */
      ofNewBalance?: boolean
      /** never less than the month's interest plus this amount */
      interestPlusCents?: number
    }

/** Interest that is charged whole if a balance is left at `untilMonth`. */
export type DeferredInterest = { untilMonth: number; aprPpm: number; accruedCents: number }

/** The same with dates. `accruedCents` had gathered by the end of `accruedOn`; without that day it is taken as true today. */
export type DatedDeferral = {
  aprPpm: number
  endsOn: string
  accruedCents: number
  accruedOn?: string | null | undefined
}

/** One of several balances on a card, with dates. */
export type CardBalance = {
  id: string
  name: string
  balanceCents: number
  aprPpm: number
  promotionalRate?: { aprPpm: number; endsOn: string } | null
  deferredInterest?: DatedDeferral | null
}

/** A debt as it stands with the person. What may be left out, or is null, is not known or not there. */
export type Debt = {
  id: string
  /** 'credit_card', 'auto_loan', …: what a minimum is estimated by */
  type: string
  balanceCents: number
  aprPpm: number | null
  /** the bank's amount, where `bank.figures` names 'minimumPayment'; else the person's */
  minimumPaymentCents?: number | null
  minimumRule?: MinimumRule | null
  /** one due day; it comes again every month */
  paymentDueDate?: string | null
  promotionalRate?: { aprPpm: number; endsOn: string } | null
  deferredInterest?: DatedDeferral | null
  /** several balances on one card, which add up to its own; the rate and the offers above are not read then */
  balances?: CardBalance[] | null
  /** which of them the issuer pays with the minimum, where the person knows */
  minimumTo?: MinimumTo | null
  /** the linked account, with the figures that are the bank's */
  bank?: { figures: readonly string[] } | null
  /** what the latest statement asks for, and by when */
  statement?: { minimumCents: number; dueOn: string } | null
  /** the day it was entered: what was due before is not known */
  enteredOn?: string | null
}

/** A payment on a debt. */
export type Payment = { debtId: string; cents: number; on: string }

/** One of several balances on a card, as a plan takes it. */
export type DebtBucket = {
  id: string
  name: string
  balanceCents: number
  /** month 0 first */
  rates: RateStep[]
  deferred?: DeferredInterest
}

export type PayoffDebt = {
  id: string
  balanceCents: number
  /** month 0 first; a promotional rate is two entries. Not read where there are buckets. */
  rates: RateStep[]
  minimum: MinimumRule
  /** not read where there are buckets */
  deferred?: DeferredInterest
  /** several balances on one card; their sum is `balanceCents` (balances/buckets.ts) */
  buckets?: DebtBucket[]
  /** the balance that the issuer pays with the minimum, where there are several; the lowest rate unless it is known otherwise */
  minimumTo?: MinimumTo
  /** the month of the first payment, 1 unless it falls later; until then its minimum is set aside in the month's money */
  paymentsFrom?: number
  /** the first month that is charged interest, 1 unless what came before is in the balance already */
  interestFrom?: number
  /** a minimum for the first payment in place of the rule's: that of a statement */
  firstMinimumCents?: number
}

/** What goes to a debt above its minimum in one month of the plan, month 1 or later. */
export type PlannedPayment = { month: number; id: string; cents: number }

/**
 * An order that says of each month who is paid. A list of ids is the person's own order. With `payments`, a month pays
 * these above the minimums, and what is left of its money to the debt that is paid next.
 */
export type SettledOrder =
  | 'avalanche'
  | 'snowball'
  | 'minimumsOnly'
  | string[]
  | { payments: PlannedPayment[] }

/** The order in which the extra money is paid. That of least interest is looked for first (run/settled.ts). */
export type PayoffOrder = SettledOrder | 'leastInterest'

/**
 * Debts that are moved into one new debt, after the payments of a month: a consolidation loan or a balance transfer. The
 * fee is added to the new balance, as lenders do. Nothing of it is paid out of the month's money.
 */
export type BalanceMove = {
  /** a month of the plan, 1 or later */
  afterMonth: number
  /** those that owe nothing by then, or are not known, are passed over */
  ids: string[]
  /** the id of the new debt; it stands in `debts`, owing nothing until then */
  into: string
  /** the fee as a share of what is moved, parts per million */
  feePpm: number
  /** of a loan: its number of payments, which sets its minimum; else the minimum is the new debt's own */
  termMonths?: number
}

export type PayoffInput = {
  debts: PayoffDebt[]
  /** on top of the starting minimums, or … */
  extraCents?: number
  /** … the whole month's money */
  budgetCents?: number
  changes?: { fromMonth: number; addCents: number }[]
  lumpSums?: { month: number; cents: number }[]
  /** months in which the minimums and the lump sums are paid and nothing else */
  pauses?: number[]
  move?: BalanceMove
  order: PayoffOrder
  /** default accrueThenPay */
  convention?: 'accrueThenPay' | 'payThenAccrue'
  /** how interest gathers within a month: a twelfth of the rate, or day by day with compounding; default monthly */
  accrual?: 'monthly' | 'dailyCompound'
  /** default 600 */
  horizonMonths?: number
}

/** An input whose order says by itself who is paid. */
export type SettledInput = Omit<PayoffInput, 'order'> & { order: SettledOrder }

/** The same with a named total a month, in cents, in place of an extra on top of the minimums. */
export function withBudget(input: PayoffInput, budgetCents: number): PayoffInput {
  const { extraCents: _extra, ...rest } = input
  return { ...rest, budgetCents }
}

/** `paid`: months is the answer. `never`: interest outruns the budget for good. `short`: the budget is under a month's minimums. */
export type PayoffStatus = 'paid' | 'beyondHorizon' | 'never' | 'short'

/** The same of one balance of a card. */
export type ScheduledBucket = {
  id: string
  interestCents: number
  paymentCents: number
  balanceCents: number
}

export type ScheduledDebt = {
  id: string
  interestCents: number
  paymentCents: number
  balanceCents: number
  /** moved into it after the payment, with the fee; below 0 moved out of it. Only in the month of a move. */
  movedCents?: number
  /** of a card with several balances, in their order; they add up to the row */
  buckets?: ScheduledBucket[]
}

export type PayoffPlan = {
  status: PayoffStatus
  /** months simulated; the answer only where status is 'paid' */
  months: number
  interestCents: number
  paidCents: number
  /** id -> month number, the first month is 1 */
  payoffMonth: Record<string, number>
  /** the fee of a move; absent where nothing is moved. Paid = starting balances + interest + fees. */
  feesCents?: number
  schedule: { month: number; debts: ScheduledDebt[] }[]
}
