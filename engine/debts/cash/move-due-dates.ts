/**
 * Which due dates to ask a lender to move, where some day must end under the floor. A due date moves later, by less than
 * a month, for that is what lenders agree to: another day of the month. At the first day that is short, the due date is
 * moved that takes away most of what is short, and of those the one that moves least; then the next such day. It moves to
 * a day on which the money is there. What the bills alone cause no due date can mend.
 * Example: $100, floor $0, a card of $150 due on Nov 25, pay of $900 on Nov 27. Due on Dec 1 it can be paid on Nov 27.
 */
import { addDays } from '#engine/money/calendar.ts'
import type { IsoDate } from '#engine/money/units.ts'
import { type Deadline, latestDay, paidLatest, type Room } from './deadlines.ts'

const MOST_MOVE_DAYS = 30

type Move = { at: number; dueOn: IsoDate; latest: number; shift: number }

/** What is short on a day. One that the bills alone leave short no due date can mend: it counts as 0. */
const shortOn = (roomCents: number, paidCents: number) =>
  roomCents < 0 ? 0 : Math.max(0, paidCents - roomCents)

/** What the dues leave short on all days together. */
function shortIn(room: Room, deadlines: readonly Deadline[]): number {
  const paid = paidLatest(deadlines, room.cents.length)
  return room.cents.reduce((sum, cents, day) => sum + shortOn(cents, paid[day]!), 0)
}

/** The later due dates of one due that give it another last day within the days looked at, nearest first. */
function movesOf({ dueOn, latest }: Deadline, at: number, room: Room): Move[] {
  const moves: Move[] = []
  let before = latest
  for (let shift = 1; shift <= MOST_MOVE_DAYS; shift += 1) {
    const to = addDays(dueOn, shift)
    const moved = latestDay(to, room.from)
    if (moved >= room.cents.length) break
    if (moved > before) moves.push({ at, dueOn: to, latest: moved, shift })
    before = moved
  }
  return moves
}

const withMove = (deadlines: readonly Deadline[], { at, latest }: Move) =>
  deadlines.map((one, index) => (index === at ? { ...one, latest } : one))

/** What is short with a move, given what is paid by each day without it. */
function shortAfter(room: Room, paid: readonly number[], { from, to, cents }: Span): number {
  let sum = 0
  for (let day = 0; day < paid.length; day += 1)
    sum += shortOn(room.cents[day]!, paid[day]! - (day >= from && day < to ? cents : 0))
  return sum
}
type Span = { from: number; to: number; cents: number }

/** The move that leaves least short, to a day on which the money is there. Null where none leaves less than there is. */
function bestMove(room: Room, deadlines: readonly Deadline[], moves: readonly Move[]): Move | null {
  const paid = paidLatest(deadlines, room.cents.length)
  let best: Move | null = null
  let leastCents = shortIn(room, deadlines)
  for (const move of moves) {
    const { cents, latest } = deadlines[move.at]!
    if (room.cents[move.latest]! < paid[move.latest]!) continue
    const left = shortAfter(room, paid, { from: latest, to: move.latest, cents })
    if (left < leastCents || (best !== null && left === leastCents && move.shift < best.shift)) {
      best = move
      leastCents = left
    }
  }
  return best
}

/** Takes out moves that take nothing away any more, now that others are there. */
function withoutIdle(room: Room, deadlines: readonly Deadline[], moves: readonly Move[]): Move[] {
  const cents = (kept: readonly Move[]) => shortIn(room, kept.reduce(withMove, [...deadlines]))
  let kept = [...moves]
  for (const move of moves) {
    const without = kept.filter((one) => one !== move)
    if (cents(without) <= cents(kept)) kept = without
  }
  return kept
}

/** The due dates to ask about, in the order of `deadlines`. */
export function dueDatesToAsk(room: Room, deadlines: readonly Deadline[]): { id: string; moveTo: IsoDate }[] {
  const possible = deadlines.map((one, at) => movesOf(one, at, room))
  let current = [...deadlines]
  let moved: Move[] = []
  for (let day = 0; day < room.cents.length; day += 1) {
    for (let tries = 0; tries < deadlines.length; tries += 1) {
      if (shortOn(room.cents[day]!, paidLatest(current, room.cents.length)[day]!) === 0) break
      const open = possible.flatMap((moves, at) =>
        current[at]!.latest <= day && !moved.some((one) => one.at === at) ? moves : [],
      )
      const best = bestMove(room, current, open)
      if (best === null) break
      moved = [...moved, best]
      current = withMove(current, best)
    }
  }
  return withoutIdle(room, deadlines, moved)
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, dueOn }) => ({ id: deadlines[at]!.id, moveTo: dueOn }))
}
