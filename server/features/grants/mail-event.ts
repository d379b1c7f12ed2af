/** Mails the applicant what happened to their application, once for each line. */
import * as z from 'zod/mini'
import { findUser } from '#server/features/account/account.queries.ts'
import { ownOrigin } from '#server/http/own-origin.ts'
import { defineJob } from '#server/jobs/job.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { claimEventMail } from './grants.queries.ts'
import { eventMail } from './grant-mails.ts'

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
