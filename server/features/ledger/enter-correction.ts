/** An admin sets an entry right. What is corrected stays; the correction stands beside it for good. */
import { randomUUID } from 'node:crypto'
import type { Executor } from '#server/db/executor.ts'
import { recordAuditEvent } from '#server/features/audit/record-audit-event.queries.ts'
import { appendCorrection } from './append-entry.queries.ts'

export type CorrectionEntered = {
  adminId: string
  corrects: number
  /** with a sign */
  amountCents: number
  happenedOn: string
  reason: string
}

/** Enters a correction and the act; gives its line. */
export function enterCorrection(db: Executor, given: CorrectionEntered): Promise<{ sequence: number }> {
  const { adminId, corrects, amountCents, happenedOn, reason } = given
  return db.transaction(async (tx) => {
    const reference = `desk-${randomUUID()}`
    const entered = await appendCorrection(tx, { reference, corrects, amountCents, happenedOn, reason })
    await recordAuditEvent(tx, {
      adminId,
      act: 'ledger.correct',
      subject: String(entered.sequence),
      summary: `Corrected entry ${corrects} by entry ${entered.sequence}.`,
    })
    return entered
  })
}
