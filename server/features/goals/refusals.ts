/** Errors of the goals feature. */
import { MAX_GOALS } from '#contracts/money/goals.ts'
import { MAX_AMOUNT_CENTS } from '#engine/money/cents.ts'
import { formatMoney } from '#engine/money/format.ts'
import { invalidField, notFound } from '#server/errors.ts'
import { recordRefusals } from '#server/http/owned-record.ts'

export const {
  missing: missingGoal,
  tooMany: tooManyGoals,
  changedSince,
} = recordRefusals({ one: 'goal', many: 'goals', most: MAX_GOALS })

export const missingContribution = () =>
  notFound('We cannot find this contribution. It may have been taken back already.')

export const contributedInFuture = () =>
  invalidField('contributedOn', 'Enter the day you did this. It cannot be in the future.')

/** `held` in cents: a goal never holds less than nothing. */
export const takesOutTooMuch = (held: number) =>
  invalidField(
    'amount',
    held === 0
      ? 'There is nothing in this goal yet, so there is nothing to take out.'
      : `There is ${formatMoney(held, { decimals: 2 })} in this goal. Enter that amount or less.`,
  )

/** 422: what was taken out later rests on this contribution. */
export const takenOutSince = () =>
  invalidField(
    '',
    'Without this contribution your goal would hold less than $0, so nothing changed. Take back what you took out first.',
  )

export const holdsTooMuch = () =>
  invalidField(
    'amount',
    `A goal can hold at most ${formatMoney(MAX_AMOUNT_CENTS, { decimals: 2 })}. Enter a smaller amount.`,
  )
