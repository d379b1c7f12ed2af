/** Errors of the grants feature. */
import { MAX_DOCUMENTS, MAX_DOCUMENTS_BYTES } from '#contracts/foundation/grant-documents.ts'
import { formatMoney } from '#engine/money/format.ts'
import { HttpError, conflict, invalidField, notFound } from '#server/errors.ts'

/** 404, also for somebody else's. */
export const missingApplication = () => notFound('We cannot find this application. It may have been removed.')

export const missingDocument = () => notFound('We cannot find this file. It may have been removed.')

/** 409 with the application as it is now. */
export const changedSince = (current: unknown) =>
  conflict(
    'This application was changed after you opened it. Nothing was lost. Look at it again, then go on.',
    current,
  )

/** 409: the state it is in does not allow it. */
export const notNow = (message: string, current: unknown) =>
  conflict(`${message} Nothing was changed.`, current)

export const otherOpen = () =>
  conflict(
    'You have another application that is open. Take it back or wait for its decision, then appeal. Nothing was changed.',
  )

export const notEditable = () =>
  conflict('This application was sent and cannot be changed now. Nothing was changed.')

export const tooManyDocuments = () =>
  invalidField(
    'file',
    `You can add up to ${MAX_DOCUMENTS} files. Remove one to add another. Nothing was saved.`,
  )

export function documentsTooLarge(): HttpError {
  const message = `All files together can have up to ${MAX_DOCUMENTS_BYTES / 1024 / 1024} MB. Remove one to add another. Nothing was saved.`
  return new HttpError({ status: 413, code: 'too_large', message, fields: [{ field: 'file', message }] })
}

export const otherConsent = () =>
  invalidField('consentVersion', 'The text you agreed to has changed. Load the page again and read it.')

export const wrongAmount = (message: string) => invalidField('amount', message)

/** 422: more than the foundation's ledger holds free. */
export function notEnoughFree(freeCents: number): HttpError {
  if (freeCents === 0)
    return wrongAmount('The ledger holds no free money right now. Approve this when more has come in.')
  const free = formatMoney(freeCents, { decimals: 2 })
  return wrongAmount(`The ledger holds ${free} of free money right now. Approve that or less.`)
}

/** Why an approved grant cannot be paid yet. */
export function notEnoughOnHand(onHandCents: number): string {
  const amount = formatMoney(onHandCents, { decimals: 2 })
  return `The ledger holds ${amount}, and this grant is more than that. Pay it when more has come in.`
}

export const wrongPayDay = (message: string) => invalidField('paidOn', message)
