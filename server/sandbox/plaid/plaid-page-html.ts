/** The HTML of /sandbox/plaid: the linked banks, what can be made to happen there, and a place to try the dialog. */
import { bankOf } from './institutions.content.ts'
import { accountsOf } from './ledger.ts'
import type { Happening } from './settle-items.ts'
import type { StoredItem } from './stored.ts'

export const plaidPageCss = `
:root { color-scheme: light dark; }
body { font: 1rem/1.6 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1, h2, h3 { line-height: 1.25; }
article { border: 1px solid #8886; border-radius: 0.5rem; padding: 0 1rem 1rem; margin-bottom: 1rem; overflow-wrap: anywhere; }
article form { display: flex; flex-wrap: wrap; gap: 0.5rem; }
main button { font: inherit; min-height: 2.75rem; padding: 0.25rem 0.75rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8886; border-radius: 0.5rem; padding: 1rem; }
`

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const words: Record<Happening, string> = {
  expire: 'Expire the login',
  send: 'Send new transactions',
  'end-consent': 'Let the consent run out in 7 days',
  change: 'Change transactions during the next read',
}

const buttons = Object.entries(words)
  .map(([what, text]) => `<button name="what" value="${what}">${text}</button>`)
  .join('\n')

const timeOf = (iso: string) => `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`

function bankArticle(item: StoredItem): string {
  const name = bankOf(item.institutionId)?.name ?? item.institutionId
  const accounts = accountsOf(item).map((account) => `${account.name} ${account.mask}`)
  const state = item.error === null ? 'The login is good.' : 'The login has expired.'
  const consent =
    item.consentExpiresAt === null ? '' : ` The consent runs out ${timeOf(item.consentExpiresAt)}.`
  return `<article>
<h3>${escapeHtml(name)}</h3>
<p>Linked ${timeOf(item.createdAt)}. ${state}${consent}</p>
<p>${escapeHtml(accounts.join(', '))}</p>
<form method="post" action="/sandbox/plaid/happen">
<input type="hidden" name="item" value="${escapeHtml(item.itemId)}">
${buttons}
</form>
</article>`
}

/** `items` are the links the viewer may see. */
export function plaidPage(items: StoredItem[], isSignedIn: boolean): string {
  const whose = isSignedIn ? 'your banks' : 'banks'
  const none = `<p>No ${whose} are linked yet. Link one under My Debts.</p>`
  const list = items.length === 0 ? none : items.map((item) => bankArticle(item)).join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Banks - Jubilee sandbox</title>
<link rel="stylesheet" href="/sandbox/plaid/page.css">
</head>
<body>
<main>
<h1>Banks</h1>
<p>This is the sandbox: every bank here is made up. You can make happen what banks do by themselves.</p>
<h2>Linked banks</h2>
${list}
<h2>Try the dialog</h2>
<p>This opens the bank dialog by itself. What you link here goes nowhere.</p>
<p><button id="open" type="button">Open the bank dialog</button></p>
<pre id="said" role="status"></pre>
</main>
<script src="/sandbox/plaid/link.js"></script>
<script src="/sandbox/plaid/try.js"></script>
</body>
</html>
`
}
