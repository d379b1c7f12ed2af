/** Errors of the budget feature. */
import { MAX_BUDGET_CATEGORIES, MAX_BUDGET_GROUPS } from '#contracts/money/budget.ts'
import { MAX_AMOUNT_CENTS } from '#engine/money/cents.ts'
import { formatMoney } from '#engine/money/format.ts'
import { invalidField, notFound } from '#server/errors.ts'
import { recordRefusals } from '#server/http/owned-record.ts'

export const {
  missing: missingCategory,
  tooMany: tooManyCategories,
  changedSince,
} = recordRefusals({ one: 'category', many: 'categories', most: MAX_BUDGET_CATEGORIES })

export const { missing: missingGroup, tooMany: tooManyGroups } = recordRefusals({
  one: 'group',
  many: 'groups',
  most: MAX_BUDGET_GROUPS,
})

export const missingSpending = () => notFound('We cannot find this entry. It may have been removed already.')

export const spentInFuture = () =>
  invalidField('spentOn', 'Enter the day you spent it. It cannot be in the future.')

export const spentBeforeMonth = () =>
  invalidField('spentAmount', 'This month has not begun, so nothing is spent in it yet. Leave this at 0.')

/** 422: a month's spending in one category would be larger than any amount may be. */
export const spendsTooMuch = () =>
  invalidField(
    'amount',
    `A month can hold at most ${formatMoney(MAX_AMOUNT_CENTS, { decimals: 2 })} in a category. Enter a smaller amount.`,
  )
