/** Placements against every placement there is, on small sets. Days and holidays are read with the machine's own calendar. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Paydays, type PaydaysInput, placePayments } from './paydays.ts'

const DAY_MS = 86_400_000
const text = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const later = (day: string, days: number) => text(Date.parse(day) + days * DAY_MS)
const between = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** Those in or near the sets. */
const HOLIDAYS = ['2026-11-11', '2026-11-26', '2026-12-25', '2027-01-01']
const isWorked = (day: string) =>
  !HOLIDAYS.includes(day) && ![0, 6].includes(new Date(Date.parse(day)).getUTCDay())

/** The last day to pay, as a number of days after `from`. */
function lastDay(dueOn: string, from: string): number {
  let [day, worked] = [dueOn, 0]
  while (worked < 2) {
    day = later(day, -1)
    if (isWorked(day)) worked += 1
  }
  return Math.max(0, between(from, day))
}

type Placing = number[]

/** The end of every day. */
function simulate(given: PaydaysInput, dues: readonly { cents: number }[], placing: Placing): number[] {
  const ends: number[] = []
  let cash = given.cashCents
  for (let at = 0; at < given.days; at += 1) {
    const day = later(given.from, at)
    for (const pay of given.pay) if (pay.on === day) cash += pay.cents
    for (const bill of given.bills) if (bill.on === day) cash -= bill.cents
    for (const [index, due] of dues.entries()) if (placing[index] === at) cash -= due.cents
    ends.push(cash)
  }
  return ends
}

/** Every way to place the dues. */
function everyPlacing(lasts: readonly number[]): Placing[] {
  let all: Placing[] = [[]]
  for (const last of lasts)
    all = all.flatMap((one) => Array.from({ length: last + 1 }, (_, day) => [...one, day]))
  return all
}

const FROM = ['2026-11-09', '2026-11-20', '2026-11-23', '2026-12-22', '2026-12-28']
const small = fc
  .record({
    from: fc.constantFrom(...FROM),
    days: fc.integer({ min: 3, max: 9 }),
    cashCents: fc.integer({ min: -20, max: 120 }),
    floorCents: fc.integer({ min: 0, max: 40 }),
    pay: fc.array(fc.tuple(fc.integer({ min: -1, max: 9 }), fc.integer({ min: 0, max: 120 })), {
      maxLength: 3,
    }),
    bills: fc.array(fc.tuple(fc.integer({ min: -1, max: 9 }), fc.integer({ min: 0, max: 60 })), {
      maxLength: 2,
    }),
    dues: fc.array(fc.tuple(fc.integer({ min: -3, max: 16 }), fc.integer({ min: 1, max: 60 })), {
      maxLength: 4,
    }),
  })
  .map(({ pay, bills, dues, ...given }): PaydaysInput => {
    const on = (days: number) => later(given.from, days)
    return {
      ...given,
      pay: pay.map(([day, cents]) => ({ on: on(day), cents })),
      bills: bills.map(([day, cents], at) => ({ id: `b${at}`, on: on(day), cents })),
      dues: dues.map(([day, cents], at) => ({ id: `d${at}`, dueOn: on(day), cents })),
    }
  })

const inWindow = (given: PaydaysInput) =>
  given.dues
    .map((due) => ({ ...due, last: lastDay(due.dueOn, given.from) }))
    .filter(({ last }) => last < given.days)

function daysOf(given: PaydaysInput, { placed }: Paydays): Placing {
  return inWindow(given).map(({ id }) => between(given.from, placed.find((one) => one.id === id)!.on))
}

/** Paid as late as they can be, the dues leave the least short. */
function shortOf(given: PaydaysInput): number {
  const dues = inWindow(given)
  const ends = simulate(
    given,
    dues,
    dues.map(({ last }) => last),
  )
  return ends.reduce((sum, end) => sum + Math.max(0, given.floorCents - end), 0)
}

const move = (given: PaydaysInput, id: string, dueOn: string): PaydaysInput => ({
  ...given,
  dues: given.dues.map((due) => (due.id === id ? { ...due, dueOn } : due)),
})

const holdsFor = (check: (given: PaydaysInput, answer: Paydays) => boolean) =>
  fc.check(
    fc.property(small, (given) => check(given, placePayments(given))),
    { numRuns: 2_000 },
  ).counterexample

describe('placePayments over 2,000 random sets', () => {
  it('places each due once, whole, on a day from the first to its last, and says the days that end under the floor', () => {
    const isRight = holdsFor((given, answer) => {
      const dues = inWindow(given)
      const placing = daysOf(given, answer)
      const ends = simulate(given, dues, placing)
      const isPlaced =
        answer.placed.length === dues.length &&
        dues.every(({ id, cents, last }, at) => {
          const one = answer.placed.filter((row) => row.id === id)
          return one.length === 1 && one[0]!.cents === cents && placing[at]! >= 0 && placing[at]! <= last
        })
      const under = ends.flatMap((cents, at) =>
        cents < given.floorCents ? [[later(given.from, at), given.floorCents - cents]] : [],
      )
      const said = answer.breaks.map(({ day, shortCents }) => [day, shortCents])
      return isPlaced && JSON.stringify(under) === JSON.stringify(said)
    })
    expect(isRight).toBeNull()
  })

  it('keeps the floor where any placing does, and none that keeps it pays its first, second, … payment sooner', () => {
    const isBest = holdsFor((given, answer) => {
      const dues = inWindow(given)
      const keeping = everyPlacing(dues.map(({ last }) => last)).filter((placing) =>
        simulate(given, dues, placing).every((cents) => cents >= given.floorCents),
      )
      if (keeping.length === 0) return answer.breaks.length > 0
      const own = daysOf(given, answer).toSorted((a, b) => a - b)
      return (
        answer.breaks.length === 0 &&
        answer.ask.length === 0 &&
        keeping.every((placing) => placing.toSorted((a, b) => a - b).every((day, at) => day >= own[at]!))
      )
    })
    expect(isBest).toBeNull()
  })

  it('leaves no day more short than every placing leaves it', () => {
    const isLeast = holdsFor((given, answer) => {
      const dues = inWindow(given)
      const own = simulate(given, dues, daysOf(given, answer)).map((end) =>
        Math.max(0, given.floorCents - end),
      )
      return everyPlacing(dues.map(({ last }) => last)).every((placing) =>
        simulate(given, dues, placing).every((end, day) => own[day]! <= Math.max(0, given.floorCents - end)),
      )
    })
    expect(isLeast).toBeNull()
  })

  it('says the lowest end of each month', () => {
    const isLowest = holdsFor((given, answer) => {
      const ends = simulate(given, inWindow(given), daysOf(given, answer))
      const months = new Map<string, { day: string; cents: number }>()
      for (const [at, cents] of ends.entries()) {
        const day = later(given.from, at)
        const before = months.get(day.slice(0, 7))
        if (!before || cents < before.cents) months.set(day.slice(0, 7), { day, cents })
      }
      return JSON.stringify([...months.values()]) === JSON.stringify(answer.lowest)
    })
    expect(isLowest).toBeNull()
  })

  it('asks for due dates that leave less short, and for none in vain; where one alone mends all, all is mended', () => {
    const isUseful = holdsFor((given, answer) => {
      if (answer.breaks.length === 0) return answer.ask.length === 0
      const asked = answer.ask.reduce((moved, { id, moveTo }) => move(moved, id, moveTo), given)
      const isLess = answer.ask.every(({ id }) => {
        const before = given.dues.find((due) => due.id === id)!.dueOn
        return shortOf(move(asked, id, before)) > shortOf(asked)
      })
      const alone = inWindow(given).some(({ id, dueOn }) =>
        Array.from({ length: 30 }, (_, at) => later(dueOn, at + 1))
          .filter((to) => lastDay(to, given.from) < given.days)
          .some((to) => shortOf(move(given, id, to)) === 0),
      )
      return isLess && (!alone || shortOf(asked) === 0)
    })
    expect(isUseful).toBeNull()
  })
})
