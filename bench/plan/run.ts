/**
 * Measures plans of least interest on random debts with offers against the bound that no plan is under: without the solver
 * and with it, in the share that they cost more, and the time they take. Then 8, 12 and 20 debts in a browser's worker.
 * Ends with 1 where a limit is missed. `-- --sets 200` is a short look, `-- --no-browser` leaves the browser out, and
 * `-- --minutes 40` gives the sets more time than 20 minutes.
 */
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { browse, type Frames } from './in-browser.ts'
import { meanOf, type Measured, measureSets, SECONDS, SIZES } from './measure-sets.ts'

/** Shares in percent, times in milliseconds. */
const LIMITS = { withoutSolver: 0.15, withSolver: 0.02, browserMs: 5_000, frameMs: 50 }

/** How it went: null where the machine is too busy to say. */
type Limit = readonly [name: string, holds: boolean | null]

function line(name: string, list: readonly number[], unit: string): string {
  const sorted = list.toSorted((a, b) => a - b)
  const figures = [
    ['mean', meanOf(list)],
    ['p95', sorted[Math.floor(sorted.length * 0.95)]!],
    ['worst', sorted.at(-1)!],
  ] as const
  return `${name.padEnd(44)}${figures.map(([what, value]) => `${what} ${value.toFixed(unit === '%' ? 4 : 0)} ${unit}`).join('   ')}`
}

function printMachine(): void {
  const [processor] = cpus()
  console.log(
    `${processor?.model ?? 'unknown processor'}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
  )
}

function printSets(measured: Measured): Limit[] {
  const sets = measured.searchMs.length
  console.log(
    `${sets} sets of ${SIZES[0]} to ${SIZES.at(-1)} debts; ${measured.proven} proven within $1 or 0.1 %`,
  )
  console.log(line('over the bound, the cheaper simple order', measured.simple, '%'))
  console.log(line('over the bound, without the solver', measured.search, '%'))
  console.log(line('over the bound, with the solver', measured.solver, '%'))
  console.log(line('time without the solver', measured.searchMs, 'ms'))
  console.log(line(`time with the solver (at most ${SECONDS} s of it)`, measured.solverMs, 'ms'))
  return [
    ['all sets in the time given', measured.isWhole],
    [`without the solver: ${LIMITS.withoutSolver} %`, meanOf(measured.search) < LIMITS.withoutSolver],
    [`with the solver: ${LIMITS.withSolver} %`, meanOf(measured.solver) < LIMITS.withSolver],
  ]
}

function frames({ longestFrameMs, longestTaskMs }: Frames): string {
  return `longest frame ${Math.round(longestFrameMs)} ms, longest work of the page ${longestTaskMs.toFixed(1)} ms`
}

/** A frame is late where the page works, or where no core is free for it: a page with a busy worker tells them apart. */
async function measureBrowser(): Promise<Limit[]> {
  const { idle, busy, search, browsed } = await browse([8, 12, 20])
  console.log(`the page alone: ${frames(idle)}`)
  console.log(`beside a worker that is busy with nothing: ${frames(busy)}`)
  console.log(`the page's own search for 20 debts, its first: ${search.longestTaskMs.toFixed(0)} ms of work`)
  const isQuiet = [idle, busy].every(({ longestFrameMs }) => longestFrameMs <= LIMITS.frameMs)
  return browsed.flatMap((one): Limit[] => {
    const { count, ms, gapCents, isProven, longestFrameMs, longestTaskMs } = one
    const proof = `gap $${(gapCents / 100).toFixed(2)}${isProven ? ', proven' : ''}`
    console.log(`${count} debts in a worker: ${Math.round(ms)} ms, ${proof}; ${frames(one)}`)
    const isSmooth = longestFrameMs <= LIMITS.frameMs
    return [
      [`${count} debts: ${LIMITS.browserMs} ms`, ms <= LIMITS.browserMs],
      [`${count} debts: the page works ${LIMITS.frameMs} ms at most`, longestTaskMs <= LIMITS.frameMs],
      [`${count} debts: no frame over ${LIMITS.frameMs} ms`, isSmooth || isQuiet ? isSmooth : null],
    ]
  })
}

const { values } = parseArgs({
  options: {
    sets: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '20' },
    'no-browser': { type: 'boolean', default: false },
  },
})
printMachine()
const limits = printSets(await measureSets(Number(values.sets), Number(values.minutes)))
printMachine()
if (!values['no-browser']) limits.push(...(await measureBrowser()))
const words = { true: 'holds      ', false: 'MISSED     ', null: 'not judged ' }
for (const [name, holds] of limits) console.log(`${words[`${holds}`]}${name}`)
if (limits.some(([, holds]) => holds === null))
  console.log('Not judged: the page has longer frames without the solver too, because no core is free.')
if (limits.some(([, holds]) => holds === false)) process.exitCode = 1
