/** Records an admin's action. The table takes new rows only: a trigger refuses every change. */
import type { Executor } from '#server/db/executor.ts'
import { adminActs } from './audit.table.ts'

export type AdminAct = {
  adminId: string
  /** the action, as a noun and a verb: 'grant.approve' */
  act: string
  /** the id of its object */
  subject: string
  /** a sentence without personal data beyond ids */
  summary: string
}

/** Adds a line to the audit log. Call it in the transaction of the write: both are there, or neither. */
export async function recordAct(db: Executor, { adminId, act, subject, summary }: AdminAct): Promise<void> {
  await db.insert(adminActs).values({ adminId, act, subject, summary })
}
