/** Applications as the contract has them. */
import { documentTypes } from '#contracts/foundation/grant-documents.ts'
import type { GrantDocument } from '#contracts/foundation/grant-documents.ts'
import type { GrantApplication, applicationFields } from '#contracts/foundation/grants.ts'
import { isEditable, nextStatus } from '#engine/grants/application-state.ts'
import { withIsoDates } from '#server/iso-dates.ts'
import type { GrantEventRow, GrantRow } from '../grants.table.ts'
import { missingFields, requestedCents } from './missing-fields.ts'
import { programOf } from '../programs.ts'
import type { GrantRecord, NamedDocument } from '../read-record.ts'
import { statusTexts } from '../status/messages.ts'
import { byWhom, nextWords } from '../status/standing.ts'

export function presentDocument({ kind, document, name }: NamedDocument): GrantDocument {
  const contentType = documentTypes.find((one) => one === document.contentType)
  if (contentType === undefined) throw new RangeError('a document is of a type that nobody may send')
  const { id, sizeBytes, createdAt } = document
  return { id, kind, name, contentType, sizeBytes, uploadedAt: createdAt.toISOString() }
}

export const presentEvent = ({ kind, note, happenedAt }: GrantEventRow) => ({
  kind,
  text: statusTexts().events[kind],
  note,
  by: byWhom(kind),
  happenedAt: happenedAt.toISOString(),
})

function presentDecision(row: GrantRow): GrantApplication['decision'] {
  const isRefused = row.status === 'refused' || row.status === 'appealed'
  const isApproved = row.status === 'approved' || row.status === 'paid'
  if (row.decidedAt === null || !(isRefused || isApproved)) return null
  return {
    outcome: isRefused ? 'refused' : 'approved',
    amount: isRefused ? null : row.approvedAmount,
    reason: row.decisionReason,
    decidedAt: row.decidedAt.toISOString(),
  }
}

function presentPaid({ paidOn, approvedAmount, interestSaved, monthsSaved }: GrantRow) {
  if (paidOn === null || approvedAmount === null) return null
  return { paidOn, amount: approvedAmount, interestSaved, monthsSaved }
}

/** Fields shown to both the applicant and the desk. */
export function presentCore({
  row,
  debts,
  documents,
}: GrantRecord): Pick<GrantApplication, keyof typeof applicationFields> {
  return {
    ...withIsoDates(row),
    debts,
    requestedAmount: requestedCents(debts),
    upTo: row.program === null ? null : programOf(row.program).upToCents,
    documents: documents.map(presentDocument),
    consent:
      row.consentVersion === null || row.consentedAt === null
        ? null
        : { version: row.consentVersion, agreedAt: row.consentedAt.toISOString() },
    decision: presentDecision(row),
    question: row.status === 'needs_information' ? row.question : null,
    appeal:
      row.appealText === null || row.appealedAt === null
        ? null
        : { text: row.appealText, appealedAt: row.appealedAt.toISOString() },
    paid: presentPaid(row),
  }
}

/** `now` says whether an answer is late. */
export function presentApplication(record: GrantRecord, now: Date): GrantApplication {
  const { row, events } = record
  const missing = isEditable(row.status) ? missingFields(record) : []
  const isWhole = missing.length === 0
  return {
    ...presentCore(record),
    next: nextWords({ ...row, hasAppealed: row.appealText !== null }, now),
    missing: missing.map(({ field, said }) => ({ field, message: said.words() })),
    canEdit: isEditable(row.status),
    canSubmit: isWhole && nextStatus(row.status, 'submit') !== null,
    canAnswer: nextStatus(row.status, 'answer') !== null,
    canWithdraw: nextStatus(row.status, 'withdraw') !== null,
    canAppeal: nextStatus(row.status, 'appeal') !== null && row.appealText === null,
    events: events.map(presentEvent),
  }
}
