/**
 * What is asked for now, debt by debt: what the plan pays in the open cycles (start/this-month.ts), and while a month is
 * short what its money pays, and no more. Screens, calendar, mails and the coach all ask for what stands here.
 *
 * A short month has a say in the payments that have to leave before the next pay. Those of later days are paid from that
 * pay, as planned. What is paid on debts meanwhile is gone from its money. Once its day has passed, the plan is asked for.
 * Example: $250 until Dec 8 for rent of $150 and two cards that ask for $90 each by Dec 6 and 7; the plan has $110 for the
 * first. $90 are asked for the first and $10 for the second, $80 of which are not covered. After the $90 are paid, $160
 * are left, and it is still $10 for the second.
 */
import type { Payment } from '#engine/debts/debt.ts'
import { type DebtRecord, toDebt } from '#engine/debts/start/debt-record.ts'
import { type DueThisMonth, openMinimum } from '#engine/debts/start/this-month.ts'
import type { Cents, IsoDate } from '#engine/money/units.ts'
import { type CashPlan, cashPlanOn, type ShortRecord } from './cash-plan.ts'
import { lastDayToPay } from './deadlines.ts'
import { shortMonthDue } from './lender-due.ts'
import { type Essential, shortMonth, type ShortMonth, type ShortMonthDue } from './short-month.ts'

type Owed = DebtRecord & { name: string }

export type ShortNow = ShortMonth & {
  until: IsoDate
  /** what is left of its money for all of this */
  cashCents: Cents
  essentials: Essential[]
  /** the minimums that have to leave the account before the next pay, as far as they are not paid */
  dues: ShortMonthDue[]
}

export type AskedNow = DueThisMonth & {
  /** null where no short month has a say in it */
  short: {
    /** what its money does not pay of the minimum */
    uncoveredCents: Cents
    /** its place in the order of payment, from 0; null where it gets nothing */
    place: number | null
  } | null
}

type Given = {
  debts: readonly Owed[]
  /** those of the open cycles, or more */
  payments: readonly Payment[]
  cash: CashPlan
  /** the usual late fee of a card, where none is entered */
  cardLateFeeCents: Cents
  today: IsoDate
}

const isBeforePay = (dueOn: IsoDate, until: IsoDate) => lastDayToPay(dueOn) < until

function dueUntil(debt: Owed, { payments, cash, cardLateFeeCents, today }: Given): ShortMonthDue {
  const { leftCents: openCents, dueOn } = openMinimum(toDebt(debt), payments, today)
  const { id, name, type } = debt
  return shortMonthDue(
    { id, name, type, dueOn, openCents },
    { lenders: cash.lenders, cardFeeCents: cardLateFeeCents },
  )
}

/** What was paid on debts from the money of a short month. */
function paidFrom({ cashOn, counted }: ShortRecord, payments: readonly Payment[]): Cents {
  if (cashOn === null) return 0
  const since = payments.filter(({ on }) => on >= cashOn).reduce((sum, { cents }) => sum + cents, 0)
  return Math.max(0, since - counted)
}

/** The short month of a day, placed with what is left of its money; null where there is none. RangeError on a day that is no date. */
export function shortNow(given: Given): ShortNow | null {
  const record = cashPlanOn(given.cash, given.today).shortMonth
  if (record === null) return null
  const { until } = record
  const cashCents = Math.max(0, record.cash - paidFrom(record, given.payments))
  const essentials = record.essentials.map(({ amount, ...one }) => ({ ...one, cents: amount }))
  const dues = given.debts
    .map((debt) => dueUntil(debt, given))
    .filter(({ cents, dueOn }) => cents > 0 && isBeforePay(dueOn, until))
  return { ...shortMonth({ cents: cashCents, essentials, dues }), until, cashCents, essentials, dues }
}

/** The short month while it has a say: null where its money pays all that the plan asks for before the next pay. */
export function shortWithSay(due: readonly DueThisMonth[], short: ShortNow | null): ShortNow | null {
  return short === null || paysThePlan(due, short) ? null : short
}

function paysThePlan(due: readonly DueThisMonth[], short: ShortNow): boolean {
  const asked = due.filter(({ dueOn }) => isBeforePay(dueOn, short.until))
  const plannedCents = asked.reduce((sum, { leftCents }) => sum + leftCents, 0)
  const debtIds = new Set(asked.map(({ debtId }) => debtId))
  const forDebts = short.pay.filter(({ id }) => debtIds.has(id)).reduce((sum, { cents }) => sum + cents, 0)
  return short.skipped.length === 0 && plannedCents <= forDebts + short.leftCents
}

/** What is asked for of each debt, in the order of `due`. `plannedCents` and `leftCents` are those of the short month where it has a say. */
export function askedNow(due: readonly DueThisMonth[], kept: ShortNow | null): AskedNow[] {
  const short = shortWithSay(due, kept)
  return due.map((row) => {
    if (short === null || !isBeforePay(row.dueOn, short.until)) return { ...row, short: null }
    const at = short.pay.findIndex(({ id }) => id === row.debtId)
    const leftCents = short.pay[at]?.cents ?? 0
    const uncoveredCents = short.skipped.find(({ id }) => id === row.debtId)?.cents ?? 0
    const isDone = leftCents === 0 && uncoveredCents === 0
    return {
      ...row,
      plannedCents: row.paidCents + leftCents,
      leftCents,
      state: isDone ? 'done' : row.state === 'done' ? 'part' : row.state,
      short: { uncoveredCents, place: at === -1 ? null : at },
    }
  })
}
