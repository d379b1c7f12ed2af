/** What the budget feature refuses, and the sentence for each. */
import { formatMoney } from '#engine/money/format.ts'
import { MAX_AMOUNT_CENTS } from '#engine/money/cents.ts'
import { MAX_BUDGET_CATEGORIES } from '#contracts/money/budget.ts'
import { conflict, invalidInput, notFound } from '#server/errors.ts'
import type { HttpError } from '#server/errors.ts'
import type { CategoryFigures } from './budget.queries.ts'

/** 404, also for somebody else's category. */
export function missingCategory(): HttpError {
  return notFound('We cannot find this category. It may have been removed.')
}

export function missingSpending(): HttpError {
  return notFound('We cannot find this entry. It may have been removed already.')
}

export function tooManyCategories(): HttpError {
  const message = `You can keep up to ${MAX_BUDGET_CATEGORIES} categories. Remove one to add another.`
  return invalidInput([{ field: '', message }])
}

/** 409 with the category as it is now. */
export function changedSince(category: CategoryFigures): HttpError {
  return conflict(
    'This category was changed after you opened it. Nothing was lost. Look at it again, then make your change.',
    category,
  )
}

export function spentInFuture(): HttpError {
  return invalidInput([
    { field: 'spentOn', message: 'Enter the day you spent it. It cannot be in the future.' },
  ])
}

export function spentBeforeMonth(): HttpError {
  return invalidInput([
    {
      field: 'spentAmount',
      message: 'This month has not begun, so nothing is spent in it yet. Leave this at 0.',
    },
  ])
}

/** 422: a month's spending in one category would be larger than any amount may be. */
export function spendsTooMuch(): HttpError {
  const most = formatMoney(MAX_AMOUNT_CENTS, { decimals: 2 })
  return invalidInput([
    { field: 'amount', message: `A month can hold at most ${most} in a category. Enter a smaller amount.` },
  ])
}
