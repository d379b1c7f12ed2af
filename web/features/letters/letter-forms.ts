/** What the two letter forms ask, what is missing from them, and what is sent. */
import type { BodyInputOf } from '#contracts/endpoint.ts'
import type {
  CollectorLetter,
  creditBureaus,
  DisputeReason,
  writeCollectorLetter,
  writeDisputeLetter,
} from '#contracts/letters.ts'
import { disputeReasonLabels } from '#engine/letters/dispute-letter.ts'
import type { FormError } from '#web/ui/error-summary.tsx'
import { letterErrors } from './messages.ts'

type Bureau = (typeof creditBureaus)[number]

/** The letter beside the form: as it was written, and as it stands after changes. */
export type LetterDraft = { text: string; written: string; fileName: string }
const noLetter: LetterDraft = { text: '', written: '', fileName: '' }

export type DisputeValues = LetterDraft & {
  fullName: string
  address: string
  reason: string
  accountName: string
  accountNumber: string
  details: string
  bureau: Bureau
}

export const emptyDispute: DisputeValues = {
  ...noLetter,
  fullName: '',
  address: '',
  reason: '',
  accountName: '',
  accountNumber: '',
  details: '',
  bureau: 'equifax',
}

export type CollectorValues = LetterDraft & {
  fullName: string
  address: string
  collectorName: string
  collectorAddress: string
  reference: string
  lawyer: string
  details: string
}

export const emptyCollector: CollectorValues = {
  ...noLetter,
  fullName: '',
  address: '',
  collectorName: '',
  collectorAddress: '',
  reference: '',
  lawyer: '',
  details: '',
}

export type LetterErrors = Partial<Record<string, string>>
type Parsed<Body> = { body: Body; errors?: undefined } | { body?: undefined; errors: LetterErrors }

function missingOf(values: Record<string, unknown>, required: readonly (keyof typeof letterErrors)[]) {
  const errors: LetterErrors = {}
  for (const field of required) if (!String(values[field] ?? '').trim()) errors[field] = letterErrors[field]
  return errors
}

const isReason = (value: string): value is DisputeReason => Object.hasOwn(disputeReasonLabels, value)

/** The body to send, or what is missing: name, reason and account. // spec 5 */
export function readDispute(values: DisputeValues): Parsed<BodyInputOf<typeof writeDisputeLetter>> {
  const errors = missingOf(values, ['fullName', 'reason', 'accountName'])
  const { fullName, address, reason, accountName, accountNumber, details, bureau } = values
  if (!isReason(reason)) errors['reason'] = letterErrors.reason
  if (!isReason(reason) || Object.keys(errors).length > 0) return { errors }
  return { body: { fullName, address, reason, accountName, accountNumber, details, bureau } }
}

/** The body to send, or what is missing. A lawyer is named only in the letter that is about one. */
export function readCollector(
  kind: CollectorLetter,
  values: CollectorValues,
): Parsed<BodyInputOf<typeof writeCollectorLetter>> {
  const required = ['fullName', 'address', 'collectorName', 'collectorAddress'] as const
  const errors = missingOf(values, kind === 'lawyer' ? [...required, 'lawyer'] : required)
  if (Object.keys(errors).length > 0) return { errors }
  const { fullName, address, collectorName, collectorAddress, reference, lawyer, details } = values
  const body = { kind, fullName, address, collectorName, collectorAddress, reference, details }
  return { body: kind === 'lawyer' ? { ...body, lawyer } : body }
}

export function errorList(errors: LetterErrors): FormError[] {
  return Object.entries(errors).flatMap(([field, message]) => (message ? [{ field, message }] : []))
}
