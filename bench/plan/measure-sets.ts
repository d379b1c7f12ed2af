/** Plans of least interest on random sets, without the solver and with it, beside the bound that no plan is under. */
import loadHighs from 'highs'
import { bestOrderPlan } from '#engine/debts/least-interest/best-order.ts'
import { FINE_GAP, provenPlan } from '#engine/debts/least-interest/optimal.ts'
import type { Solver } from '#engine/debts/least-interest/model/linear-model.ts'
import { outlinePayoff } from '#engine/debts/payoff/payoff.ts'
import { highsSolver } from '#web/features/debts/least-interest/highs-solver.ts'
import { randomSet } from './random-sets.ts'

export const SIZES = [3, 4, 5, 6, 7, 8]

/** What the solver gets for a set. */
export const SECONDS = 4

/** Over the bound in percent, times in milliseconds, a number for each set. */
export type Measured = Record<'simple' | 'search' | 'solver' | 'searchMs' | 'solverMs', number[]> & {
  proven: number
  isWhole: boolean
}

async function timed<Result>(work: () => Result | Promise<Result>, into: number[]): Promise<Result> {
  const begun = performance.now()
  const result = await work()
  into.push(performance.now() - begun)
  return result
}

async function measureSet(seed: number, solve: Solver, into: Measured): Promise<void> {
  const input = randomSet(SIZES[seed % SIZES.length]!, seed)
  const search = await timed(() => bestOrderPlan(input), into.searchMs)
  const found = await timed(() => provenPlan(input, solve, { seconds: SECONDS, ...FINE_GAP }), into.solverMs)
  if (found.boundCents === 0) return
  const over = (cents: number) => ((cents - found.boundCents) / found.boundCents) * 100
  const simple = (['avalanche', 'snowball'] as const).map(
    (order) => outlinePayoff({ ...input, order }).interestCents,
  )
  into.simple.push(over(Math.min(...simple)))
  into.search.push(over(search.plan.interestCents))
  into.solver.push(over(found.plan.interestCents))
  if (found.isProven) into.proven += 1
}

const PROGRESS_EVERY = 100

/** The sets 1 to `count`, with a line after every hundred; those that are not begun after `minutes` are left out. */
export async function measureSets(count: number, minutes: number): Promise<Measured> {
  const solve = highsSolver(await loadHighs())
  const measured: Measured = {
    simple: [],
    search: [],
    solver: [],
    searchMs: [],
    solverMs: [],
    proven: 0,
    isWhole: true,
  }
  const begun = performance.now()
  for (let seed = 1; seed <= count; seed += 1) {
    const seconds = (performance.now() - begun) / 1_000
    if (seconds > minutes * 60) return { ...measured, isWhole: false }
    await measureSet(seed, solve, measured)
    if (seed % PROGRESS_EVERY === 0)
      console.log(
        `${seed} of ${count} sets, ${seconds.toFixed(0)} s, with the solver ${meanOf(measured.solver).toFixed(4)} % over`,
      )
  }
  return measured
}

export const meanOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
