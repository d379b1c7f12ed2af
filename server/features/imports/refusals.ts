/** Errors of the imports feature. */
import { MAX_BUDGET_CATEGORIES } from '#contracts/money/budget.ts'
import { MAX_DEBTS } from '#engine/debts/entries/refusals.ts'
import { sentence } from '#engine/language/sentence.ts'
import { invalidField, notFound } from '#server/errors.ts'
import { importTexts } from './messages.ts'

/** So many imports are kept at a time. */
export const MOST_IMPORTS = 500

/** So many categories of files are kept with where they go. */
export const MOST_CATEGORY_RULES = 2_000

/** 404, also for somebody else's import. */
export const missingImport = () => notFound(sentence(importTexts, 'missingImport'))

export const missingLine = () => notFound(sentence(importTexts, 'missingLine'))

export const missingCategory = () => notFound(sentence(importTexts, 'missingCategory'))

export const tooManyImports = () => invalidField('', sentence(importTexts, 'tooManyImports', MOST_IMPORTS))

export const tooManyCategories = () =>
  invalidField('categories', sentence(importTexts, 'tooManyCategories', MAX_BUDGET_CATEGORIES))

export const tooManyCategoryRules = () =>
  invalidField(
    'categories',
    sentence(importTexts, 'tooManyCategoryRules', MOST_CATEGORY_RULES.toLocaleString('en-US')),
  )

export const tooManyDebts = () => invalidField('debts', sentence(importTexts, 'tooManyDebts', MAX_DEBTS))

/** 422: `at` is the row, from 0. */
export const rowInFuture = (at: number) =>
  invalidField(`rows.${at}.date`, sentence(importTexts, 'rowInFuture'))

export const nothingNew = (field: 'rows' | 'debts') =>
  invalidField(
    field,
    field === 'rows' ? sentence(importTexts, 'noNewRows') : sentence(importTexts, 'noNewDebts'),
  )

export const unreadableImport = () => invalidField('rows', sentence(importTexts, 'unreadable'))
