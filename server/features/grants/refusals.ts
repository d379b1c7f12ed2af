/** Errors of the grants feature. */
import { MAX_DOCUMENTS, MAX_DOCUMENTS_BYTES } from '#contracts/foundation/grant-documents.ts'
import { joined, sentence, type Sentence } from '#engine/language/sentence.ts'
import { formatMoney } from '#engine/money/format.ts'
import { noRoomForFile } from '#server/documents/file-refusals.ts'
import { conflict, invalidField, notFound, type HttpError } from '#server/errors.ts'
import { deskTexts } from './desk/messages.ts'
import { grantTexts } from './messages.ts'

/** 404, also for somebody else's. */
export const missingApplication = () => notFound(sentence(grantTexts, 'missingApplication'))

export const missingDocument = () => notFound(sentence(grantTexts, 'missingDocument'))

const nothingChanged = sentence(grantTexts, 'nothingChanged')

/** 409 with the application as it is now. */
export const changedSince = (current: unknown) => conflict(sentence(grantTexts, 'changedSince'), current)

/** 409: the state it is in does not allow it. */
export const notNow = (said: Sentence, current: unknown) => conflict(joined(said, nothingChanged), current)

export const otherOpen = () => conflict(sentence(grantTexts, 'otherOpen'))

export function notEditable() {
  return conflict(joined(sentence(grantTexts, 'notEditable'), nothingChanged))
}

export const tooManyDocuments = () =>
  invalidField('file', sentence(grantTexts, 'tooManyDocuments', MAX_DOCUMENTS))

export const documentsTooLarge = () =>
  noRoomForFile(sentence(grantTexts, 'documentsTooLarge', MAX_DOCUMENTS_BYTES / 1024 / 1024))

export const otherConsent = () => invalidField('consentVersion', sentence(grantTexts, 'otherConsent'))

export const wrongAmount = (said: Sentence) => invalidField('amount', said)

/** 422: more than the foundation's ledger holds free. */
export function notEnoughFree(freeCents: number): HttpError {
  if (freeCents === 0) return wrongAmount(sentence(deskTexts, 'noFreeMoney'))
  const free = formatMoney(freeCents, { decimals: 2 })
  return wrongAmount(sentence(deskTexts, 'freeMoney', free))
}

/** Why an approved grant cannot be paid yet. */
export function notEnoughOnHand(onHandCents: number): Sentence {
  const amount = formatMoney(onHandCents, { decimals: 2 })
  return sentence(deskTexts, 'notEnoughOnHand', amount)
}

export const wrongPayDay = (said: Sentence) => invalidField('paidOn', said)
