/** The form of a case between what a person types and what is sent. */
import type { BodyInputOf } from '#contracts/endpoint.ts'
import type { createCase, LetterCase } from '#contracts/money/letters.ts'
import { parseDate } from '#engine/money/calendar.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import type { CaseKind, CaseOutcome } from './case-words.ts'
import { caseErrors } from './messages.ts'

export const emptyCase = {
  kind: 'bureau_dispute' as CaseKind,
  recipient: '',
  subject: '',
  sentOn: '',
  receivedOn: '',
  tracking: '',
  afterFreeReport: false,
  addedInformationOn: '',
  firstNoticeOn: '',
  outcome: 'open' as CaseOutcome,
  note: '',
}
export type CaseValues = typeof emptyCase

/** The form values of a stored case. */
export function formOfCase(kept: LetterCase): CaseValues {
  const { kind, recipient, subject, afterFreeReport, outcome } = kept
  const { sentOn, receivedOn, tracking, addedInformationOn, firstNoticeOn, note } = kept
  const texts = { sentOn, receivedOn, tracking, addedInformationOn, firstNoticeOn, note }
  const filled = Object.entries(texts).filter(([, text]) => text !== null)
  return { ...emptyCase, kind, recipient, subject, afterFreeReport, outcome, ...Object.fromEntries(filled) }
}

/** The dates that a kind of case asks for. */
export function daysAsked(
  kind: CaseKind,
): readonly ('receivedOn' | 'addedInformationOn' | 'firstNoticeOn')[] {
  if (kind === 'bureau_dispute') return ['receivedOn', 'addedInformationOn']
  return kind === 'validation' || kind === 'dispute' ? ['firstNoticeOn', 'receivedOn'] : ['receivedOn']
}

type CaseBody = Omit<BodyInputOf<typeof createCase>, 'kind'>

/** The body to send, or what is wrong, field by field. A date that the kind does not ask for is not sent. */
export function readCase(values: CaseValues, today: string): Read<CaseValues, CaseBody> {
  const errors: FieldErrors<CaseValues> = {}
  const recipient = values.recipient.trim()
  if (!recipient) errors.recipient = caseErrors.recipient
  const subject = values.subject.trim()
  if (!subject) errors.subject = caseErrors.subject
  const days = ['sentOn', ...daysAsked(values.kind)] as const
  for (const field of days) {
    const day = values[field]
    if (!day) continue
    const { sentOn } = values
    const followsSending = field === 'receivedOn' || field === 'addedInformationOn'
    if (!parseDate(day)) errors[field] = caseErrors.date
    else if (day > today) errors[field] = caseErrors.future
    else if (followsSending && sentOn && day < sentOn) errors[field] = caseErrors.beforeSent
  }
  if (Object.keys(errors).length > 0) return { errors }
  const { tracking, note, afterFreeReport } = values
  const dates = Object.fromEntries(days.map((field) => [field, values[field] || null]))
  const report = values.kind === 'bureau_dispute' ? { afterFreeReport } : {}
  return { body: { recipient, subject, tracking, note, ...report, ...dates } }
}
