/**
 * The calendar of a person's debts: each due day of the coming year until the plan has paid that debt, the days on which
 * to pay where pay days are known, the offers that end with something owed, and the month they are free. All-day events,
 * which no time zone and no summer time can move. They leave the day free, and have an alarm at nine in the morning.
 */
import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  type ICalEvent,
  ICalEventBusyStatus,
  ICalEventTransparency,
} from 'ical-generator'
import type { Debt as OwnDebt } from '#contracts/money/debts.ts'
import { askedNow, type AskedNow, type ShortNow } from '#engine/debts/cash/asked-now.ts'
import type { billsOf } from '#engine/debts/cash/budget-bills.ts'
import type { PayRecord } from '#engine/debts/cash/cash-plan.ts'
import { toDebt } from '#engine/debts/start/debt-record.ts'
import type { Debt, Payment, PayoffPlan } from '#engine/debts/debt.ts'
import { type DatedCliff, datedCliffs, offerName } from '#engine/debts/offers/dated-cliffs.ts'
import { tracePayoff } from '#engine/debts/payoff/payoff.ts'
import { comingMinimums } from '#engine/debts/start/coming-payments.ts'
import type { PlanChoice } from '#engine/debts/scenario/kept-plan.ts'
import { calendarMonth, startPlan } from '#engine/debts/start/plan-start.ts'
import { type MinimumDue, openMinimum, type OpenMinimum } from '#engine/debts/start/this-month.ts'
import { currentLanguage } from '#engine/language/bilingual.ts'
import { monthIndex, monthOfIndex } from '#engine/money/calendar.ts'
import { formatMoney, type Currency, type DateFormat } from '#engine/money/format.ts'
import { calendarTexts } from './messages.ts'
import { type CalendarDay, placedDays } from './placed-days.ts'

const YEAR_MONTHS = 12
const ALARM_HOUR = 9
const HOUR_SECONDS = 3600

type Given = {
  debts: OwnDebt[]
  payments: Payment[]
  plan: PlanChoice
  today: string
  currency: Currency
  dateFormat: DateFormat
  /** null where no month falls short */
  short: ShortNow | null
  /** null where no pay days were entered */
  cash: { pay: PayRecord; categories: Parameters<typeof billsOf>[0] } | null
}

type Planned = Pick<Given, 'payments' | 'today' | 'currency'> & {
  plan: PayoffPlan
  firstMonth: number
  asked: AskedNow[]
}

const dayOf = (index: number) => {
  const { year, month } = monthOfIndex(index)
  return `${year}-${String(month).padStart(2, '0')}-01`
}

/** 'At least $40.00.', and no amount where nothing is asked for. */
function textOf({ cents, source }: MinimumDue, currency: Currency): string {
  const texts = calendarTexts()
  if (cents === 0) return texts.fromDebts
  const amount = formatMoney(cents, { currency, decimals: 2 })
  if (source === 'estimated') return texts.estimated(amount)
  return source === 'rule' ? texts.byRule(amount) : texts.atLeast(amount)
}

const sentences = (...said: (string | null)[]) => said.filter((one) => one !== null).join(' ')

/** What a short month has for a payment that it does not cover; null for any other. */
function shortText(asked: AskedNow | undefined, currency: Currency): string | null {
  if (!asked?.short || asked.short.uncoveredCents === 0) return null
  const { leftCents, paidCents } = asked
  const texts = calendarTexts()
  if (leftCents === 0) return texts.shortNothing(paidCents > 0)
  return texts.shortLeft(formatMoney(leftCents, { currency, decimals: 2 }), paidCents > 0)
}

type Written = Pick<CalendarDay, 'title' | 'text' | 'alarm'>

const stillDue = (name: string, text: string): Written => ({
  title: calendarTexts().due(name),
  text,
  alarm: 'early',
})

/** The amount still due in the open cycle. */
function openDay(open: OpenMinimum, name: string, currency: Currency): Written {
  const texts = calendarTexts()
  const money = (cents: number) => formatMoney(cents, { currency, decimals: 2 })
  const recorded = texts.recorded(money(open.paidCents))
  const late = open.lateCents > 0 ? texts.late(money(open.lateCents)) : null
  if (open.paidCents === 0) return stillDue(name, sentences(textOf(open, currency), late))
  if (open.leftCents === 0) return { title: texts.paid(name), text: recorded, alarm: null }
  return stillDue(name, sentences(texts.atLeastMore(money(open.leftCents)), recorded, late))
}

function dueDays(
  debt: Debt,
  name: string,
  { payments, today, currency, asked, ...planned }: Planned,
): CalendarDay[] {
  const end = dayOf(monthIndex(today) + YEAR_MONTHS + 1)
  const coming = comingMinimums(debt, { ...planned, day: today, end }).slice(0, YEAR_MONTHS)
  return coming.map((minimum, at) => {
    const { title, text, alarm } =
      at === 0
        ? openDay(openMinimum(debt, payments, today), name, currency)
        : stillDue(name, textOf(minimum, currency))
    const now = at === 0 ? asked.find(({ debtId }) => debtId === debt.id) : undefined
    return {
      key: `${debt.id}-${minimum.dueOn}`,
      day: minimum.dueOn,
      title,
      text: sentences(text, shortText(now, currency)),
      alarm,
    }
  })
}

/** An offer that would leave something, on the last day to pay that is in time. */
function offerDay(cliff: DatedCliff, name: string, currency: Currency): CalendarDay {
  const { id, bucketId, kind, endsOn, payBy, leftCents, chargeCents, addCentsToAvoid, starts } = cliff
  const money = (cents: number) => formatMoney(cents, { currency, decimals: 2 })
  const texts = calendarTexts()
  const cost = kind === 'deferral' ? texts.deferred(money(chargeCents)) : null
  const key = `${id}-${bucketId === undefined ? '' : `${bucketId}-`}${kind}-${endsOn}`
  const day = { key, day: payBy, alarm: 'early' } as const
  if (addCentsToAvoid === null)
    return {
      ...day,
      title: texts.offerEnds(name),
      text: sentences(texts.stillOwed(money(leftCents)), cost, texts.payAll),
    }
  const add = money(addCentsToAvoid)
  const way = starts.length > 1 ? texts.moreMonthly(add) : texts.moreWithIt(add)
  return {
    ...day,
    title: texts.lastPayment(name),
    text: sentences(texts.planOwes(money(leftCents)), cost, way),
  }
}

/** The days of the calendar, by day. The freedom month stands on its first day. */
export function calendarDays(given: Given): CalendarDay[] {
  const { payments, today, currency } = given
  const debts = given.debts.map(toDebt)
  const start = startPlan({ debts, payments, plan: given.plan, day: today })
  const { plan, outline } = tracePayoff(start.input)
  const isFinished = outline.status === 'paid' && outline.months > 0
  const asked = askedNow(start.due, given.short)
  const planned = { payments, today, currency, plan, firstMonth: start.firstMonth, asked }
  const days = debts.flatMap((debt, at) => dueDays(debt, given.debts[at]!.name, planned))
  if (given.cash !== null)
    days.push(
      ...placedDays({ ...given, ...given.cash, due: asked, plan, firstMonth: start.firstMonth }, given),
    )
  const end = dayOf(monthIndex(today) + YEAR_MONTHS + 1)
  for (const cliff of datedCliffs({ debts, start, plan, day: today })) {
    const debt = given.debts.find(({ id }) => id === cliff.id)
    if (debt && cliff.payBy < end) days.push(offerDay(cliff, offerName(debt.name, cliff), currency))
  }
  if (isFinished)
    days.push({
      key: 'free',
      day: dayOf(calendarMonth(start.firstMonth, outline.months)),
      title: calendarTexts().free,
      text: calendarTexts().freeText,
      alarm: 'same day',
    })
  return days.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
}

/**
 * The alarm of a day, for a screen. It counts from the midnight with which an all-day event begins where the calendar
 * is, so nine o'clock is the person's own.
 */
function addAlarm(event: ICalEvent, { alarm, title }: CalendarDay, reminderDays: number): void {
  if (alarm === null) return
  const daysBefore = alarm === 'early' ? reminderDays : 0
  const triggerBefore = (daysBefore * 24 - ALARM_HOUR) * HOUR_SECONDS
  event
    .createAlarm({ type: ICalAlarmType.display, triggerBefore, description: title })
    // The library counts what comes after the start from the end, unless it is told.
    .relatesTo(ICalAlarmRelatesTo.start)
}

type File = {
  /** where each event leads */
  url: string
  now: Date
  /** how many days before a due day its alarm comes */
  reminderDays: number
}

/** The days as an iCalendar file (RFC 5545). */
export function writeCalendar(days: CalendarDay[], { url, now, reminderDays }: File): string {
  const calendar = ical({
    name: 'Jubilee',
    description: calendarTexts().about,
    prodId: { company: 'Jubilee', product: 'Calendar', language: currentLanguage().toUpperCase() },
    ttl: 60 * 60 * 12,
  })
  for (const placed of days) {
    const event = calendar.createEvent({
      id: `${placed.key}@jubilee`,
      start: new Date(`${placed.day}T00:00:00Z`),
      allDay: true,
      // Without these an all-day event counts as busy, and nobody could be invited on a due day.
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
      stamp: now,
      summary: placed.title,
      description: placed.text,
      url,
    })
    addAlarm(event, placed, reminderDays)
  }
  return calendar.toString()
}
