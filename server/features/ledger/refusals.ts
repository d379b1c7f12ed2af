/** Errors of the ledger, for the admin who makes an entry. */
import { sentence } from '#engine/language/sentence.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { conflict, invalidField } from '#server/errors.ts'
import { ledgerTexts } from './messages.ts'

export const noSuchEntry = () => invalidField('corrects', sentence(ledgerTexts, 'noSuchEntry'))

export const notCorrectable = () => invalidField('corrects', sentence(ledgerTexts, 'notCorrectable'))

export const moreThanIsThere = (leftCents: number) =>
  invalidField('amount', sentence(ledgerTexts, 'moreThanIsThere', centsToDecimal(leftCents)))

export const moreThanWasApproved = (amountCents: number) =>
  invalidField('amount', sentence(ledgerTexts, 'moreThanWasApproved', centsToDecimal(amountCents)))

export const periodTaken = (sequence: number) => conflict(sentence(ledgerTexts, 'periodTaken', sequence))

export const notATenth = (tenthCents: number) =>
  invalidField('amount', sentence(ledgerTexts, 'notATenth', centsToDecimal(tenthCents)))

export const monthsInOrder = () => invalidField('toMonth', sentence(ledgerTexts, 'monthsInOrder'))

export const yetToCome = (field: string) => invalidField(field, sentence(ledgerTexts, 'yetToCome'))
