/** An application with all that belongs to it. */
import type { Executor } from '#server/db/executor.ts'
import type { Secrets } from '#server/secrets/secrets.ts'
import { isEmailConfirmed } from './desk/household.queries.ts'
import { listApprovals, listEvents, listGrantDebts, listGrantDocuments } from './grants.queries.ts'
import type { ApprovalRow, GrantDocumentRow } from './grants.queries.ts'
import type { GrantDebtRow, GrantEventRow, GrantRow } from './grants.table.ts'

export type NamedDocument = GrantDocumentRow & { name: string }

export type GrantRecord = {
  row: GrantRow
  debts: GrantDebtRow[]
  documents: NamedDocument[]
  events: GrantEventRow[]
  approvals: ApprovalRow[]
  /** mail to the applicant's address reaches them */
  isEmailConfirmed: boolean
}

/** Five short statements. */
export async function readRecord(
  { db, secrets }: { db: Executor; secrets: Secrets },
  row: GrantRow,
): Promise<GrantRecord> {
  const key = { userId: row.userId, grantId: row.id }
  const debts = await listGrantDebts(db, key)
  const documents = await listGrantDocuments(db, key)
  const events = await listEvents(db, key)
  const approvals = await listApprovals(db, key)
  const named = documents.map((one) => ({
    ...one,
    name: secrets.open(one.document.name, { userId: row.userId, itemId: one.document.id }),
  }))
  const isConfirmed = await isEmailConfirmed(db, row.userId)
  return { row, debts, documents: named, events, approvals, isEmailConfirmed: isConfirmed }
}
