/** The HTML of the sandbox's mail pages: no scripts, one stylesheet, every text escaped. */
import type { OutboxMail } from '#server/ports/mail/outbox.queries.ts'
import { escapeHtml, iconLinks } from './page-html.ts'

export const mailPageCss = `
:root { color-scheme: light dark; }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
a { display: inline-block; padding: 0.25rem 0; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid #8886; overflow-wrap: anywhere; }
dt { font-weight: 600; }
dd { margin: 0 0 0.75rem; overflow-wrap: anywhere; }
.letter { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8886; border-radius: 0.5rem; padding: 1rem; }
.letter a { padding: 0; display: inline; }
`

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - Jubilee sandbox</title>
${iconLinks.html}
<link rel="stylesheet" href="/sandbox/mail.css">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</body>
</html>
`
}

const timeOf = (mail: OutboxMail) => {
  const moment = mail.sentAt.toISOString()
  return `<time datetime="${moment}">${moment.slice(0, 16).replace('T', ' ')} UTC</time>`
}

function row(mail: OutboxMail): string {
  const subject = `<a href="/sandbox/mail/${mail.id}">${escapeHtml(mail.subject)}</a>`
  return `<tr><td>${subject}</td><td>${escapeHtml(mail.recipient)}</td><td>${timeOf(mail)}</td></tr>`
}

const headings = ['Subject', 'To', 'Sent'].map((text) => `<th scope="col">${text}</th>`).join('')

/** The list, newest first. */
export function listPage(mails: OutboxMail[], to: string | null): string {
  const filter =
    to === null ? '' : `<p>Only mail to ${escapeHtml(to)}. <a href="/sandbox/mail">Show all</a></p>\n`
  const list =
    mails.length === 0
      ? '<p>No mail yet.</p>'
      : `<table>\n<thead><tr>${headings}</tr></thead>\n<tbody>\n${mails.map(row).join('\n')}\n</tbody>\n</table>`
  const intro = '<p>This is the sandbox: mail does not leave this machine. It is kept here to read.</p>\n'
  return page('Mail', intro + filter + list)
}

/** The text with its links to click. */
function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
}

export function mailPage(mail: OutboxMail): string {
  const about = `<dl>
<dt>To</dt><dd>${escapeHtml(mail.recipient)}</dd>
<dt>Sent</dt><dd>${timeOf(mail)}</dd>
</dl>`
  const letter = `<h2>Text</h2>\n<div class="letter">${withLinks(mail.text)}</div>`
  const links = `<p><a href="/sandbox/mail/${mail.id}/html">See the HTML part</a></p>\n<p><a href="/sandbox/mail">All mail</a></p>`
  return page(mail.subject, `${about}\n${letter}\n${links}`)
}

/** The mail as mail programs show it. Only here it is a page of ours, with our icon. */
export function mailHtmlPage({ html }: OutboxMail): string {
  return html.replace('<head>', `<head>\n${iconLinks.html}`)
}
