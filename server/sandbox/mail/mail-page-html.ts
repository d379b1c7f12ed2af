/** The HTML of the sandbox's mail pages. */
import type { OutboxMail } from '#server/ports/mail/outbox.queries.ts'
import { html, iconLinks, momentWords, sandboxPage } from '../pages/page-html.ts'
import type { Html } from '../pages/page-html.ts'

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
export const listPage = (mails: OutboxMail[], to: string | null): string =>
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

export const mailPage = (mail: OutboxMail): string =>
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
export const mailHtmlPage = ({ html: letter }: OutboxMail): string =>
  letter.replace('<head>', `<head>\n${iconLinks.html}`)
