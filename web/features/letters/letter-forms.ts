/** The two letter forms: their values, their errors and their bodies. */
import type { BodyInputOf } from '#contracts/endpoint.ts'
import {
  writeDisputeLetter,
  type CollectorLetter,
  type creditBureaus,
  type writeCollectorLetter,
} from '#contracts/money/letters.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { readBy } from '#web/forms/read-by.ts'
import { letterErrors } from './messages.ts'

type Bureau = (typeof creditBureaus)[number]

/** The letter beside the form: as it was written, and as it stands after changes. */
export type LetterDraft = { text: string; written: string; fileName: string }
const noLetter: LetterDraft = { text: '', written: '', fileName: '' }

export const emptyDispute = {
  ...noLetter,
  fullName: '',
  address: '',
  reason: '',
  accountName: '',
  accountNumber: '',
  details: '',
  bureau: 'equifax' as Bureau,
}
export type DisputeValues = typeof emptyDispute

export const emptyCollector = {
  ...noLetter,
  fullName: '',
  address: '',
  collectorName: '',
  collectorAddress: '',
  reference: '',
  lawyer: '',
  details: '',
}
export type CollectorValues = typeof emptyCollector

/** The body to send, or what is missing: name, reason and account. // spec 5 */
export function readDispute(values: DisputeValues) {
  const { fullName, address, reason, accountName, accountNumber, details, bureau } = values
  const body = { fullName, address, reason, accountName, accountNumber, details, bureau }
  return readBy(writeDisputeLetter.body, body)
}

/** The body to send, or what is missing. A lawyer is named only in the letter that is about one. */
export function readCollector(
  kind: CollectorLetter,
  values: CollectorValues,
): Read<CollectorValues, BodyInputOf<typeof writeCollectorLetter>> {
  const required = ['fullName', 'address', 'collectorName', 'collectorAddress', 'lawyer'] as const
  const errors: FieldErrors<CollectorValues> = {}
  for (const field of required) if (!values[field].trim()) errors[field] = letterErrors[field]
  const { fullName, address, collectorName, collectorAddress, reference, lawyer, details } = values
  if (kind !== 'lawyer') delete errors.lawyer
  if (Object.keys(errors).length > 0) return { errors }
  const body = { kind, fullName, address, collectorName, collectorAddress, reference, details }
  return { body: kind === 'lawyer' ? { ...body, lawyer } : body }
}
