/**
 * What the budget says of the money between two pay days. Its bills leave the account on their days; what keeps a
 * household going comes first in a short month: bills that are due by then and not paid, and what is left this month of
 * the rest. A category that pays a debt on the list is counted with the debt.
 * Food and the way to work are counted by the day: the month's budget for the days until the next pay.
 * Example: on Nov 20 with the next pay on Dec 4: rent of $900 due on the 1st, electricity of $90 due on the 24th, and
 * $187 for 14 days of groceries at $400 a month. Streaming, due on the 28th, is a bill and no essential.
 */
import { type CategoryMonth, leftCents, toCategoryMonth } from '#engine/budget/category-kind.ts'
import { dueDateIn } from '#engine/budget/due-day.ts'
import { paysDebt } from '#engine/budget/living-costs.ts'
import { categoryUsage } from '#engine/budget/usage.ts'
import { dateOf, dayNumber, monthIndex, monthOfIndex } from '#engine/money/calendar.ts'
import type { IsoDate } from '#engine/money/units.ts'
import type { CashBill } from './cash-days.ts'
import type { KeptEssential } from './cash-plan.ts'
import { essentialKindOf } from './essential-kind.ts'
import type { EssentialKind } from './short-month.ts'

/** A category of the budget with its figures of this month, as it is kept. */
type StoredCategory = Parameters<typeof toCategoryMonth>[0] & { id: string; isActive: boolean }

type Listed = { name: string; type: string; balance: number }

function counted(categories: readonly StoredCategory[], debts: readonly Listed[]) {
  const open = debts.filter(({ balance }) => balance > 0)
  return categories
    .filter(({ name, isActive }) => isActive && !paysDebt(name, open))
    .map((stored) => ({ ...stored, month: toCategoryMonth(stored) }))
}

const isPaid = (month: CategoryMonth) => categoryUsage(month).status === 'paid'

/** The bills that leave the account. */
export function billsOf(
  categories: readonly StoredCategory[],
  debts: readonly Listed[],
): (CashBill & { name: string })[] {
  return counted(categories, debts).flatMap(({ id, name, dueDay, month }) =>
    dueDay === null || month.budgetCents <= 0
      ? []
      : [{ id, name, dueDay, cents: month.budgetCents, isPaid: isPaid(month) }],
  )
}

/** Whether this month's is due by `until` and not paid, or next month's is due by then. */
function isDueBy(dueDay: number, month: CategoryMonth, { today, until }: Days): boolean {
  const next = monthOfIndex(monthIndex(today) + 1)
  const isOpen = !isPaid(month) && dueDateIn(today.slice(0, 7), dueDay) <= until
  return isOpen || dueDateIn(dateOf(next.year, next.month, 1).slice(0, 7), dueDay) <= until
}
type Days = { today: IsoDate; until: IsoDate }

/** Less is no amount to plan by. */
const LEAST_CENTS = 1_00

/** A budget's share for a day. */
const MONTH_DAYS = 30

/** Of what has no due day: by the day where it goes on every day, in whole dollars; else what is left of the month. */
function untilPay(month: CategoryMonth, kind: EssentialKind, { today, until }: Days): number {
  if (kind !== 'food' && kind !== 'work') return leftCents(month)
  const dollars = (month.budgetCents * (dayNumber(until) - dayNumber(today))) / MONTH_DAYS / 100
  return Math.ceil(dollars) * 100
}

/** What has to be paid by the day of the next pay beside debts, in the order of the budget. */
export function essentialsOf(
  categories: readonly StoredCategory[],
  debts: readonly Listed[],
  days: Days,
): KeptEssential[] {
  return counted(categories, debts).flatMap(({ id, name, dueDay, month }) => {
    const kind = essentialKindOf(name)
    if (kind === null) return []
    if (dueDay !== null && !isDueBy(dueDay, month, days)) return []
    const amount = dueDay === null ? untilPay(month, kind, days) : month.budgetCents
    return amount >= LEAST_CENTS ? [{ id, kind, name, amount }] : []
  })
}
