/** Errors of the banks feature. */
import type { Bank } from '#contracts/money/banks.ts'
import { sentence } from '#engine/language/sentence.ts'
import { conflict, invalidField, notFound, unavailable } from '#server/errors.ts'
import { BadPublicToken, InstitutionDown, LinkGone, LoginRequired } from '#server/ports/banking/banking.ts'
import { OutsideNotSetUp, OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { bankTexts } from './messages.ts'

/** 404, also for somebody else's bank. */
export const missingBank = () => notFound(sentence(bankTexts, 'missingBank'))

export const missingTransaction = () => notFound(sentence(bankTexts, 'missingTransaction'))

export const missingRule = () => notFound(sentence(bankTexts, 'missingRule'))

export const missingCategory = () => notFound(sentence(bankTexts, 'missingCategory'))

/** 422: money that only moved is never spending. */
export const notSpending = () => invalidField('categoryId', sentence(bankTexts, 'notSpending'))

/** 409: what was handed in by the bank's dialog is of no use any more. */
export const linkOver = () => conflict(sentence(bankTexts, 'linkOver'))

/** 503: the bank or the service that reaches it does not answer. */
export const bankAway = (cause: unknown) => unavailable(sentence(bankTexts, 'bankAway'), cause)

/** 503: another request works on the same link. */
export const stillLinking = () => unavailable(sentence(bankTexts, 'stillLinking'))

/** 409 with the bank: only the person can let us in again. */
export const mustSignIn = (bank: Bank) => conflict(sentence(bankTexts, 'mustSignIn'), bank)

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
