/** Errors of the ledger, for the admin who makes an entry. */
import { centsToDecimal } from '#engine/money/cents.ts'
import { conflict, invalidField } from '#server/errors.ts'
import { ledgerTexts } from './messages.ts'

export const noSuchEntry = () => invalidField('corrects', ledgerTexts().noSuchEntry)

export const notCorrectable = () => invalidField('corrects', ledgerTexts().notCorrectable)

export const moreThanIsThere = (leftCents: number) =>
  invalidField('amount', ledgerTexts().moreThanIsThere(centsToDecimal(leftCents)))

export const moreThanWasApproved = (amountCents: number) =>
  invalidField('amount', ledgerTexts().moreThanWasApproved(centsToDecimal(amountCents)))

export const periodTaken = (sequence: number) => conflict(ledgerTexts().periodTaken(sequence))

export const notATenth = (tenthCents: number) =>
  invalidField('amount', ledgerTexts().notATenth(centsToDecimal(tenthCents)))

export const monthsInOrder = () => invalidField('toMonth', ledgerTexts().monthsInOrder)

export const yetToCome = (field: string) => invalidField(field, ledgerTexts().yetToCome)
