/**
 * On which day to pay what, so that the account never ends a day under its floor.
 *
 * A payment leaves two business days before its due day at the latest; federal holidays are no business days. Pay counts
 * on its day, money in before money out, and the floor is judged at the end of each day. Bills leave on their own day.
 *
 * Paying later never lowers the balance of any day, so if any placing keeps the floor, the one that pays everything as
 * late as it can does. Among those that keep it, the one is taken that pays earliest: no other pays its first, second, …
 * payment sooner. It is found from the back (Smith's rule for a single machine with deadlines): of the payments that may
 * be the last to be covered, the largest is the last. Where no placing keeps the floor, no day is more short than it has
 * to be, and within that payments are made as early as they can be.
 *
 * Example: $300 on Nov 20, floor $100, pay of $900 on Nov 27, rent $700 on Dec 1. A card asks for $150 by Nov 25, a loan
 * for $200 by Dec 8. The card is paid today. The loan waits for pay: on Nov 27 it would leave $850 for the rent, which
 * leaves $150.
 */
import { addDays, dayNumber } from '#engine/money/calendar.ts'
import type { IsoDate } from '#engine/money/units.ts'
import { type Deadline, latestDay, paidLatest, type Room } from './deadlines.ts'
import { dueDatesToAsk } from './move-due-dates.ts'

export type PaydaysInput = {
  /** in the account before anything of `from` */
  cashCents: number
  /** what the account should never end a day under */
  floorCents: number
  from: IsoDate
  /** how many days are looked at, the first one included */
  days: number
  pay: readonly { on: IsoDate; cents: number }[]
  bills: readonly { id: string; on: IsoDate; cents: number }[]
  dues: readonly { id: string; cents: number; dueOn: IsoDate }[]
}

export type Paydays = {
  /** soonest first. A due whose last day to pay lies after the days looked at is not placed. */
  placed: { id: string; cents: number; on: IsoDate }[]
  /** the lowest end of a day in each month of the calendar; of equals the first */
  lowest: { day: IsoDate; cents: number }[]
  /** every day that ends under the floor; `because` is what last left the account by then, 'cash' where nothing did */
  breaks: { day: IsoDate; shortCents: number; because: string }[]
  /** due dates which, moved, leave fewer days short or none */
  ask: { id: string; moveTo: IsoDate }[]
}

function roomOf({ cashCents, floorCents, from, days, pay, bills }: PaydaysInput): Room {
  const changes = Array.from({ length: days }, () => 0)
  const first = dayNumber(from)
  const note = (on: IsoDate, cents: number) => {
    const at = dayNumber(on) - first
    if (at >= 0 && at < days) changes[at]! += cents
  }
  for (const { on, cents } of pay) note(on, cents)
  for (const { on, cents } of bills) note(on, -cents)
  let left = cashCents - floorCents
  return { from, cents: changes.map((change) => (left += change)) }
}

/** The most that may be paid in all by the end of each day, without a later day that is more short than it has to be. */
function mostPaid(room: Room, deadlines: readonly Deadline[]): number[] {
  const latest = paidLatest(deadlines, room.cents.length)
  const most = room.cents.map((cents, day) => Math.max(cents, latest[day]!))
  for (let day = most.length - 2; day >= 0; day -= 1) most[day] = Math.min(most[day]!, most[day + 1]!)
  return most
}

/** Whether `one` rather than `other` is the last to be covered: the larger, then the one due later. */
function isRatherLast(one: Deadline, other: Deadline): boolean {
  if (one.cents !== other.cents) return one.cents > other.cents
  return one.dueOn >= other.dueOn
}

/** The day of each due, in the order of `deadlines`. */
function place(most: readonly number[], deadlines: readonly Deadline[]): number[] {
  const days = deadlines.map(() => 0)
  const open = new Set(deadlines.keys())
  let sum = deadlines.reduce((total, { cents }) => total + cents, 0)
  let day = most.length - 1
  while (open.size > 0) {
    let last: number | null = null
    for (const at of open) {
      const one = deadlines[at]!
      if (most[one.latest]! < sum) continue
      if (last === null || isRatherLast(one, deadlines[last]!)) last = at
    }
    // Cannot be: paid as late as they can be, all dues fit.
    if (last === null) throw new RangeError('no due can be the last')
    while (day > 0 && most[day - 1]! >= sum) day -= 1
    days[last] = day
    sum -= deadlines[last]!.cents
    open.delete(last)
  }
  return days
}

type Leaving = { id: string; cents: number; day: number }

/** What left the account last, by the end of a day; of one day the largest. */
function lastLeaving(leaving: readonly Leaving[], day: number): string {
  let last: Leaving | null = null
  for (const one of leaving) {
    if (one.day > day || one.day < 0 || one.cents === 0) continue
    if (last === null || one.day > last.day || (one.day === last.day && one.cents > last.cents)) last = one
  }
  return last?.id ?? 'cash'
}

function wholeOrThrow(cents: number, field: string, least: number): void {
  if (!Number.isSafeInteger(cents) || cents < least)
    throw new RangeError(`${field} must be whole cents from ${least} up, not ${cents}`)
}

function check({ cashCents, floorCents, days, pay, bills, dues }: PaydaysInput): void {
  wholeOrThrow(cashCents, 'cashCents', Number.MIN_SAFE_INTEGER)
  wholeOrThrow(floorCents, 'floorCents', Number.MIN_SAFE_INTEGER)
  if (!Number.isInteger(days) || days < 1) throw new RangeError(`days must be 1 or more, not ${days}`)
  for (const { cents } of pay) wholeOrThrow(cents, 'cents of a pay', 0)
  for (const { id, cents } of [...bills, ...dues]) wholeOrThrow(cents, `cents of ${id}`, 0)
}

function lowestOf(balances: readonly number[], from: IsoDate): Paydays['lowest'] {
  const lowest: Paydays['lowest'] = []
  for (const [at, cents] of balances.entries()) {
    const day = addDays(from, at)
    const month = lowest.at(-1)
    if (month?.day.slice(0, 7) !== day.slice(0, 7)) lowest.push({ day, cents })
    else if (cents < month.cents) lowest[lowest.length - 1] = { day, cents }
  }
  return lowest
}

/**
 * Places the payments. Amounts are whole cents, days 'YYYY-MM-DD'. What is before `from` has happened and is not counted.
 * RangeError on amounts that are not whole or, but for the cash and the floor, below 0, and on a text that is no date.
 */
export function placePayments(given: PaydaysInput): Paydays {
  check(given)
  const { from, days, floorCents } = given
  const room = roomOf(given)
  const deadlines = given.dues
    .map((due) => ({ ...due, latest: latestDay(due.dueOn, from) }))
    .filter(({ latest }) => latest < days)
  const dayOf = place(mostPaid(room, deadlines), deadlines)
  const placed = deadlines
    .map(({ id, cents }, at) => ({ id, cents, day: dayOf[at]! }))
    .toSorted((one, other) => one.day - other.day)
  const paid = paidLatest(
    placed.map(({ cents, day }) => ({ cents, latest: day })),
    days,
  )
  const balances = room.cents.map((cents, day) => cents + floorCents - paid[day]!)
  const bills = given.bills.map(({ id, on, cents }) => ({ id, cents, day: dayNumber(on) - dayNumber(from) }))
  const breaks = balances.flatMap((cents, day) =>
    cents < floorCents
      ? [
          {
            day: addDays(from, day),
            shortCents: floorCents - cents,
            because: lastLeaving([...bills, ...placed], day),
          },
        ]
      : [],
  )
  return {
    placed: placed.map(({ id, cents, day }) => ({ id, cents, on: addDays(from, day) })),
    lowest: lowestOf(balances, from),
    breaks,
    ask: breaks.length === 0 ? [] : dueDatesToAsk(room, deadlines),
  }
}
