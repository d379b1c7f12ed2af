/** Mails the applicant what happened to their application, once for each line. */
import * as z from 'zod/mini'
import { findUser } from '#server/features/account/account.queries.ts'
import { ownOrigin } from '#server/http/own-origin.ts'
import { defineJob } from '#server/jobs/job.ts'
import { claimEventMail, findGrant, releaseEventMail } from './grants.queries.ts'
import { eventMail } from './grant-mails.ts'

export const mailEventJob = defineJob({
  name: 'grants.mail',
  summary: 'Mails an applicant what happened to their application.',
  payload: z.strictObject({ userId: z.string(), grantId: z.string(), seq: z.int() }),
  run: async ({ parts, app, payload }) => {
    const row = await findGrant(parts.db, payload)
    const person = await findUser(parts.db, payload.userId)
    if (row === undefined || person === undefined) return
    const now = parts.clock.now()
    const event = await claimEventMail(parts.db, payload, now)
    if (event === undefined) return
    const mail = eventMail(event, { row, to: person.email, origin: ownOrigin(app), now })
    try {
      if (mail !== null) await parts.mailer.send(mail)
    } catch (error) {
      await releaseEventMail(parts.db, event)
      throw error
    }
  },
})
