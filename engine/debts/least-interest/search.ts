/**
 * A search for a cheaper route by small steps: a debt moves to another place of one of the two lists, the switch to an
 * earlier or later month, or a debt goes first until a month. It ends where no step helps, or its work is used up.
 */
import { saveJustInTime } from './just-in-time.ts'
import { type Judge, judge, type Route, stepsOf } from './routes.ts'

/** A route with its cost in cents; `saved` are the deferrals (places of entry) that it saves at the latest moment. */
export type Tried = { route: Route; cost: number; saved: readonly number[] }

/** How far a switch is moved in one step, in months. */
const SWITCH_STEPS = [1, -1, 2, -2, 4, -4, 8, -8]

/** Months until which a debt may go first, beside those in which an offer ends. */
const FIRST_UNTIL = [1, 2, 3, 6, 9, 12]

/** The cost of a route, where it is below `mostCents`. */
export function tryRoute(judging: Judge, { route, saved, cost }: Tried): Tried {
  if (saved.length > 0) return { ...saveJustInTime(judging, route, saved), saved }
  return { route, saved, cost: judge(judging, stepsOf(route), { mostCents: cost }) }
}

function moved(list: readonly number[], from: number, to: number): number[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, list[from]!)
}

/** The months in which the search lets a debt go first: short ones, and until the offers end. */
function firstMonths({ input }: Judge): number[] {
  const ends = input.debts.flatMap(({ rates, deferred }) => [
    ...rates.slice(1).map(({ fromMonth }) => fromMonth - 1),
    deferred?.untilMonth ?? 0,
  ])
  return [...new Set([...FIRST_UNTIL, ...ends])].filter((month) => month >= 1)
}

/** All steps from a route. */
function* stepsFrom(route: Route, months: readonly number[]): Generator<Route> {
  const { first, switchMonth, next } = route
  for (let i = 0; i < next.length; i += 1) {
    for (let j = 0; j < next.length; j += 1) {
      if (i === j) continue
      yield { ...route, next: moved(next, i, j) }
      if (switchMonth > 1) yield { ...route, first: moved(first, i, j) }
      else yield { ...route, first: moved(next, i, j), next: moved(next, i, j) }
    }
  }
  if (switchMonth > 1) {
    for (const step of SWITCH_STEPS)
      if (switchMonth + step >= 1) yield { ...route, switchMonth: switchMonth + step }
    return
  }
  for (let i = 1; i < next.length; i += 1) {
    for (const month of months) yield { ...route, first: moved(next, i, 0), switchMonth: month + 1 }
  }
}

/** The best route that small steps lead to from a start. */
export function improve(judging: Judge, start: Tried): Tried {
  const months = firstMonths(judging)
  let best = start
  let hasMoved = true
  while (hasMoved && judging.left > 0) {
    hasMoved = false
    for (const route of stepsFrom(best.route, months)) {
      const tried = tryRoute(judging, { ...best, route })
      if (tried.cost >= best.cost) continue
      best = tried
      hasMoved = true
      break
    }
  }
  return best
}
