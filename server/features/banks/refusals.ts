/** Errors of the banks feature. */
import type { Bank } from '#contracts/money/banks.ts'
import { conflict, invalidField, notFound, unavailable } from '#server/errors.ts'
import { BadPublicToken, InstitutionDown, LinkGone, LoginRequired } from '#server/ports/banking/banking.ts'
import { OutsideNotSetUp, OutsideUnavailable } from '#server/ports/outside-unavailable.ts'

/** 404, also for somebody else's bank. */
export const missingBank = () => notFound('We cannot find this bank. It may have been removed.')

export const missingTransaction = () =>
  notFound('We cannot find this transaction. Your bank may have taken it back.')

export const missingRule = () => notFound('We cannot find this rule. It may have been removed already.')

export const missingCategory = () => notFound('We cannot find this category. It may have been removed.')

/** 422: money that only moved is never spending. */
export const notSpending = () =>
  invalidField(
    'categoryId',
    'This is a transfer, a payment on a debt or income. It is not spending, so it stays out of your budget.',
  )

/** 409: what was handed in by the bank's dialog is of no use any more. */
export const linkOver = () =>
  conflict('This link is too old or was used before. Nothing was linked. Please start again.')

/** 503: the bank or the service that reaches it does not answer. */
export const bankAway = (cause: unknown) =>
  unavailable(
    'We cannot reach your bank right now. Nothing was lost or changed. Please try again in a few minutes.',
    cause,
  )

/** 503: another request works on the same link. */
export const stillLinking = () =>
  unavailable('Your bank is still being linked. Nothing was lost. Please look again in a minute.')

/** 409 with the bank: only the person can let us in again. */
export const mustSignIn = (bank: Bank) =>
  conflict('Your bank asks you to sign in again. Nothing was lost. Repair the link to go on.', bank)

export function isLoginNeeded(error: unknown): boolean {
  return error instanceof LoginRequired || error instanceof LinkGone
}

/** False where banks are not set up here: that has its own sentence, and asking again changes nothing. */
export function isAway(error: unknown): boolean {
  if (error instanceof OutsideNotSetUp) return false
  return error instanceof OutsideUnavailable || error instanceof InstitutionDown
}

/** Translates an error of the banking port while linking; any other error is returned unchanged. */
export function whileLinking(error: unknown): unknown {
  if (error instanceof BadPublicToken || isLoginNeeded(error)) return linkOver()
  return isAway(error) ? bankAway(error) : error
}
