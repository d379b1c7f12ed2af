/** Records an admin's action. The table takes new rows only: a trigger refuses every change. */
import { fillWords, type Filled } from '#engine/language/stored-words.ts'
import type { Executor } from '#server/db/executor.ts'
import { storedActs } from './act-words.ts'
import { auditEvents } from './audit.table.ts'

export type AuditEvent = {
  adminId: string
  /** the action, as a noun and a verb: 'grant.approve' */
  act: string
  /** the id of its object */
  subject: string
  /** a sentence by `actSummary`, without personal data beyond ids */
  summary: string
}

/** The sentence that is stored of an act, with its ids and amounts. */
export const actSummary = <Name extends keyof typeof storedActs>(
  name: Name,
  values: Filled<(typeof storedActs)[Name]>,
): string => fillWords(storedActs[name], values)

/** Adds a line to the audit log. Call it in the transaction of the write: both are there, or neither. */
export async function recordAuditEvent(
  db: Executor,
  { adminId, act, subject, summary }: AuditEvent,
): Promise<void> {
  await db.insert(auditEvents).values({ adminId, act, subject, summary })
}
