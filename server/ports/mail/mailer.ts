/** Mail: through SMTP where SMTP_URL is set; without it into the sandbox's outbox, read at /sandbox/mail, or nowhere. */
import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Db } from '#server/db/connect.ts'
import type { Env } from '#server/env.ts'
import { OutsideNotSetUp } from '#server/ports/outside-unavailable.ts'
import type { Mailer } from './mail.ts'
import { refusalOf } from './mail-refused.ts'
import { mailOutbox } from './outbox.table.ts'

const CONNECT_LIMIT_MS = 10_000
const ANSWER_LIMIT_MS = 20_000
/** A process sends from three lanes; a server that counts connections should not mind these. */
const MOST_CONNECTIONS = 2
const MOST_MAILS_EACH = 100

/** No vacation notice answers what a program sent (RFC 3834). */
const ofProgram = { 'Auto-Submitted': 'auto-generated' }

/** nodemailer's own list with what RFC 8058 wants signed for the button that stops a mail */
const SIGNED_HEADERS =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted'

type SmtpEnv = Pick<Env, 'mailFrom' | 'mailDkim'>

function createSmtpMailer(smtpUrl: string, { mailFrom: from, mailDkim }: SmtpEnv): Mailer {
  const host = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
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
    ...(mailDkim && {
      dkim: {
        domainName: host,
        keySelector: mailDkim.selector,
        privateKey: mailDkim.privateKey,
        headerFieldNames: SIGNED_HEADERS,
      },
    }),
  })
  return {
    send: async ({ id = randomUUID(), headers, ...mail }) => {
      const messageId = `<${id}@${host}>`
      await transport
        .sendMail({ from, ...mail, messageId, headers: { ...ofProgram, ...headers } })
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

/** Test mode without a mail server: mail waits in line as long as it is of use, should one be set. */
const noMailer: Mailer = {
  send: () => Promise.reject(new OutsideNotSetUp('mail')),
  close: () => {},
}

/** The mailer of this environment. It throws when a mail does not leave, and logs nothing itself: a MailRefused for good. */
export function createMailer({ env, db }: { env: Env; db: Db }): Mailer {
  if (env.smtpUrl !== null) return createSmtpMailer(env.smtpUrl, env)
  return env.mode === 'sandbox' ? createOutboxMailer(db) : noMailer
}
