/**
 * What is kept in this browser for a person without an account, and where. Amounts are whole cents, rates parts per
 * million. Totals are never kept: they follow from the lines, as on the server.
 */
import type { KeptVersion } from '#contracts/money/debt-plan.ts'
import type { Debt, DebtEntry } from '#contracts/money/debts.ts'
import type { CashPlan } from '#engine/debts/cash/cash-plan.ts'
import type { Statement } from '#contracts/money/statements.ts'
import type { PlanChoice } from '#engine/debts/scenario/kept-plan.ts'
import type { Contribution, Goal } from '#contracts/money/goals.ts'

/** Lines kept before there were several balances on a card have no split. */
export type KeptLine = Omit<DebtEntry, 'balanceAfter' | 'split'> & Partial<Pick<DebtEntry, 'split'>>

type TotalOf = 'balance' | 'openingBalance' | 'highestBalance' | 'paidTotal'
type BalanceOf = 'balances' | 'balancesSpreadOn' | 'minimumTo'

/** A debt with its lines in the order of recording. */
export type KeptDebt = Omit<Debt, TotalOf | BalanceOf | 'bank'> &
  Partial<Pick<Debt, BalanceOf>> & {
    lines: KeptLine[]
    /** those of cards, in the order they were kept; absent where none ever was */
    statements?: Statement[]
  }

/** A debt that was removed at this moment (an ISO text) from this place in the list. */
type KeptRemoval = { debt: KeptDebt; removedAt: string; place: number }

/** A goal with its contributions in the order of recording. */
export type KeptGoal = Omit<Goal, 'currentAmount'> & { contributions: Contribution[] }

/** Plans that were kept before there were adjustments have none. */
type Plan = Omit<PlanChoice, 'adjustments'> & Partial<Pick<PlanChoice, 'adjustments'>>

/** The answer of a call that is stored once, under the key of its sender; `asked` is what was sent. */
type StoredAnswer = { key: string; asked: string; answer: unknown }

export type Kept = {
  debts: KeptDebt[]
  /** the last removed first; for thirty days they can be brought back */
  removed: KeptRemoval[]
  goals: KeptGoal[]
  /** null until the person chooses */
  plan: Plan | null
  /** those that were kept, newest first */
  plans?: KeptVersion[]
  /** pay days, cash, and a short month */
  cashPlan?: CashPlan
  answers: StoredAnswer[]
  /** when something was last written, as an ISO text */
  changedAt?: string
}

export const nothingKept = (): Kept => ({ debts: [], removed: [], goals: [], plan: null, answers: [] })

/** What was kept before debts could be closed or brought back, in the form of today. */
export const withRemovals = (before: Omit<Kept, 'removed' | 'debts'> & { debts: object[] }): Kept => ({
  ...before,
  removed: [],
  debts: before.debts.map((debt) => ({ ...debt, closedAt: null, writtenOff: 0 }) as KeptDebt),
})

/** Where it is kept. One change at a time, also where several tabs are open. */
export type Store = {
  /** Lets `act` change what is kept and gives its result. What `act` throws is thrown, and nothing is changed. */
  change: <Result>(act: (kept: Kept) => Result) => Promise<Result>
  /** Removes everything. */
  empty: () => Promise<void>
}
