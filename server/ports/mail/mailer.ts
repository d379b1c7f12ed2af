/** Mail: through SMTP where SMTP_URL is set, else into the outbox that is read at /sandbox/mail. */
import { createTransport } from 'nodemailer'
import type { Db } from '#server/db/connect.ts'
import type { Env } from '#server/env.ts'
import type { Mailer } from './mail.ts'
import { refusalOf } from './mail-refused.ts'
import { mailOutbox } from './outbox.table.ts'

const CONNECT_LIMIT_MS = 10_000
const ANSWER_LIMIT_MS = 20_000
/** A process sends from three lanes; a server that counts connections should not mind these. */
const MOST_CONNECTIONS = 2
const MOST_MAILS_EACH = 100

function createSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: ANSWER_LIMIT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    pool: true,
    maxConnections: MOST_CONNECTIONS,
    maxMessages: MOST_MAILS_EACH,
    // For a kept line that the server has closed meanwhile; what was begun to be sent is not sent again here.
    maxRequeues: 1,
  })
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    send: async ({ id, ...mail }) => {
      const messageId = id && `<${id}@${host}>`
      await transport
        .sendMail({ from, ...mail, ...(messageId && { messageId }) })
        .catch((error: unknown) => Promise.reject(refusalOf(error) ?? error))
    },
    close: () => transport.close(),
  }
}

function createOutboxMailer(db: Db): Mailer {
  return {
    send: async ({ to, subject, text, html }) =>
      void (await db.insert(mailOutbox).values({ recipient: to, subject, text, html: html ?? '' })),
    close: () => {},
  }
}

/** The mailer of this environment. It throws when a mail does not leave, and logs nothing itself: a MailRefused for good. */
export function createMailer({ env, db }: { env: Env; db: Db }): Mailer {
  return env.smtpUrl === null ? createOutboxMailer(db) : createSmtpMailer(env.smtpUrl, env.mailFrom)
}
