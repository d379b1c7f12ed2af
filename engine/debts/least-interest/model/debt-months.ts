/**
 * What the model knows of each debt in each month before anything is solved: its rate, what its lender asks for, and the
 * most that can be owed: the balance where only minimums are paid. All in dollars, months from 1; place 0 is today.
 * Example: $1,000 at 12 % with a $100 minimum owes at most $910 after month 1, and is closed in month 11 at the latest.
 */
import type { PayoffDebt } from '#engine/debts/debt.ts'
import { rateInMonth } from '#engine/debts/terms/rate-schedule.ts'
import { type Asked, askedIn, leastAsked, MONTH_PARTS, NOTHING } from './asked.ts'
import {
  type BalanceMonths,
  deferralOf,
  gatherParts,
  growParts,
  type PartMonths,
  partMonths,
  ROUNDING,
} from './part-months.ts'

/** Of a card with several balances `rate` is the lowest of them. */
export type DebtMonths = BalanceMonths & {
  entered: number
  /** the highest of them: the same for one balance */
  mostRate: number[]
  asked: Asked[]
  /** at the highest rate: the same for one balance */
  askedAtMost: Asked[]
  /** the month of the first payment; until then its minimum is set aside */
  paymentsFrom: number
  /** the least that is set aside of each dollar owed in the months before the first payment */
  setAside: number[]
  /** the latest month in which it is closed */
  latest: number
  /** several balances on a card; none for a debt of one */
  parts: PartMonths[]
}

/** The lowest and the highest yearly rate of a debt in a month, of balances on which something is owed today. */
function ppmIn({ rates, buckets }: PayoffDebt, month: number): [number, number] {
  const open = buckets?.filter(({ balanceCents }) => balanceCents > 0)
  const all = (open ?? [{ rates }]).map((one) => rateInMonth(one.rates, month))
  return [Math.min(...all), Math.max(...all)]
}

/** The months of a debt that owes something, up to a last one. */
export function debtMonths(debt: PayoffDebt, entered: number, months: number): DebtMonths {
  const { interestFrom = 1, paymentsFrom = 1, deferred, firstMinimumCents = 0 } = debt
  const balance = debt.balanceCents / 100
  const parts = partMonths(debt, months)
  const addedAtOnce = debt.buckets
    ? parts.reduce((sum, part) => sum + part.addedAtOnce, 0)
    : deferred?.untilMonth === 0
      ? deferred.accruedCents / 100
      : 0
  const known: DebtMonths = {
    entered,
    balance,
    rate: [0],
    mostRate: [0],
    asked: [NOTHING],
    askedAtMost: [NOTHING],
    top: [balance],
    addedAtOnce,
    paymentsFrom,
    setAside: [0],
    deferral: debt.buckets ? null : deferralOf(debt, months),
    latest: months,
    parts,
  }
  let gathered = known.deferral?.accrued ?? 0
  for (let month = 1; month <= months; month += 1) {
    const before = known.top[month - 1]!
    const ppm = ppmIn(debt, month)
    const [rate, most] = ppm.map((one) => (month >= interestFrom ? one / MONTH_PARTS : 0)) as [number, number]
    const asked = askedIn(debt, month, ppm[0])
    const rounding = most > 0 ? ROUNDING * Math.max(1, parts.length) : 0
    const owed = before * (1 + most) + rounding + (month === 1 ? addedAtOnce : 0)
    const least = leastAsked(asked, before)
    const isPaid = month >= paymentsFrom
    const aside = Math.min(Math.max(least, firstMinimumCents / 100), owed)
    known.rate.push(rate)
    known.mostRate.push(most)
    known.asked.push(asked)
    known.askedAtMost.push(askedIn(debt, month, ppm[1]))
    known.setAside.push(isPaid || owed <= 0 ? 0 : aside / owed)
    gathered += before * (known.deferral?.gathers[month] ?? 0)
    let left = isPaid ? Math.max(0, owed - least) : owed
    if (known.deferral?.until === month) {
      known.deferral.most = gathered
      if (left > 0) left += gathered
    }
    const charged = gatherParts(parts, month)
    if (left > 0) left += charged
    known.top.push(left)
    growParts(parts, month, left)
    if (left <= 0 && known.latest === months) known.latest = Math.min(known.latest, month)
  }
  return known
}
