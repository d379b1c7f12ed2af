/** Mail leaves by jobs: one for each, tried again while the mail server is away. */
import * as z from 'zod/mini'
import { defineJob } from '#server/jobs/job.ts'
import { removeOverdue } from './mail.queries.ts'
import { sendMail } from './send-mail.ts'

export const sendMailJob = defineJob({
  name: 'mail.send',
  summary: 'Sends one mail.',
  payload: z.strictObject({ mailId: z.string() }),
  isUrgent: true,
  // With an hour between the last ones these are three days: longer than any mail is worth sending.
  retryLimit: 80,
  // Longer than any mail server takes to say no.
  expireSeconds: 600,
  run: ({ parts, payload }) => sendMail(parts, payload.mailId),
})

const tidyMails = defineJob({
  name: 'mail.tidy',
  summary: 'Clears mails that could not leave in time.',
  payload: z.strictObject({}),
  schedule: { cron: '57 8 * * *', words: 'every night' },
  run: async ({ parts }) => {
    const removed = await removeOverdue(parts.db, parts.clock.now())
    if (removed > 0) parts.log.warn('mail.given_up', { removed })
  },
})

export const mailJobs = [sendMailJob, tidyMails]
