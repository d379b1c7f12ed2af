/** Errors of the budget feature. */
import { MAX_BUDGET_CATEGORIES, MAX_BUDGET_GROUPS } from '#contracts/money/budget.ts'
import { sentence } from '#engine/language/sentence.ts'
import { MAX_AMOUNT_CENTS } from '#engine/money/cents.ts'
import { formatMoney } from '#engine/money/format.ts'
import { invalidField, notFound } from '#server/errors.ts'
import { recordRefusals } from '#server/http/owned-record.ts'
import { budgetTexts } from './messages.ts'

export const {
  missing: missingCategory,
  tooMany: tooManyCategories,
  changedSince,
} = recordRefusals({ record: 'category', most: MAX_BUDGET_CATEGORIES })

export const { missing: missingGroup, tooMany: tooManyGroups } = recordRefusals({
  record: 'group',
  most: MAX_BUDGET_GROUPS,
})

export const missingSpending = () => notFound(sentence(budgetTexts, 'missingSpending'))

export const spentInFuture = () => invalidField('spentOn', sentence(budgetTexts, 'spentInFuture'))

export const spentBeforeMonth = () => invalidField('spentAmount', sentence(budgetTexts, 'spentBeforeMonth'))

/** 422: a month's spending in one category would be larger than any amount may be. */
export const spendsTooMuch = () =>
  invalidField(
    'amount',
    sentence(budgetTexts, 'spendsTooMuch', formatMoney(MAX_AMOUNT_CENTS, { decimals: 2 })),
  )
