/**
 * The calendar of a person's debts: each due day of the coming year until the plan has paid that debt, and the month
 * they are free. All-day events, which no time zone and no summer time can move.
 */
import ical from 'ical-generator'
import type { Debt } from '#contracts/debts.ts'
import { toDebt } from '#contracts/to-debt.ts'
import type { Payment } from '#engine/debts/debt.ts'
import { nextDueDate } from '#engine/debts/due-date.ts'
import { outlinePayoff } from '#engine/debts/payoff.ts'
import { calendarMonth, startPlan } from '#engine/debts/start/plan-start.ts'
import { addDays, monthIndex, monthOfIndex } from '#engine/money/calendar.ts'
import { parseCents } from '#engine/money/cents.ts'
import { formatMoney, type Currency } from '#engine/money/format.ts'
import type { PlanRow } from '#server/features/debts/debts.queries.ts'

const YEAR_MONTHS = 12

export type CalendarDay = { key: string; day: string; title: string; text: string }

type Given = { debts: Debt[]; payments: Payment[]; plan: PlanRow; today: string; currency: Currency }

const dayOf = (index: number) => {
  const { year, month } = monthOfIndex(index)
  return `${year}-${String(month).padStart(2, '0')}-01`
}

function dueDays(debt: Debt, { today, currency }: Given, goneMonth: number | null): CalendarDay[] {
  const owed = parseCents(debt.balance) ?? 0
  if (debt.paymentDueDate === null || owed <= 0) return []
  const minimum = debt.minimumPayment === null ? null : parseCents(debt.minimumPayment)
  const text =
    minimum === null ? 'From My Debts.' : `At least ${formatMoney(minimum, { currency, decimals: 2 })}.`
  const days: CalendarDay[] = []
  const isOwed = (day: string) => goneMonth === null || monthIndex(day) <= goneMonth
  const end = dayOf(monthIndex(today) + YEAR_MONTHS + 1)
  let day = nextDueDate(debt.paymentDueDate, today)
  while (days.length < YEAR_MONTHS && day < end && isOwed(day)) {
    days.push({ key: `${debt.id}-${day}`, day, title: `Payment due: ${debt.name}`, text })
    day = nextDueDate(debt.paymentDueDate, addDays(day, 1))
  }
  return days
}

/** The days of the calendar, by day. The freedom month stands on its first day. */
export function calendarDays(given: Given): CalendarDay[] {
  const { debts, payments, plan, today } = given
  const { order, extra: extraCents } = plan
  const start = startPlan({ debts: debts.map(toDebt), payments, order, extraCents, day: today })
  const outline = outlinePayoff({ debts: start.debts, order, extraCents })
  const isFinished = outline.status === 'paid' && outline.months > 0
  const monthOf = (month: number) => calendarMonth(start.firstMonth, month)
  const days = debts.flatMap((debt) => {
    const month = isFinished ? outline.payoffMonth[debt.id] : undefined
    return dueDays(debt, given, month === undefined ? null : monthOf(month))
  })
  if (isFinished)
    days.push({
      key: 'free',
      day: dayOf(monthOf(outline.months)),
      title: 'Debt-free this month, if you keep to your plan',
      text: 'Worked out from My Debts. It moves as your balances and payments do.',
    })
  return days.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
}

/** The days as an iCalendar file (RFC 5545). */
export function writeCalendar(days: CalendarDay[], { url, now }: { url: string; now: Date }): string {
  const calendar = ical({
    name: 'Jubilee',
    description: 'Due days and the month you are free.',
    prodId: { company: 'Jubilee', product: 'Calendar', language: 'EN' },
    ttl: 60 * 60 * 12,
  })
  for (const { key, day, title, text } of days)
    calendar.createEvent({
      id: `${key}@jubilee`,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      stamp: now,
      summary: title,
      description: text,
      url,
    })
  return calendar.toString()
}
