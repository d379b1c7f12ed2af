/**
 * What a lender asks for in a month, as the model has it: bounds that are linear in the balance. In dollars.
 * Example: 1 % of the balance plus interest at 24 %, $25 at least, asks for $60 on $2,000: a share of 3 %.
 */
import type { PayoffDebt } from '#engine/debts/debt.ts'

/** A rate in ppm of a year over this is the share of a month. */
export const MONTH_PARTS = 12_000_000

/** What is asked for in a month: the most of share x balance - slack, floor, and interest x balance + plus. */
export type Asked = { share: number; slack: number; floor: number; interest: number; plus: number }

export const NOTHING: Asked = { share: 0, slack: 0, floor: 0, interest: 0, plus: 0 }

/** What is asked for where all of the debt is at a yearly rate. */
export function askedIn(debt: PayoffDebt, month: number, aprPpm: number): Asked {
  const { minimum, firstMinimumCents, paymentsFrom = 1 } = debt
  if (month === paymentsFrom && firstMinimumCents !== undefined)
    return { ...NOTHING, floor: firstMinimumCents / 100 }
  if (minimum.kind === 'fixed') return { ...NOTHING, floor: minimum.cents / 100 }
  const stated = aprPpm / MONTH_PARTS
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
