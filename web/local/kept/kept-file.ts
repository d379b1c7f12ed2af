/**
 * What is kept here as the file of all data (jubilee.json), in the form that an account writes and takes in: rows as the
 * database has them, amounts and rates as decimal texts.
 */
import { EXPORT_FORMAT, EXPORT_VERSION } from '#contracts/account/privacy.ts'
import { offersWithDays } from '#engine/debts/balances/accrued-on.ts'
import { centsToDecimal, ppmToDecimal } from '#engine/money/cents.ts'
import type { Kept, KeptDebt, KeptGoal } from './kept.ts'

const money = (cents: number | null | undefined) =>
  cents === null || cents === undefined ? null : centsToDecimal(cents)
const rate = (ppm: number | null | undefined) =>
  ppm === null || ppm === undefined ? null : ppmToDecimal(ppm)

function ruleRow(rule: KeptDebt['minimumRule']) {
  if (rule === null) return null
  const { percent, floor, interestPlus, ...rest } = rule
  return { ...rest, percentPpm: percent, floorCents: floor, interestPlusCents: interestPlus }
}

function debtRow(debt: KeptDebt) {
  const { promotionalRate: promotion, statement, updatedAt } = debt
  const { deferredInterest: deferred, balances } = offersWithDays(debt, updatedAt)
  return {
    id: debt.id,
    name: debt.name,
    type: debt.type,
    interestRate: rate(debt.interestRate),
    minimumPayment: money(debt.minimumPayment),
    paymentDueDate: debt.paymentDueDate,
    promotionalRate: rate(promotion?.interestRate),
    promotionalEndsOn: promotion?.endsOn ?? null,
    deferredRate: rate(deferred?.interestRate),
    deferredEndsOn: deferred?.endsOn ?? null,
    deferredAccrued: money(deferred?.accrued),
    deferredAccruedOn: deferred?.accruedOn ?? null,
    minimumRule: ruleRow(debt.minimumRule),
    statementMinimum: money(statement?.minimum),
    statementDueOn: statement?.dueOn ?? null,
    balances,
    minimumTo: debt.minimumTo ?? null,
    balancesSpreadOn: debt.balancesSpreadOn ?? null,
    creditLimit: money(debt.creditLimit),
    startedOn: debt.startedOn,
    closedAt: debt.closedAt,
    writtenOff: debt.writtenOff === 0 ? null : money(debt.writtenOff),
    createdAt: debt.createdAt,
  }
}

const entryRows = ({ id: debtId, lines, updatedAt }: KeptDebt) =>
  lines.map((line) => ({
    debtId,
    ...line,
    split: line.split ?? null,
    amount: centsToDecimal(line.amount),
    createdAt: updatedAt,
  }))

const statementRows = ({ id: debtId, statements = [] }: KeptDebt) =>
  statements.map((one) => ({
    ...one,
    debtId,
    balance: money(one.balance),
    minimum: money(one.minimum),
    interestRate: rate(one.interestRate),
    interest: money(one.interest),
    pastDue: money(one.pastDue),
    overLimit: money(one.overLimit),
    minimumOnlyTotal: money(one.minimumOnlyTotal),
    threeYearPayment: money(one.threeYearPayment),
    threeYearTotal: money(one.threeYearTotal),
  }))

const goalRow = ({ id, title, targetAmount, targetDate, completedAt, createdAt }: KeptGoal) => ({
  id,
  title,
  targetAmount: centsToDecimal(targetAmount),
  targetDate,
  completedAt,
  createdAt,
})

const contributionRows = ({ id: goalId, contributions, createdAt }: KeptGoal) =>
  contributions.map((one) => ({ goalId, ...one, amount: centsToDecimal(one.amount), createdAt }))

/** Nobody's account: its name and email are empty. */
export const keptFile = ({ debts, removed, goals, plan, plans = [], cashPlan }: Kept, now: Date) => ({
  format: EXPORT_FORMAT,
  version: EXPORT_VERSION,
  exportedAt: now.toISOString(),
  account: { email: '', firstName: '', lastName: '', createdAt: now.toISOString() },
  lists: {
    debts: debts.map(debtRow),
    debtEntries: debts.flatMap(entryRows),
    removedDebts: removed.map(({ debt, removedAt }) => ({ ...debtRow(debt), removedAt })),
    removedDebtEntries: removed.flatMap(({ debt }) => entryRows(debt)),
    debtStatements: debts.flatMap(statementRows),
    removedDebtStatements: removed.flatMap(({ debt }) => statementRows(debt)),
    debtPlan: plan === null ? [] : [{ ...plan, extra: centsToDecimal(plan.extra) }],
    // Oldest first: the order of a list is the order of entry.
    keptPlans: plans
      .map((one) => ({ ...one, extra: centsToDecimal(one.extra), cost: money(one.cost) }))
      .toReversed(),
    cashPlan: cashPlan === undefined ? [] : [cashPlan],
    goals: goals.map(goalRow),
    goalContributions: goals.flatMap(contributionRows),
  },
})
