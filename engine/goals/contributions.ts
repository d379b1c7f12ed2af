/**
 * What a goal holds is the sum of its contributions, in whole cents; one is negative where money was taken out. A goal
 * never holds less than nothing, nor more than an amount can be.
 * Example: $50.00 in, $20.00 out: the goal holds $30.00, and the $50.00 cannot be taken back any more.
 */
import { sentence } from '#engine/language/sentence.ts'
import { MAX_AMOUNT_CENTS } from '#engine/money/cents.ts'
import { formatMoney } from '#engine/money/format.ts'
import { invalid, recordRefusals, type Refusal } from '#engine/records/refusals.ts'
import { goalTexts } from './messages.ts'

/** A person may keep this many goals. */
export const MAX_GOALS = 200

export const goalRefusals = recordRefusals({ record: 'goal', most: MAX_GOALS })

const money = (cents: number) => formatMoney(cents, { decimals: 2 })

export const missingContribution = (): Refusal => ({
  kind: 'missing',
  said: sentence(goalTexts, 'missingContribution'),
})

const contributedInFuture = () => invalid('contributedOn', sentence(goalTexts, 'contributedInFuture'))

const takesOutTooMuch = (heldCents: number): Refusal =>
  invalid(
    'amount',
    heldCents === 0
      ? sentence(goalTexts, 'holdsNothing')
      : sentence(goalTexts, 'holdsLess', money(heldCents)),
  )

/** What was taken out later rests on this contribution. */
const takenOutSince = () => invalid('', sentence(goalTexts, 'takenOutSince'))

const holdsTooMuch = () => invalid('amount', sentence(goalTexts, 'holdsTooMuch', money(MAX_AMOUNT_CENTS)))

/** Why the day cannot be that of a contribution, if so; `latestDay` is the latest date anybody may have by now. YYYY-MM-DD. */
export const refusalOfDay = (contributedOn: string, latestDay: string): Refusal | null =>
  contributedOn > latestDay ? contributedInFuture() : null

/** Why `amountCents`, below zero for money taken out, cannot be added to a goal that holds `heldCents`, if so. */
export function refusalOfContribution(heldCents: number, amountCents: number): Refusal | null {
  const after = heldCents + amountCents
  if (after < 0) return takesOutTooMuch(heldCents)
  return after > MAX_AMOUNT_CENTS ? holdsTooMuch() : null
}

/** Why a contribution cannot be taken back, if so: `leftCents` is what the goal would hold without it. */
export function refusalOfTakingBack(leftCents: number): Refusal | null {
  if (leftCents < 0) return takenOutSince()
  return leftCents > MAX_AMOUNT_CENTS ? holdsTooMuch() : null
}
