/** The portal: plan, card and invoices, and a page before each change that says what it does. */
import { dateWords, html, sandboxPage, errorList } from '../../pages/page-html.ts'
import type { Html, Faults } from '../../pages/page-html.ts'
import { periodOf } from '../due.ts'
import { dollars } from '../invoices/invoice-lines.ts'
import type { Invoice, Subscription } from '#server/sandbox/stripe/types.ts'
import { invoiceTag } from './invoice-page.ts'
import type { PortalView, Offer } from './portal-view.ts'
import { brandLine, cardFields, testCardTable } from './read-card.ts'
import type { CardTyped } from './read-card.ts'

const PORTAL_NOTE = 'Cards and invoices here are made up.'

const portalPath = (id: string, part = '') => `/sandbox/stripe/portal/${id}${part}`

/** A form that is one button. */
function buttonForm(given: { action: string; label: string; isQuiet?: boolean }): Html {
  return html`<form method="post" action="${given.action}">
    <button type="submit" ${given.isQuiet === true && html` class="quiet"`}>${given.label}</button>
  </form>`
}

function statusLine(subscription: Subscription, { next }: PortalView): string {
  const end = dateWords(periodOf(subscription).end)
  if (subscription.cancel_at !== null)
    return `Your plan ends on ${dateWords(subscription.cancel_at)}. It is not charged again.`
  switch (subscription.status) {
    case 'trialing':
      return `Your trial ends on ${end}. Then the plan is charged each month.`
    case 'past_due':
    case 'unpaid':
      return 'The last payment did not go through. Change your card, or pay the open invoice below.'
    default:
      return next === null ? `Your plan renews on ${end}.` : `On ${end} your plan changes to ${next.name}.`
  }
}

/** Whether a payment is missing. */
const isBehind = (subscription: Subscription | null) =>
  subscription?.status === 'past_due' || subscription?.status === 'unpaid'

function planActions({ session, subscription, next }: PortalView): Html | null {
  const at = (part: string) => portalPath(session.id, part)
  if (subscription === null) return null
  if (subscription.cancel_at !== null) return buttonForm({ action: at('/resume'), label: 'Keep my plan' })
  if (next !== null) return buttonForm({ action: at('/release'), label: 'Stay on this plan' })
  return html`<a class="button${isBehind(subscription) && ' quiet'}" href="${at('/plan')}">Change plan</a>
    <a class="button quiet" href="${at('/cancel')}">Cancel plan</a>`
}

function planCard(view: PortalView): Html {
  const { subscription, current } = view
  if (subscription === null || current === null)
    return html`<section class="card" aria-labelledby="plan">
      <h2 id="plan">Current plan</h2>
      <p>You have no plan now. You can choose one in Jubilee.</p>
    </section>`
  return html`<section class="card" aria-labelledby="plan">
    <h2 id="plan">Current plan</h2>
    <p><strong>${current.name}</strong></p>
    <p class="price">${dollars(current.price.unit_amount ?? 0)}</p>
    <p class="quiet">a month</p>
    <p>${statusLine(subscription, view)}</p>
    <div class="actions">${planActions(view)}</div>
  </section>`
}

const brands: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' }

function methodCard({ session, card, subscription }: PortalView): Html {
  const known = card?.card
  return html`<section class="card" aria-labelledby="card">
    <h2 id="card">Payment method</h2>
    <p>
      ${known === undefined ? 'There is no card yet.' : `${brands[known.brand] ?? known.brand} ending in ${known.last4}, expires ${String(known.exp_month).padStart(2, '0')} / ${known.exp_year}`}
    </p>
    <div class="actions">
      <a class="button${!isBehind(subscription) && ' quiet'}" href="${portalPath(session.id, '/card')}"
        >${known === undefined ? 'Add a card' : 'Change card'}</a
      >
    </div>
  </section>`
}

function invoiceRow(invoice: Invoice, portalId: string): Html {
  const label = `Invoice of ${dateWords(invoice.created)}`
  return html`<li>
    <span>${dateWords(invoice.created)}</span>
    <span>${dollars(invoice.total)}</span>
    ${invoiceTag(invoice)}
    <span class="links">
      <a href="${URL.parse(invoice.hosted_invoice_url ?? '')?.pathname ?? ''}" aria-label="${label}: view"
        >View</a
      >
      <a href="${URL.parse(invoice.invoice_pdf ?? '')?.pathname ?? ''}" aria-label="${label}: PDF">PDF</a>
    </span>
    ${invoice.status === 'open' && buttonForm({ action: portalPath(portalId, `/pay/${invoice.id}`), label: `Pay ${dollars(invoice.amount_remaining)} now` })}
  </li>`
}

function invoiceCard({ session, invoices }: PortalView): Html {
  return html`<section class="card" aria-labelledby="invoices">
    <h2 id="invoices">Invoices</h2>
    ${
      invoices.length === 0
        ? html`<p>There are no invoices yet.</p>`
        : html`<ul class="rows invoices">
            ${invoices.map((invoice) => invoiceRow(invoice, session.id))}
          </ul>`
    }
  </section>`
}

export type Said = { text: string; isGood: boolean }

/** The result of the last action. */
const saidBox = (said: Said | null) =>
  said !== null &&
  html`<div class="${said.isGood ? 'notice' : 'alert'}" role="${said.isGood ? 'status' : 'alert'}">
    <p>${said.text}</p>
  </div>`

const backToApp = (returnUrl: string | null) =>
  returnUrl !== null && html`<a class="back" href="${returnUrl}">Return to Jubilee</a>`

export function portalPage(view: PortalView, said: Said | null): string {
  const main = html`<main class="narrow">
    ${backToApp(view.session.return_url)} ${brandLine}
    <h1>Your plan and payments</h1>
    <p class="quiet">${view.customer.email ?? ''}</p>
    ${saidBox(said)} ${planCard(view)} ${methodCard(view)} ${invoiceCard(view)}
  </main>`
  return sandboxPage({ title: 'Your plan and payments - Jubilee sandbox', main, note: PORTAL_NOTE })
}

export function portalOverPage(returnUrl: string | null): string {
  const main = html`<main class="narrow">
    ${brandLine}
    <h1>This link has expired</h1>
    <p>Nothing was changed. Open your billing page in Jubilee and try again.</p>
    ${returnUrl !== null && html`<p class="actions"><a class="button" href="${returnUrl}">Return to Jubilee</a></p>`}
  </main>`
  return sandboxPage({ title: 'Link expired - Jubilee sandbox', main, note: PORTAL_NOTE })
}

function step(
  view: PortalView,
  { title, body, isRefused = false }: { title: string; body: Html; isRefused?: boolean },
): string {
  const main = html`<main class="narrow">
    <a class="back" href="${portalPath(view.session.id)}">Back</a>
    ${brandLine}
    <h1>${title}</h1>
    ${body}
  </main>`
  const pageTitle = `${isRefused ? 'Error: ' : ''}${title} - Jubilee sandbox`
  return sandboxPage({ title: pageTitle, main, note: PORTAL_NOTE })
}

export function cardPage(view: PortalView, errors: Faults, typed: CardTyped | null): string {
  const body = html`${errorList(errors)}
    <form method="post" action="${portalPath(view.session.id, '/card')}" novalidate>
      ${cardFields(typed, errors)} ${testCardTable}
      <button class="wide" type="submit">Save card</button>
      <p class="hint">This card pays from now on. An invoice that is open is charged to it at once.</p>
    </form>`
  const title = view.card === null ? 'Add a card' : 'Change card'
  return step(view, { title, body, isRefused: Object.keys(errors).length > 0 })
}

export function cancelPage(view: PortalView): string {
  const end = dateWords(periodOf(view.subscription!).end)
  const body = html`<p>
      Your plan stays until ${end}. It is not charged again, and nothing you entered is lost.
    </p>
    <div class="actions">
      <form method="post" action="${portalPath(view.session.id, '/cancel')}">
        <button type="submit">Cancel plan</button>
      </form>
      <a class="button quiet" href="${portalPath(view.session.id)}">Keep my plan</a>
    </div>`
  return step(view, { title: 'Cancel your plan?', body })
}

/** A plan to change to: what it costs now and later. */
export type Quote = {
  offer: Offer
  dueNow: number
  /** a cheaper plan begins at the end of the paid period */
  startsAt: number | null
}

function quoteCard(view: PortalView, { offer, dueNow, startsAt }: Quote): Html {
  const monthly = dollars(offer.price.unit_amount ?? 0)
  return html`<section class="card" aria-labelledby="${offer.price.id}">
    <h2 id="${offer.price.id}">${offer.name}</h2>
    <p class="price">${monthly}</p>
    <p class="quiet">a month</p>
    <p>
      ${
        startsAt === null
          ? `Due now: ${dollars(dueNow)}. ${view.subscription?.status === 'trialing' ? 'Your trial ends and a paid month begins.' : 'It pays for the rest of this month, less what you paid.'}`
          : `Starts on ${dateWords(startsAt)}. Nothing is due now. You keep what you have until then.`
      }
    </p>
    <form method="post" action="${portalPath(view.session.id, '/plan')}">
      <input type="hidden" name="price" value="${offer.price.id}" />
      <input type="hidden" name="at" value="${view.now}" />
      <button type="submit">Change to ${offer.name}</button>
    </form>
  </section>`
}

export function planPage(view: PortalView, quotes: Quote[]): string {
  const body =
    quotes.length === 0
      ? html`<p>There is no other plan to change to.</p>`
      : html`${quotes.map((quote) => quoteCard(view, quote))}`
  return step(view, { title: 'Change plan', body })
}
