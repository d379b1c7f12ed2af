/**
 * Measures the payoff engine against its promises: 20 debts to payoff under 1 ms, 1,000 debts over 600
 * months under 100 ms, the comparison of the strategies with 50 debts at 60 frames a second.
 * Each case runs until it is warm, then at least 30 times; median and 95th percentile are printed.
 */
import { cpus, loadavg } from 'node:os'
import { comparePlans } from '#engine/debts/payoff/compare.ts'
import type { PayoffDebt } from '#engine/debts/debt.ts'
import { planPayoff } from '#engine/debts/payoff/payoff.ts'

/** The same debts at every run: a small linear congruential sequence in place of chance. */
function sequence(seed: number): (least: number, most: number) => number {
  let state = seed
  return (least, most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return least + Math.floor((state / 2_147_483_648) * (most - least + 1))
  }
}

function cards(count: number, seed: number): PayoffDebt[] {
  const next = sequence(seed)
  return Array.from({ length: count }, (_, i) => {
    const balanceCents = next(50_000, 2_500_000)
    const aprPpm = next(30_000, 299_900)
    const isLoan = i % 3 === 0
    return {
      id: `debt-${i}`,
      balanceCents,
      rates: [{ fromMonth: 0, aprPpm }],
      minimum: isLoan
        ? { kind: 'fixed', cents: Math.ceil((balanceCents * aprPpm) / 12_000_000 + balanceCents / 120) }
        : { kind: 'percent', ppm: 10_000, floorCents: 2_500, plusInterest: true, round: 'cent' },
    }
  })
}

/** A thousand debts that are all still open after 600 months: payments hardly above the interest. */
function longDebts(count: number, seed: number): PayoffDebt[] {
  const next = sequence(seed)
  return Array.from({ length: count }, (_, i) => {
    const balanceCents = next(50_000, 2_500_000)
    const aprPpm = next(180_000, 189_900)
    return {
      id: `debt-${i}`,
      balanceCents,
      rates: [{ fromMonth: 0, aprPpm }],
      minimum: { kind: 'fixed', cents: Math.ceil((balanceCents * aprPpm) / 12_000_000) },
    }
  })
}

type Measured = { name: string; limitMs: number; medianMs: number; p95Ms: number; runs: number }

function measure(name: string, limitMs: number, work: () => void): Measured {
  const warmUntil = performance.now() + 400
  while (performance.now() < warmUntil) work()
  const times: number[] = []
  const until = performance.now() + 1_000
  while (times.length < 30 || performance.now() < until) {
    const start = performance.now()
    work()
    times.push(performance.now() - start)
  }
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  return { name, limitMs, medianMs: at(0.5), p95Ms: at(0.95), runs: times.length }
}

function line({ name, limitMs, medianMs, p95Ms, runs }: Measured): string {
  const held = medianMs <= limitMs ? 'holds' : 'MISSED'
  const frames = Math.floor(1_000 / medianMs)
  return `${name.padEnd(58)} median ${medianMs.toFixed(3).padStart(9)} ms   p95 ${p95Ms.toFixed(3).padStart(9)} ms   ${String(frames).padStart(6)}/s   limit ${limitMs.toFixed(1)} ms: ${held}   (${runs} runs)`
}

const twenty = cards(20, 7)
const thousand = longDebts(1_000, 11)
const fifty = cards(50, 13)
const processors = cpus()

console.log(
  `${processors[0]?.model ?? 'unknown processor'}, ${processors.length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`,
)

const short = planPayoff({ debts: twenty, order: 'avalanche', extraCents: 50_000 })
console.log(`20 debts: ${short.status} after ${short.months} months`)
const long = planPayoff({ debts: thousand, order: 'avalanche', extraCents: 0 })
console.log(
  `1,000 debts: ${long.status} after ${long.months} months, ${long.schedule.length} months of schedule`,
)

let extraCents = 0
const results = [
  measure('20 debts to payoff, with schedule', 1, () => {
    planPayoff({ debts: twenty, order: 'avalanche', extraCents: 50_000 })
  }),
  measure('1,000 debts over 600 months, with schedule', 100, () => {
    planPayoff({ debts: thousand, order: 'avalanche', extraCents: 0 })
  }),
  measure('comparison of all strategies, 50 debts, slider moving', 1_000 / 60, () => {
    extraCents = (extraCents + 2_500) % 200_000
    comparePlans({ debts: fifty, extraCents })
  }),
]
for (const result of results) console.log(line(result))
