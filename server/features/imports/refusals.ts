/** What the imports feature refuses, and the sentence for each. */
import { MAX_DEBTS } from '#contracts/money/debts.ts'
import { invalidInput, notFound } from '#server/errors.ts'
import type { HttpError } from '#server/errors.ts'

/** So many imports are kept at a time. */
export const MOST_IMPORTS = 500

/** 404, also for somebody else's import. */
export function missingImport(): HttpError {
  return notFound('We cannot find this import. It may have been taken back already.')
}

export function missingLine(): HttpError {
  return notFound('We cannot find this line. Its import may have been taken back.')
}

export function missingCategory(): HttpError {
  return notFound('We cannot find this category. It may have been removed.')
}

export function tooManyImports(): HttpError {
  const message = `You can keep up to ${MOST_IMPORTS} imports. Take one back to bring in another. Nothing was brought in.`
  return invalidInput([{ field: '', message }])
}

export function tooManyDebts(): HttpError {
  const message = `You can keep up to ${MAX_DEBTS} debts. Choose fewer of these, or remove some first. Nothing was brought in.`
  return invalidInput([{ field: 'debts', message }])
}

/** 422: `at` is the row, from 0. */
export function rowInFuture(at: number): HttpError {
  const message =
    'This day has not come yet. Leave the row out, or bring it in later. Nothing was brought in.'
  return invalidInput([{ field: `rows.${at}.date`, message }])
}

export function nothingNew(field: 'rows' | 'debts'): HttpError {
  const message =
    field === 'rows'
      ? 'Everything in this file is here already. Nothing was brought in.'
      : 'Debts of these names are here already. Nothing was brought in.'
  return invalidInput([{ field, message }])
}

export function unreadableImport(): HttpError {
  return invalidInput([
    { field: 'rows', message: 'We could not read this import. Nothing was brought in. Please start again.' },
  ])
}
