/** /sandbox/mail: the mail that would have left, as plain pages, and as JSON for tests. */
import type { FastifyRequest } from 'fastify'
import { uncoded } from '#engine/language/sentence.ts'
import { notFound } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { sendPage, html, iconLinks, momentWords, sandboxPage } from './page-html.ts'
import type { Html } from './page-html.ts'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { mailOutbox } from '#server/ports/mail/outbox.table.ts'

type OutboxMail = typeof mailOutbox.$inferSelect

const MOST_LISTED = 100

/** The newest mails first, those to one address when it is given. */
function listOutbox(db: Db, to: string | null): Promise<OutboxMail[]> {
  const newest = db.select().from(mailOutbox)
  const wanted = to === null ? newest : newest.where(eq(mailOutbox.recipient, to))
  return wanted.orderBy(desc(mailOutbox.id)).limit(MOST_LISTED)
}

async function findOutboxMail(db: Db, id: number): Promise<OutboxMail | undefined> {
  const [mail] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id))
  return mail
}

const NOTE = 'Mail does not leave this machine. It is kept here to read.'

function page(title: string, body: Html): string {
  const main = html`<main>
    <h1>${title}</h1>
    ${body}
  </main>`
  return sandboxPage({ title: `${title} - Jubilee sandbox`, main, note: NOTE })
}

const sentAt = (mail: OutboxMail) => momentWords(mail.sentAt.toISOString())

const row = (mail: OutboxMail) =>
  html`<tr>
    <td><a href="/sandbox/mail/${mail.id}">${mail.subject}</a></td>
    <td>${mail.recipient}</td>
    <td>${sentAt(mail)}</td>
  </tr>`

const table = (mails: OutboxMail[]) =>
  html`<table class="mails">
    <thead>
      <tr>
        ${['Subject', 'To', 'Sent'].map((text) => html`<th scope="col">${text}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${mails.map(row)}
    </tbody>
  </table>`

/** The list, newest first. */
const listPage = (mails: OutboxMail[], to: string | null): string =>
  page(
    'Mail',
    html`${to !== null && html`<p>Only mail to ${to}. <a href="/sandbox/mail">Show all</a></p>`}
    ${mails.length === 0 ? html`<p>No mail yet.</p>` : table(mails)}`,
  )

/** The text with its links to click. */
const withLinks = (text: string): Html[] =>
  text
    .split(/(https?:\/\/[^\s<]+)/g)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))

const mailPage = (mail: OutboxMail): string =>
  page(
    mail.subject,
    html`<dl class="sums">
        <div>
          <dt>To</dt>
          <dd>${mail.recipient}</dd>
        </div>
        <div>
          <dt>Sent</dt>
          <dd>${sentAt(mail)}</dd>
        </div>
      </dl>
      <h2 class="apart">Text</h2>
      <div class="letter">${withLinks(mail.text)}</div>
      <p><a class="back" href="/sandbox/mail/${mail.id}/html">See the HTML part</a></p>
      <p><a class="back" href="/sandbox/mail">All mail</a></p>`,
  )

/** The mail as mail programs show it. Here alone it is one of the sandbox's pages, with its icon. */
const mailHtmlPage = ({ html: letter }: OutboxMail): string =>
  letter.replace('<head>', `<head>\n${iconLinks.html}`)

/** Mails carry their styles on their elements, as mail programs want it. Nothing else runs or loads here but our icon. */
const MAIL_POLICY =
  "default-src 'none'; img-src 'self'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type Asked = { Querystring: { to?: unknown }; Params: { id?: string } }

const recipientOf = (request: FastifyRequest<Asked>) =>
  typeof request.query.to === 'string' && request.query.to !== '' ? request.query.to.toLowerCase() : null

async function mailOf(app: App, id: string | undefined): Promise<OutboxMail> {
  const mail = /^\d{1,15}$/.test(id ?? '') ? await findOutboxMail(app.parts.db, Number(id)) : undefined
  if (mail === undefined) throw notFound(uncoded('This mail is not in the outbox.'))
  return mail
}

export function mountMailPages(app: App): void {
  const { db } = app.parts
  app.get<Asked>('/sandbox/mail', async (request, reply) => {
    const to = recipientOf(request)
    return sendPage(reply, listPage(await listOutbox(db, to), to))
  })
  app.get<Asked>('/sandbox/mail.json', async (request, reply) => {
    const mails = await listOutbox(db, recipientOf(request))
    return reply
      .header('cache-control', 'no-store')
      .send({ mails: mails.map(({ recipient, ...mail }) => ({ to: recipient, ...mail })) })
  })
  app.get<Asked>('/sandbox/mail/:id', async (request, reply) =>
    sendPage(reply, mailPage(await mailOf(app, request.params.id))),
  )
  app.get<Asked>('/sandbox/mail/:id/html', async (request, reply) => {
    const mail = await mailOf(app, request.params.id)
    return sendPage(reply.header('content-security-policy', MAIL_POLICY), mailHtmlPage(mail))
  })
}
