/** The portal's second pages: each says what will happen before it is confirmed. */
import { dateWords, errorList, html, sandboxPage } from '../../pages/page-html.ts'
import type { FieldErrors, Html } from '../../pages/page-html.ts'
import { periodOf } from '../due.ts'
import { dollars } from '../invoices/invoice-lines.ts'
import { PORTAL_NOTE, portalPath } from './portal-page.ts'
import type { Offer, PortalView } from './portal-view.ts'
import { brandLine, cardFields, testCardTable } from './read-card.ts'
import type { CardTyped } from './read-card.ts'

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

export function cardPage(view: PortalView, errors: FieldErrors, typed: CardTyped | null): string {
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
  /** a cheaper one begins when what is paid ends */ startsAt: number | null
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
