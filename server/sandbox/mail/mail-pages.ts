/** /sandbox/mail: the mail that would have left, as plain pages, and as JSON for tests. */
import type { FastifyRequest } from 'fastify'
import { notFound } from '#server/errors.ts'
import type { App } from '#server/http/app-parts.ts'
import { findOutboxMail, listOutbox } from '#server/ports/mail/outbox.queries.ts'
import type { OutboxMail } from '#server/ports/mail/outbox.queries.ts'
import { listPage, mailHtmlPage, mailPage } from './mail-page-html.ts'
import { sendPage } from '../pages/send-page.ts'

/** Mails carry their styles on their elements, as mail programs want it. Nothing else runs or loads here but our icon. */
const MAIL_POLICY =
  "default-src 'none'; img-src 'self'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type Asked = { Querystring: { to?: unknown }; Params: { id?: string } }

const recipientOf = (request: FastifyRequest<Asked>) =>
  typeof request.query.to === 'string' && request.query.to !== '' ? request.query.to.toLowerCase() : null

async function mailOf(app: App, id: string | undefined): Promise<OutboxMail> {
  const mail = /^\d{1,15}$/.test(id ?? '') ? await findOutboxMail(app.parts.db, Number(id)) : undefined
  if (mail === undefined) throw notFound('This mail is not in the outbox.')
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
