/**
 * Moves an application on: its state, the line of what happened with where it stood after it, and the mail about it,
 * all or nothing. The mail may be written later than the next act, and tells of its own.
 */
import type { GrantEvent } from '#contracts/foundation/grants.ts'
import { nextStatus } from '#engine/grants/application-state.ts'
import type { GrantAct } from '#engine/grants/application-state.ts'
import { hearingDays } from '#engine/grants/hearing-days.ts'
import { officeDay } from '#server/calendar-day.ts'
import type { Executor } from '#server/db/executor.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { insertEvent, saveGrant, claimEventMail } from '../grants.queries.ts'
import type { GrantChange } from '../grants.queries.ts'
import type { GrantRow } from '../grants.table.ts'
import * as z from 'zod/mini'
import { findUser } from '#server/features/account/account.queries.ts'
import { ownOrigin } from '#server/http/own-origin.ts'
import { defineJob } from '#server/jobs/job.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { eventMail } from './grant-mails.ts'

export type ActParts = Pick<AppParts, 'db' | 'clock' | 'jobs' | 'secrets'>

export type Step = {
  act: GrantAct
  change?: GrantChange
  event: { kind: GrantEvent['kind']; note?: string | null; adminId?: string }
}

/** From which day to which the foundation answers what comes in at this moment. */
export function daysToHear(now: Date): { hearFrom: string; hearBy: string } {
  return hearingDays(officeDay(now))
}

/** The row must be locked. Throws where the state does not allow the act: callers look first. */
export async function takeStep(
  tx: Executor,
  parts: ActParts,
  { row, step }: { row: GrantRow; step: Step },
): Promise<GrantRow> {
  const status = nextStatus(row.status, step.act)
  if (status === null) throw new Error(`${step.act} after ${row.status}`)
  const key = { userId: row.userId, grantId: row.id }
  const now = parts.clock.now()
  const saved = await saveGrant(tx, key, {
    ...step.change,
    status,
    version: row.version + 1,
    updatedAt: now,
  })
  const { hearBy, approvedAmount, paidOn } = saved
  const standing = { status, hearBy, approvedAmount, paidOn }
  const seq = await insertEvent(tx, key, { ...step.event, ...standing, happenedAt: now })
  await parts.jobs.add(mailEventJob, { ...key, seq }, { tx })
  return saved
}

export const mailEventJob = defineJob({
  name: 'grants.mail',
  summary: 'Mails an applicant what happened to their application.',
  payload: z.strictObject({ userId: z.string(), grantId: z.string(), seq: z.int() }),
  run: async ({ parts, app, payload }) => {
    const now = parts.clock.now()
    await parts.db.transaction(async (tx) => {
      const person = await findUser(tx, payload.userId)
      if (person === undefined) return
      const event = await claimEventMail(tx, payload, now)
      if (event === undefined) return
      const mail = eventMail(event, { to: person.email, origin: ownOrigin(app), now })
      if (mail !== null) await queueMail(parts, tx, { mail })
    })
  },
})
