/** What the goals feature refuses, and the sentence for each. */
import { formatMoney } from '#engine/money/format.ts'
import { MAX_AMOUNT_CENTS } from '#engine/money/cents.ts'
import { MAX_GOALS } from '#contracts/money/goals.ts'
import { conflict, invalidInput, notFound } from '#server/errors.ts'
import type { HttpError } from '#server/errors.ts'
import type { GoalWithAmount } from './goals.queries.ts'
import { presentGoal } from './present-goal.ts'

/** 404, also for somebody else's goal. */
export function missingGoal(): HttpError {
  return notFound('We cannot find this goal. It may have been removed.')
}

export function missingContribution(): HttpError {
  return notFound('We cannot find this contribution. It may have been taken back already.')
}

export function tooManyGoals(): HttpError {
  const message = `You can keep up to ${MAX_GOALS} goals. Remove one to add another.`
  return invalidInput([{ field: '', message }])
}

/** 409 with the goal as it is now. */
export function changedSince(goal: GoalWithAmount): HttpError {
  return conflict(
    'This goal was changed after you opened it. Nothing was lost. Look at it again, then make your change.',
    presentGoal(goal),
  )
}

export function contributedInFuture(): HttpError {
  return invalidInput([
    { field: 'contributedOn', message: 'Enter the day you did this. It cannot be in the future.' },
  ])
}

/** `held` in cents: a goal never holds less than nothing. */
export function takesOutTooMuch(held: number): HttpError {
  const message =
    held === 0
      ? 'There is nothing in this goal yet, so there is nothing to take out.'
      : `There is ${formatMoney(held, { decimals: 2 })} in this goal. Enter that amount or less.`
  return invalidInput([{ field: 'amount', message }])
}

/** 422: what was taken out later rests on this contribution. */
export function takenOutSince(): HttpError {
  const message =
    'Without this contribution your goal would hold less than $0, so nothing changed. Take back what you took out first.'
  return invalidInput([{ field: '', message }])
}

export function holdsTooMuch(): HttpError {
  const most = formatMoney(MAX_AMOUNT_CENTS, { decimals: 2 })
  return invalidInput([
    { field: 'amount', message: `A goal can hold at most ${most}. Enter a smaller amount.` },
  ])
}
