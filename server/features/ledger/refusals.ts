/** Errors of the ledger, for the admin who makes an entry. */
import { centsToDecimal } from '#engine/money/cents.ts'
import { conflict, invalidField } from '#server/errors.ts'

export const noSuchEntry = () =>
  invalidField('corrects', 'There is no entry with this number. Nothing was saved.')

export const notCorrectable = () =>
  invalidField(
    'corrects',
    'Choose a gift, a tithe or a single grant. A group or a correction is set right by correcting what it counts. Nothing was saved.',
  )

export const moreThanIsThere = (leftCents: number) =>
  invalidField(
    'amount',
    `This takes back more than the entry still holds, $${centsToDecimal(leftCents)}. Nothing was saved.`,
  )

export const moreThanWasApproved = (amountCents: number) =>
  invalidField(
    'amount',
    `This grant was approved and paid with $${centsToDecimal(amountCents)}. A correction cannot make it more than that. Nothing was saved.`,
  )

export const periodTaken = (sequence: number) =>
  conflict(
    `Entry ${sequence} is a tithe of some of these months already. Correct that entry, or choose other months. Nothing was saved.`,
  )

export const notATenth = (tenthCents: number) =>
  invalidField('amount', `A tithe is 10% of the profit: $${centsToDecimal(tenthCents)}. Nothing was saved.`)

export const monthsInOrder = () =>
  invalidField('toMonth', 'The last month is before the first. Nothing was saved.')

export const yetToCome = (field: string) =>
  invalidField(field, 'This is still to come. Enter it when it has happened. Nothing was saved.')
