/**
 * Measures plans of least interest on random debts with offers against the bound that no plan is under: without the solver
 * and with it, in the share that they cost more, and the time they take. Then 8, 12 and 20 debts in a browser's worker.
 * Ends with 1 where a limit is missed. `-- --sets 200` is a short look, `-- --no-browser` leaves the browser out.
 */
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import loadHighs from 'highs'
import { bestOrderPlan } from '#engine/debts/least-interest/best-order.ts'
import { FINE_GAP, provenPlan } from '#engine/debts/least-interest/optimal.ts'
import { outlinePayoff } from '#engine/debts/payoff/payoff.ts'
import { highsSolver } from '#web/features/debts/least-interest/highs-solver.ts'
import { type Browsed, browse } from './in-browser.ts'
import { randomSet } from './random-sets.ts'

const SIZES = [3, 4, 5, 6, 7, 8]
const SECONDS = 4

/** Shares in percent, times in milliseconds. */
const LIMITS = { withoutSolver: 0.15, withSolver: 0.02, browserMs: 5_000 }

const { values } = parseArgs({
  options: { sets: { type: 'string', default: '2000' }, 'no-browser': { type: 'boolean', default: false } },
})

const measured = { simple: [], search: [], solver: [], searchMs: [], solverMs: [] } as Record<
  'simple' | 'search' | 'solver' | 'searchMs' | 'solverMs',
  number[]
>
let proven = 0

async function timed<Result>(work: () => Result | Promise<Result>, into: number[]): Promise<Result> {
  const begun = performance.now()
  const result = await work()
  into.push(performance.now() - begun)
  return result
}

const solve = highsSolver(await loadHighs())
for (let seed = 1; seed <= Number(values.sets); seed += 1) {
  const input = randomSet(SIZES[seed % SIZES.length]!, seed)
  const search = await timed(() => bestOrderPlan(input), measured.searchMs)
  const found = await timed(
    () => provenPlan(input, solve, { seconds: SECONDS, ...FINE_GAP }),
    measured.solverMs,
  )
  if (found.boundCents === 0) continue
  const over = (cents: number) => ((cents - found.boundCents) / found.boundCents) * 100
  const simple = ['avalanche', 'snowball'] as const
  measured.simple.push(
    over(Math.min(...simple.map((order) => outlinePayoff({ ...input, order }).interestCents))),
  )
  measured.search.push(over(search.plan.interestCents))
  measured.solver.push(over(found.plan.interestCents))
  if (found.isProven) proven += 1
}

const meanOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length

function line(name: string, list: readonly number[], unit: string): string {
  const sorted = list.toSorted((a, b) => a - b)
  const figures = [
    ['mean', meanOf(list)],
    ['p95', sorted[Math.floor(sorted.length * 0.95)]!],
    ['worst', sorted.at(-1)!],
  ] as const
  return `${name.padEnd(44)}${figures.map(([what, value]) => `${what} ${value.toFixed(unit === '%' ? 4 : 0)} ${unit}`).join('   ')}`
}

const [processor] = cpus()
console.log(
  `${processor?.model ?? 'unknown processor'}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
)
console.log(
  `${measured.search.length} sets of ${SIZES[0]} to ${SIZES.at(-1)} debts; ${proven} proven within $1 or 0.1 %`,
)
console.log(line('over the bound, the cheaper simple order', measured.simple, '%'))
console.log(line('over the bound, without the solver', measured.search, '%'))
console.log(line('over the bound, with the solver', measured.solver, '%'))
console.log(line('time without the solver', measured.searchMs, 'ms'))
console.log(line(`time with the solver (at most ${SECONDS} s of it)`, measured.solverMs, 'ms'))

const browsed: Browsed[] = values['no-browser'] ? [] : await browse([8, 12, 20])
for (const { count, ms, gapCents, isProven, longestFrameMs } of browsed) {
  const proof = `gap $${(gapCents / 100).toFixed(2)}${isProven ? ', proven' : ''}`
  console.log(
    `${count} debts in a worker: ${Math.round(ms)} ms, ${proof}; longest frame ${Math.round(longestFrameMs)} ms`,
  )
}

const missed = [
  [meanOf(measured.search) < LIMITS.withoutSolver, `without the solver: ${LIMITS.withoutSolver} %`],
  [meanOf(measured.solver) < LIMITS.withSolver, `with the solver: ${LIMITS.withSolver} %`],
  ...browsed.map(
    ({ count, ms }) => [ms <= LIMITS.browserMs, `${count} debts: ${LIMITS.browserMs} ms`] as const,
  ),
] as const
for (const [holds, name] of missed) console.log(`${holds ? 'holds ' : 'MISSED'} ${name}`)
if (missed.some(([holds]) => !holds)) process.exitCode = 1
