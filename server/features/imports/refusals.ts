/** Errors of the imports feature. */
import { MAX_BUDGET_CATEGORIES } from '#contracts/money/budget.ts'
import { MAX_DEBTS } from '#engine/debts/entries/refusals.ts'
import { invalidField, notFound } from '#server/errors.ts'

/** So many imports are kept at a time. */
export const MOST_IMPORTS = 500

/** So many categories of files are kept with where they go. */
export const MOST_CATEGORY_RULES = 2_000

/** 404, also for somebody else's import. */
export const missingImport = () =>
  notFound('We cannot find this import. It may have been taken back already.')

export const missingLine = () => notFound('We cannot find this line. Its import may have been taken back.')

export const missingCategory = () => notFound('We cannot find this category. It may have been removed.')

export const tooManyImports = () =>
  invalidField(
    '',
    `You can keep up to ${MOST_IMPORTS} imports. Take one back to bring in another. Nothing was brought in.`,
  )

export const tooManyCategories = () =>
  invalidField(
    'categories',
    `You can keep up to ${MAX_BUDGET_CATEGORIES} categories. Choose fewer new ones, or remove some first. Nothing was brought in.`,
  )

export const tooManyCategoryRules = () =>
  invalidField(
    'categories',
    `We can remember up to ${MOST_CATEGORY_RULES.toLocaleString('en-US')} categories of files. Leave out the categories of this one. Nothing was brought in.`,
  )

export const tooManyDebts = () =>
  invalidField(
    'debts',
    `You can keep up to ${MAX_DEBTS} debts. Choose fewer of these, or remove some first. Nothing was brought in.`,
  )

/** 422: `at` is the row, from 0. */
export const rowInFuture = (at: number) =>
  invalidField(
    `rows.${at}.date`,
    'This day has not come yet. Leave the row out, or bring it in later. Nothing was brought in.',
  )

export const nothingNew = (field: 'rows' | 'debts') =>
  invalidField(
    field,
    field === 'rows'
      ? 'Everything in this file is here already. Nothing was brought in.'
      : 'Debts of these names are here already. Nothing was brought in.',
  )

export const unreadableImport = () =>
  invalidField('rows', 'We could not read this import. Nothing was brought in. Please start again.')
