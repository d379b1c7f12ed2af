/**
 * What a goal holds is the sum of its contributions, in whole cents; one is negative where money was taken out. A goal
 * never holds less than nothing, nor more than an amount can be.
 * Example: $50.00 in, $20.00 out: the goal holds $30.00, and the $50.00 cannot be taken back any more.
 */
import { MAX_AMOUNT_CENTS } from '#engine/money/cents.ts'
import { formatMoney } from '#engine/money/format.ts'
import { invalid, recordRefusals, type Refusal } from '#engine/records/refusals.ts'

/** A person may keep this many goals. */
export const MAX_GOALS = 200

export const goalRefusals = recordRefusals({ one: 'goal', many: 'goals', most: MAX_GOALS })

export const missingContribution: Refusal = {
  kind: 'missing',
  message: 'We cannot find this contribution. It may have been taken back already.',
}

const contributedInFuture = invalid(
  'contributedOn',
  'Enter the day you did this. It cannot be in the future.',
)

const takesOutTooMuch = (heldCents: number): Refusal =>
  invalid(
    'amount',
    heldCents === 0
      ? 'There is nothing in this goal yet, so there is nothing to take out.'
      : `There is ${formatMoney(heldCents, { decimals: 2 })} in this goal. Enter that amount or less.`,
  )

/** What was taken out later rests on this contribution. */
const takenOutSince = invalid(
  '',
  'Without this contribution your goal would hold less than $0, so nothing changed. Take back what you took out first.',
)

const holdsTooMuch = invalid(
  'amount',
  `A goal can hold at most ${formatMoney(MAX_AMOUNT_CENTS, { decimals: 2 })}. Enter a smaller amount.`,
)

/** Why the day cannot be that of a contribution, if so; `latestDay` is the latest date anybody may have by now. YYYY-MM-DD. */
export const refusalOfDay = (contributedOn: string, latestDay: string): Refusal | null =>
  contributedOn > latestDay ? contributedInFuture : null

/** Why `amountCents`, below zero for money taken out, cannot be added to a goal that holds `heldCents`, if so. */
export function refusalOfContribution(heldCents: number, amountCents: number): Refusal | null {
  const after = heldCents + amountCents
  if (after < 0) return takesOutTooMuch(heldCents)
  return after > MAX_AMOUNT_CENTS ? holdsTooMuch : null
}

/** Why a contribution cannot be taken back, if so: `leftCents` is what the goal would hold without it. */
export function refusalOfTakingBack(leftCents: number): Refusal | null {
  if (leftCents < 0) return takenOutSince
  return leftCents > MAX_AMOUNT_CENTS ? holdsTooMuch : null
}
