/**
 * A person's account from today to the end of next month: the cash brought up to today, pay and bills on their days, and
 * the payments of the plan on the days that `placePayments` finds.
 *
 * The cash was true on its day. Since then pay has come in, bills have gone out on their days, and what was recorded as
 * paid on debts is gone too. Pay of the day on which the cash was entered is in it. A bill that is paid does not come
 * again this month.
 * Example: $800 on Nov 20, weekly pay of $500 on Fridays, electricity of $90 on the 24th, $100 paid on a card on Nov 25.
 * On Nov 28 there are $800 + $500 - $90 - $100 = $1,110.
 */
import { dueDateIn } from '#engine/budget/due-day.ts'
import type { Debt, Payment, PayoffPlan } from '#engine/debts/debt.ts'
import { nextPayment } from '#engine/debts/start/coming-payments.ts'
import { type DueThisMonth, minimumDue, openMinimum } from '#engine/debts/start/this-month.ts'
import { addDays, dateOf, dayNumber, daysInMonth, monthIndex, monthOfIndex } from '#engine/money/calendar.ts'
import type { IsoDate } from '#engine/money/units.ts'
import type { PayRecord } from './cash-plan.ts'
import { lastDayToPay, latestDay } from './deadlines.ts'
import { payDates } from './pay-dates.ts'
import { type Paydays, type PaydaysInput, placePayments } from './paydays.ts'

/** A bill of the budget: its day of the month, 1 to 31, and whether this month's is paid. */
export type CashBill = { id: string; dueDay: number; cents: number; isPaid: boolean }

type Known = { pay: PayRecord; bills: readonly CashBill[]; payments: readonly Payment[]; today: IsoDate }

/** One that comes again has an id for each of its days: 'rent@2026-12-01'. */
const dated = (id: string, on: IsoDate) => `${id}@${on}`

/** What an id of a day belongs to, and that day. */
export function datedParts(id: string): { id: string; on: IsoDate } {
  const at = id.lastIndexOf('@')
  return { id: id.slice(0, at), on: id.slice(at + 1) }
}

/** The last day looked at. */
function lastDayToPlace(today: IsoDate): IsoDate {
  const { year, month } = monthOfIndex(monthIndex(today) + 1)
  return dateOf(year, month, daysInMonth(year, month))
}

function billDates({ dueDay }: CashBill, from: IsoDate, to: IsoDate): IsoDate[] {
  const months = Array.from({ length: monthIndex(to) - monthIndex(from) + 1 }, (_, at) => {
    const { year, month } = monthOfIndex(monthIndex(from) + at)
    return dueDateIn(dateOf(year, month, 1).slice(0, 7), dueDay)
  })
  return months.filter((day) => day >= from && day <= to)
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, cents) => sum + cents, 0)

/** What is in the account today, in cents; below 0 where more went out than came in. */
export function cashToday({ pay, bills, payments, today }: Known): number {
  const { cash, cashOn, counted, amount } = pay
  const after = addDays(cashOn, 1)
  const came = today >= after ? payDates(pay, { from: after, to: today }).length * amount : 0
  const yesterday = addDays(today, -1)
  const billed =
    yesterday >= after ? bills.map((bill) => billDates(bill, after, yesterday).length * bill.cents) : []
  const paid = payments.filter(({ on }) => on >= cashOn).map(({ cents }) => cents)
  return cash + came - sumOf(billed) - Math.max(0, sumOf(paid) - counted)
}

type Planned = { debts: readonly Debt[]; due: readonly DueThisMonth[]; plan: PayoffPlan; firstMonth: number }

type Due = PaydaysInput['dues'][number]

/** The next payment of the plan; where the plan never ends, the minimum that is asked for then. */
function paymentAfter(debt: Debt, dueOn: IsoDate, planned: Planned): Omit<Due, 'id'> | null {
  const next = nextPayment(debt, dueOn, planned)
  if (next !== null || planned.plan.payoffMonth[debt.id] !== undefined) return next
  const { cents, dueOn: nextOn } = minimumDue(debt, addDays(dueOn, 1))
  return cents > 0 ? { cents, dueOn: nextOn } : null
}

/** What the plan still pays: the rest of the open cycles, and the cycles after them whose last day to pay is `to` or before. */
function duesOf(planned: Planned, to: IsoDate): { open: Due[]; later: Due[] } {
  const open: Due[] = []
  const later: Due[] = []
  for (const debt of planned.debts) {
    const cycle = planned.due.find(({ debtId }) => debtId === debt.id)
    if (!cycle) continue
    const { dueOn, leftCents: cents } = cycle
    if (cents > 0) open.push({ id: dated(debt.id, dueOn), cents, dueOn })
    let next = paymentAfter(debt, dueOn, planned)
    while (next !== null && lastDayToPay(next.dueOn) <= to) {
      later.push({ ...next, id: dated(debt.id, next.dueOn) })
      next = paymentAfter(debt, next.dueOn, planned)
    }
  }
  return { open, later }
}

/** The account without payments on debts. */
function accountDays(known: Known): PaydaysInput {
  const { pay, bills, today } = known
  const to = lastDayToPlace(today)
  const isOpen = (bill: CashBill, on: IsoDate) => !(bill.isPaid && on.slice(0, 7) === today.slice(0, 7))
  return {
    cashCents: cashToday(known),
    floorCents: pay.floor,
    from: today,
    days: dayNumber(to) - dayNumber(today) + 1,
    pay: payDates(pay, { from: addDays(today, 1), to }).map((on) => ({ on, cents: pay.amount })),
    bills: bills.flatMap((bill) =>
      billDates(bill, today, to)
        .filter((on) => isOpen(bill, on))
        .map((on) => ({ id: dated(bill.id, on), on, cents: bill.cents })),
    ),
    dues: [],
  }
}

/** `account` is what was placed by: its pay and its bills are those of the list of days. */
export type PlacedMonths = Paydays & { account: PaydaysInput }

/**
 * Places the payments of the plan from today to the end of next month. Those of the open cycles stand on the earliest days
 * that keep the floor. A payment of a later cycle, made before that cycle begins, would count to the one before it: it
 * stands on its last day to pay until then. Ids are those of `datedParts`.
 */
export function placeMonths(known: Known, planned: Planned): PlacedMonths {
  const account = accountDays(known)
  const { today } = known
  const { open, later } = duesOf(planned, lastDayToPlace(today))
  const fixed = later.map(({ id, cents, dueOn }) => ({
    id,
    cents,
    on: addDays(today, latestDay(dueOn, today)),
  }))
  const result = placePayments({ ...account, bills: [...account.bills, ...fixed], dues: open })
  const placed = [...result.placed, ...fixed].toSorted((one, other) =>
    one.on < other.on ? -1 : Number(one.on > other.on),
  )
  return { ...result, placed, account }
}

/** The same with the minimums alone: what goes above them can wait. */
export function placeMinimums(known: Known, planned: Planned): PlacedMonths {
  const { payments, today } = known
  const due = planned.due.map((row) => {
    const debt = planned.debts.find(({ id }) => id === row.debtId)
    if (!debt) return row
    return { ...row, leftCents: Math.min(row.leftCents, openMinimum(debt, payments, today).leftCents) }
  })
  // A plan without months pays what is asked for.
  const plan = { ...planned.plan, schedule: [], payoffMonth: {} }
  return placeMonths(known, { ...planned, due, plan })
}
