/** Errors of the grants feature. */
import { MAX_DOCUMENTS, MAX_DOCUMENTS_BYTES } from '#contracts/foundation/grant-documents.ts'
import { formatMoney } from '#engine/money/format.ts'
import { HttpError, conflict, invalidField, notFound } from '#server/errors.ts'
import { deskTexts } from './desk/messages.ts'
import { grantTexts } from './messages.ts'

/** 404, also for somebody else's. */
export const missingApplication = () => notFound(grantTexts().missingApplication)

export const missingDocument = () => notFound(grantTexts().missingDocument)

/** 409 with the application as it is now. */
export const changedSince = (current: unknown) => conflict(grantTexts().changedSince, current)

/** 409: the state it is in does not allow it. */
export const notNow = (message: string, current: unknown) =>
  conflict(`${message} ${grantTexts().nothingChanged}`, current)

export const otherOpen = () => conflict(grantTexts().otherOpen)

export function notEditable() {
  const { notEditable: sent, nothingChanged } = grantTexts()
  return conflict(`${sent} ${nothingChanged}`)
}

export const tooManyDocuments = () => invalidField('file', grantTexts().tooManyDocuments(MAX_DOCUMENTS))

export function documentsTooLarge(): HttpError {
  const message = grantTexts().documentsTooLarge(MAX_DOCUMENTS_BYTES / 1024 / 1024)
  return new HttpError({ status: 413, code: 'too_large', message, fields: [{ field: 'file', message }] })
}

export const otherConsent = () => invalidField('consentVersion', grantTexts().otherConsent)

export const wrongAmount = (message: string) => invalidField('amount', message)

/** 422: more than the foundation's ledger holds free. */
export function notEnoughFree(freeCents: number): HttpError {
  if (freeCents === 0) return wrongAmount(deskTexts().noFreeMoney)
  const free = formatMoney(freeCents, { decimals: 2 })
  return wrongAmount(deskTexts().freeMoney(free))
}

/** Why an approved grant cannot be paid yet. */
export function notEnoughOnHand(onHandCents: number): string {
  const amount = formatMoney(onHandCents, { decimals: 2 })
  return deskTexts().notEnoughOnHand(amount)
}

export const wrongPayDay = (message: string) => invalidField('paidOn', message)
