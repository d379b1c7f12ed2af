/** Records an admin's action. The table takes new rows only: a trigger refuses every change. */
import type { Executor } from '#server/db/executor.ts'
import { auditEvents } from './audit.table.ts'

export type AuditEvent = {
  adminId: string
  /** the action, as a noun and a verb: 'grant.approve' */
  act: string
  /** the id of its object */
  subject: string
  /** a sentence without personal data beyond ids */
  summary: string
}

/** Adds a line to the audit log. Call it in the transaction of the write: both are there, or neither. */
export async function recordAuditEvent(
  db: Executor,
  { adminId, act, subject, summary }: AuditEvent,
): Promise<void> {
  await db.insert(auditEvents).values({ adminId, act, subject, summary })
}
