/**
 * Saving a deferral at the latest moment: its debt gets nothing above the minimum until the payments left are just
 * enough to clear it before the gathered interest is charged; until then the extra works where it costs interest.
 * Example: $2,400 deferred for 12 months with $60 minimums leaves $1,680 to be paid above them. With $240 a month to
 * spare, months 6 to 12 are reserved for it, and months 1 to 5 go to a card at 22 %.
 *
 * What a month can spare depends on what was paid before it, so the amounts are played and put right a few times.
 */
import { monthInterestCents } from '#engine/money/interest.ts'
import type { Run } from '#engine/debts/payoff/month-loop.ts'
import { type Judge, judge, type Reserved, type Route, stepsOf } from './routes.ts'

/** Plays until the amounts fit; more rounds change nothing in practice. */
const ROUNDS = 8

/** By month and debt (place of entry), cents above the minimum. */
type Amounts = Map<number, Map<number, number>>

/** What is left of a deferral at its last payment, or was reserved for it and not needed, and what each month had above the minimums. */
type Played = { leftCents: Map<number, number>; unusedCents: Map<number, number>; extraCents: number[] }

function untilOf(run: Run, i: number): number {
  return Math.max(1, run.debts[i]!.deferred?.untilMonth ?? 0)
}

/** Notes what a run has to spare, and what it leaves on the debts to save or reserves for them in vain. */
function noting(saved: readonly number[], played: Played, amounts: Amounts) {
  return (run: Run, month: number) => {
    let extra = 0
    for (const i of run.open) extra += run.extra[i]!
    played.extraCents[month] = extra
    for (const i of saved) {
      const reserved = amounts.get(month)?.get(i) ?? 0
      const used = run.open.includes(i) ? run.extra[i]! : 0
      if (run.balance[i] === 0 && reserved > used) addTo(played.unusedCents, i, reserved - used)
      if (untilOf(run, i) !== month || !run.open.includes(i)) continue
      const { balanceCents, aprPpm } = run.candidates[i]!
      const owed = balanceCents + monthInterestCents(balanceCents, aprPpm)
      played.leftCents.set(i, Math.max(0, owed - run.payment[i]!))
    }
  }
}

function addTo(sums: Map<number, number>, key: number, cents: number): void {
  sums.set(key, (sums.get(key) ?? 0) + cents)
}

/** Gives back what was not needed, from the first month on. */
function release(amounts: Amounts, i: number, cents: number): void {
  let left = cents
  for (const month of [...amounts.keys()].toSorted((a, b) => a - b)) {
    const own = amounts.get(month)!
    const given = Math.min(left, own.get(i) ?? 0)
    if (given > 0) addTo(own, i, -given)
    left -= given
  }
}

/** Takes the latest months that have something to spare. */
function reserve(amounts: Amounts, i: number, given: { cents: number; until: number; spare: number[] }) {
  let needed = given.cents
  for (let month = given.until; month >= 1 && needed > 0; month -= 1) {
    const own = amounts.get(month) ?? new Map<number, number>()
    const taken = [...own.values()].reduce((sum, cents) => sum + cents, 0)
    const cents = Math.min(needed, Math.max(0, (given.spare[month] ?? 0) - taken))
    if (cents === 0) continue
    addTo(own, i, cents)
    amounts.set(month, own)
    needed -= cents
  }
}

function reservedOf(amounts: ReadonlyMap<number, ReadonlyMap<number, number>>): Reserved {
  return new Map(
    [...amounts].map(([month, own]) => [
      month,
      [...own].flatMap(([entered, cents]) => (cents > 0 ? [{ entered, cents }] : [])),
    ]),
  )
}

/** A route that saves the deferrals of `saved` (places of entry) at the latest, and its cost; they go last in its lists. */
export function saveJustInTime(
  judging: Judge,
  route: Route,
  saved: readonly number[],
): { route: Route; cost: number } {
  if (saved.length === 0) return { route, cost: judge(judging, stepsOf(route)) }
  const last = (list: readonly number[]) => [
    ...list.filter((i) => !saved.includes(i)),
    ...list.filter((i) => saved.includes(i)),
  ]
  const untils = new Map(
    saved.map((i) => [i, Math.max(1, judging.input.debts[i]!.deferred?.untilMonth ?? 0)]),
  )
  const byEnd = saved.toSorted((a, b) => untils.get(a)! - untils.get(b)!)
  const amounts: Amounts = new Map()
  const lists = { ...route, first: last(route.first), next: last(route.next) }
  let best = { route: { ...lists, reserved: reservedOf(amounts) }, cost: Number.POSITIVE_INFINITY }
  for (let round = 0; round < ROUNDS; round += 1) {
    const tried = { ...lists, reserved: reservedOf(amounts) }
    const played: Played = { leftCents: new Map(), unusedCents: new Map(), extraCents: [] }
    const cost = judge(judging, stepsOf(tried), { record: noting(saved, played, amounts) })
    if (cost < best.cost) best = { route: tried, cost }
    const missing = byEnd.filter((i) => (played.leftCents.get(i) ?? 0) > 0)
    if (missing.length === 0 && played.unusedCents.size === 0) return best
    for (const [i, cents] of played.unusedCents) release(amounts, i, cents)
    for (const i of missing) {
      reserve(amounts, i, {
        cents: played.leftCents.get(i)!,
        until: untils.get(i)!,
        spare: played.extraCents,
      })
    }
  }
  return best
}
