/**
 * The proof that a plan never ends. Nothing is guessed from a cap: `never` is returned only where
 * arithmetic shows that no later month can help.
 *
 * With a monthly budget: take any set of debts and the lowest rate any of them will ever have. If a
 * month's interest on the whole set at that rate is not below the most money any later month has,
 * the set can never shrink, whatever the order of payment. Example: $10,000 at 30 % is charged $250 a
 * month; with $250 a month it stays at $10,000 for good, with $251 it ends.
 *
 * Several balances on one card are members of such a set like debts.
 *
 * With minimums only each debt stands alone: its payment must stay at or below its interest for every
 * balance from here on.
 */
import { monthInterestCents } from '#engine/money/interest.ts'
import type { DeferredInterest, RateStep } from '#engine/debts/debt.ts'
import { minimumDueCents } from '#engine/debts/terms/minimum-rule.ts'
import type { Run } from './month-loop.ts'
import { isConstantAfter, lowestRateAfter } from '#engine/debts/terms/rate-schedule.ts'

/** The money of later months: the most of any one of them, and all lump sums still to come. */
export type LaterBudget = { mostCents: number; lumpSumsCents: number }

/** What is charged by itself: each open debt, and each balance of a card that has several. */
type Part = { balance: number; rates: readonly RateStep[]; deferred: DeferredInterest | undefined }

function partsOf({ debts, balance, buckets }: Run, i: number): Part[] {
  const { rates, deferred } = debts[i]!
  const several = buckets[i]
  if (!several) return [{ balance: balance[i]!, rates, deferred }]
  return several.terms.flatMap((term, k) => {
    const part = { balance: several.balance[k]!, rates: term.rates, deferred: term.deferred }
    return part.balance > 0 ? [part] : []
  })
}

/** Whether no order of payment can ever pay all open debts with this money. `month` has just ended. */
export function neverPaysOff(run: Run, month: number, later: LaterBudget): boolean {
  const open = run.open
    .flatMap((i) => partsOf(run, i))
    .map(({ balance, rates }) => ({ balance, aprPpm: lowestRateAfter(rates, month) }))
    .toSorted((a, b) => b.aprPpm - a.aprPpm)
  // Paying first, the interest is charged on what a month's money leaves.
  let setCents = -later.lumpSumsCents - (run.paysFirst ? later.mostCents : 0)
  let size = 0
  for (const { balance, aprPpm } of open) {
    setCents += balance
    size += 1
    if (setCents <= 0) continue
    // Interest is rounded debt by debt, so together they may be charged up to half a cent each less than their sum.
    const roundingCents = size === 1 ? 0 : Math.ceil(size / 2) + 1
    if (monthInterestCents(setCents, aprPpm) - roundingCents >= later.mostCents) return true
  }
  return false
}

/**
 * Whether next month's minimum is this month's. Where payment comes first, the minimum carries the interest of the
 * month before, so a month can end as it began and the next one still ask for more.
 */
function asksTheSameAgain(run: Run, i: number): boolean {
  if (!run.paysFirst) return true
  const asked = minimumDueCents(run.debts[i]!.minimum, run.balance[i]!, run.interest[i]!)
  return Math.min(asked, run.balance[i]!) === run.minimum[i]
}

/** Whether nothing about a part changes any more. Interest that fell due this month was charged once: it proves nothing about later months. */
const isSettled = ({ rates, deferred }: Part, month: number): boolean =>
  isConstantAfter(rates, month - 1) && (deferred === undefined || Math.max(1, deferred.untilMonth) < month)

/** Whether a card's balances each end the month as they began it. */
const isMixTheSame = ({ buckets }: Run, i: number): boolean =>
  buckets[i]?.opening.every((cents, k) => cents === buckets[i]!.balance[k]) ?? true

/** Whether every open debt ends the month exactly as it began it, with nothing left that could change: the months repeat for ever. */
export function standsStill(run: Run, month: number): boolean {
  return run.open.every(
    (i) =>
      run.balance[i] === run.candidates[i]!.balanceCents &&
      run.interest[i] === run.payment[i] &&
      isMixTheSame(run, i) &&
      asksTheSameAgain(run, i) &&
      partsOf(run, i).every((part) => isSettled(part, month)),
  )
}

/**
 * Whether the minimum payments alone can never pay an open debt.
 * Fixed payment: not above the interest at the lowest later rate. Share of the balance: the rate is
 * constant from here, and the share's line lies below the interest's line for this and every larger balance. Of several
 * balances the lowest rate counts for all.
 */
export function neverPaysOffAlone(run: Run, i: number, month: number): boolean {
  const rule = run.debts[i]!.minimum
  if (rule.kind === 'fixed')
    return neverPaysOff({ ...run, open: [i] }, month, { mostCents: rule.cents, lumpSumsCents: 0 })
  // Interest plus anything is never below the interest; a debt that stands still is seen by standsStill.
  if (rule.plusInterest || rule.interestPlusCents !== undefined) return false
  // A share of the interest too: nothing is proved about it.
  if (rule.ofNewBalance) return false
  const parts = partsOf(run, i)
  if (!parts.every(({ rates }) => isConstantAfter(rates, month))) return false
  const aprPpm = Math.min(...parts.map(({ rates }) => lowestRateAfter(rates, month)))
  const balanceCents = run.balance[i]!
  const interestAfter = (paidCents: number) =>
    monthInterestCents(Math.max(0, run.paysFirst ? balanceCents - paidCents : balanceCents), aprPpm)
  // For every larger balance too: share <= r, or share <= (1 - share) x r where payment comes first, in whole parts.
  const interestSlope = run.paysFirst ? aprPpm * (1_000_000 - rule.ppm) : aprPpm * 1_000_000
  if (rule.ppm * 12_000_000 > interestSlope) return false
  // Rounding may lift a later minimum by a dollar or a cent, and lower a later interest by half a cent a balance.
  const most = minimumDueCents(rule, balanceCents, 0) + (rule.round === 'dollarUp' ? 101 : 2)
  return interestAfter(most) - Math.ceil(parts.length / 2) >= most
}
