/** What the ledger refuses, in words for the admin who entered it. */
import { centsToDecimal } from '#engine/money/cents.ts'
import { conflict, invalidInput } from '#server/errors.ts'
import type { HttpError } from '#server/errors.ts'

export const noSuchEntry = (): HttpError =>
  invalidInput([{ field: 'corrects', message: 'There is no entry with this number. Nothing was saved.' }])

export const notCorrectable = (): HttpError =>
  invalidInput([
    {
      field: 'corrects',
      message:
        'Choose a gift, a tithe or a single grant. A group or a correction is set right by correcting what it counts. Nothing was saved.',
    },
  ])

export const moreThanIsThere = (leftCents: number): HttpError =>
  invalidInput([
    {
      field: 'amount',
      message: `This takes back more than the entry still holds, $${centsToDecimal(leftCents)}. Nothing was saved.`,
    },
  ])

export const moreThanWasApproved = (amountCents: number): HttpError =>
  invalidInput([
    {
      field: 'amount',
      message: `This grant was approved and paid with $${centsToDecimal(amountCents)}. A correction cannot make it more than that. Nothing was saved.`,
    },
  ])

export const periodTaken = (sequence: number): HttpError =>
  conflict(
    `Entry ${sequence} is a tithe of some of these months already. Correct that entry, or choose other months. Nothing was saved.`,
  )

export const notATenth = (tenthCents: number): HttpError =>
  invalidInput([
    {
      field: 'amount',
      message: `A tithe is 10% of the profit: $${centsToDecimal(tenthCents)}. Nothing was saved.`,
    },
  ])

export const monthsInOrder = (): HttpError =>
  invalidInput([{ field: 'toMonth', message: 'The last month is before the first. Nothing was saved.' }])

export const yetToCome = (field: string): HttpError =>
  invalidInput([
    { field, message: 'This is still to come. Enter it when it has happened. Nothing was saved.' },
  ])
