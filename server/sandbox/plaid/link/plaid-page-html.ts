/** The HTML of /sandbox/plaid: the linked banks, what can be made to happen there, and a place to try the dialog. */
import { html, momentWords, sandboxPage } from '../../pages/page-html.ts'
import type { Html } from '../../pages/page-html.ts'
import { bankOf } from '../institutions.content.ts'
import { accountsOf } from '../ledger.ts'
import type { Happening } from '../settle-items.ts'
import type { StoredItem } from '../stored.ts'

const words: Record<Happening, string> = {
  expire: 'Expire the login',
  send: 'Send new transactions',
  'end-consent': 'Let the consent run out in 7 days',
  change: 'Change transactions during the next read',
}

const buttons = Object.entries(words).map(
  ([what, text]) => html`<button class="quiet" name="what" value="${what}">${text}</button>`,
)

function bankCard(item: StoredItem): Html {
  const accounts = accountsOf(item).map((account) => `${account.name} ${account.mask}`)
  const state = item.error === null ? 'The login is good.' : 'The login has expired.'
  const { consentExpiresAt } = item
  return html`<article class="card">
    <h3>${bankOf(item.institutionId)?.name ?? item.institutionId}</h3>
    <p>
      Linked ${momentWords(item.createdAt)}. ${state}
      ${consentExpiresAt !== null && html`The consent runs out ${momentWords(consentExpiresAt)}.`}
    </p>
    <p>${accounts.join(', ')}</p>
    <form method="post" action="/sandbox/plaid/happen" class="actions">
      <input type="hidden" name="item" value="${item.itemId}" />
      ${buttons}
    </form>
  </article>`
}

/** `items` are the links the viewer may see. */
export function plaidPage(items: StoredItem[], isSignedIn: boolean): string {
  const none = isSignedIn ? 'You have not linked a bank yet.' : 'No bank is linked here yet.'
  const main = html`<main>
      <h1>Banks</h1>
      <p>You can make happen here what banks do by themselves.</p>
      <h2>Linked banks</h2>
      ${items.length === 0 ? html`<p>${none} Link one under My Debts.</p>` : items.map((item) => bankCard(item))}
      <h2>Try the dialog</h2>
      <p>This opens the bank dialog by itself. What you link here goes nowhere.</p>
      <p><button id="open" type="button">Open the bank dialog</button></p>
      <div id="said" role="status"></div>
    </main>
    <script src="/sandbox/plaid/link.js"></script>
    <script src="/sandbox/plaid/try.js"></script>`
  return sandboxPage({ title: 'Banks - Jubilee sandbox', main, note: 'Every bank here is made up.' })
}
