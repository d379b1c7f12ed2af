/** Mail: through SMTP where SMTP_URL is set, else into the outbox that is read at /sandbox/mail. */
import { createTransport } from 'nodemailer'
import type { Db } from '#server/db/connect.ts'
import type { Env } from '#server/env.ts'
import type { Mailer } from '#server/http/app-parts.ts'
import { mailOutbox } from './outbox.table.ts'

const CONNECT_LIMIT_MS = 10_000
const ANSWER_LIMIT_MS = 20_000

function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: ANSWER_LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { send: async (mail) => void (await transport.sendMail({ from, ...mail })) }
}

function createOutboxMailer(db: Db): Mailer {
  return {
    send: async ({ to, subject, text, html }) =>
      void (await db.insert(mailOutbox).values({ recipient: to, subject, text, html: html ?? '' })),
  }
}

/** The mailer of this environment. It throws when a mail does not leave, and logs nothing itself. */
export function createMailer({ env, db }: { env: Env; db: Db }): Mailer {
  return env.smtpUrl === null ? createOutboxMailer(db) : createSmtpMailer(env.smtpUrl, env.mailFrom)
}
