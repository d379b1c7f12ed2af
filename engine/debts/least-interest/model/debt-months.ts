/**
 * What the model knows of each debt in each month before anything is solved: its rate, what its lender asks for, and the
 * most that can be owed: the balance where only minimums are paid. All in dollars, months from 1; place 0 is today.
 * Example: $1,000 at 12 % with a $100 minimum owes at most $910 after month 1, and is closed in month 11 at the latest.
 */
import type { PayoffDebt } from '#engine/debts/debt.ts'
import { rateInMonth } from '#engine/debts/terms/rate-schedule.ts'

/** A rate in ppm of a year over this is the share of a month. */
const MONTH_PARTS = 12_000_000

/** Half a cent of rounding, and room for it: a bound must hold for plans in whole cents. */
const ROUNDING = 0.01

/** What is asked for in a month: the most of share x balance - slack, floor, and interest x balance + plus. */
type Asked = { share: number; slack: number; floor: number; interest: number; plus: number }

export type DebtMonths = {
  entered: number
  balance: number
  /** interest that is charged, as a share of the balance */
  rate: number[]
  asked: Asked[]
  /** the most that can be owed at the end of a month */
  top: number[]
  /** a charge in month 1 that no payment averts */
  addedAtOnce: number
  /** the month of the first payment; until then its minimum is set aside */
  paymentsFrom: number
  /** the least that is set aside of each dollar owed in the months before the first payment */
  setAside: number[]
  deferral: { until: number; gathers: number[]; accrued: number; most: number } | null
  /** the latest month in which it is closed */
  latest: number
}

const NOTHING: Asked = { share: 0, slack: 0, floor: 0, interest: 0, plus: 0 }

function askedIn(debt: PayoffDebt, month: number): Asked {
  const { minimum, firstMinimumCents, paymentsFrom = 1 } = debt
  if (month === paymentsFrom && firstMinimumCents !== undefined)
    return { ...NOTHING, floor: firstMinimumCents / 100 }
  if (minimum.kind === 'fixed') return { ...NOTHING, floor: minimum.cents / 100 }
  const stated = rateInMonth(debt.rates, month) / MONTH_PARTS
  const hasPlus = minimum.interestPlusCents !== undefined
  return {
    share: minimum.ppm / 1_000_000 + (minimum.plusInterest ? stated : 0),
    slack: minimum.round === 'dollarDown' ? 1 : 0,
    floor: minimum.floorCents / 100,
    interest: hasPlus ? stated : 0,
    plus: hasPlus ? (minimum.interestPlusCents ?? 0) / 100 : 0,
  }
}

/** The least that is asked for on a balance, before what is owed caps it. */
export function leastAsked({ share, slack, floor, interest, plus }: Asked, balance: number): number {
  return Math.max(0, share * balance - slack, floor, plus > 0 || interest > 0 ? interest * balance + plus : 0)
}

/**
 * The most that can be asked for on a balance of at most `top`: a share of it, and an amount while anything is owed. What
 * is asked for bends upward as the balance grows, so it is under the line between its ends.
 */
export function mostAsked(asked: Asked, top: number): { share: number; amount: number } {
  const amount = Math.max(asked.floor, asked.plus) + ROUNDED_UP
  const atTop = leastAsked(asked, top) + asked.slack + ROUNDED_UP
  return {
    share: top > 0 ? Math.max(0, atTop - amount) / top : 0,
    amount: asked.share > 0 ? amount : amount - ROUNDED_UP,
  }
}

/** A minimum is rounded up to the dollar at most. */
const ROUNDED_UP = 1

function deferralOf(debt: PayoffDebt, months: number): DebtMonths['deferral'] {
  const { deferred, interestFrom = 1 } = debt
  if (!deferred || deferred.untilMonth < 1) return null
  const rate = deferred.aprPpm / MONTH_PARTS
  const gathers = Array.from({ length: months + 1 }, (_, month) =>
    month >= interestFrom && month <= deferred.untilMonth ? rate : 0,
  )
  return { until: deferred.untilMonth, gathers, accrued: deferred.accruedCents / 100, most: 0 }
}

/** The months of a debt that owes something, up to a last one. */
export function debtMonths(debt: PayoffDebt, entered: number, months: number): DebtMonths {
  const { interestFrom = 1, paymentsFrom = 1, deferred, firstMinimumCents = 0 } = debt
  const balance = debt.balanceCents / 100
  const addedAtOnce = deferred?.untilMonth === 0 ? deferred.accruedCents / 100 : 0
  const known: DebtMonths = {
    entered,
    balance,
    rate: [0],
    asked: [NOTHING],
    top: [balance],
    addedAtOnce,
    paymentsFrom,
    setAside: [0],
    deferral: deferralOf(debt, months),
    latest: months,
  }
  let gathered = known.deferral?.accrued ?? 0
  for (let month = 1; month <= months; month += 1) {
    const before = known.top[month - 1]!
    const rate = month >= interestFrom ? rateInMonth(debt.rates, month) / MONTH_PARTS : 0
    const asked = askedIn(debt, month)
    const owed = before * (1 + rate) + (rate > 0 ? ROUNDING : 0) + (month === 1 ? addedAtOnce : 0)
    const least = leastAsked(asked, before)
    const isPaid = month >= paymentsFrom
    const aside = Math.min(Math.max(least, firstMinimumCents / 100), owed)
    known.rate.push(rate)
    known.asked.push(asked)
    known.setAside.push(isPaid || owed <= 0 ? 0 : aside / owed)
    gathered += before * (known.deferral?.gathers[month] ?? 0)
    let left = isPaid ? Math.max(0, owed - least) : owed
    if (known.deferral?.until === month) {
      known.deferral.most = gathered
      if (left > 0) left += gathered
    }
    known.top.push(left)
    if (left <= 0 && known.latest === months) known.latest = Math.min(known.latest, month)
  }
  return known
}
