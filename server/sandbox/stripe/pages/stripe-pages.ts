/** The pages that Stripe would host, on our own origin: payment, portal, invoices. */
import type { App } from '#server/http/app-parts.ts'
import type { Peers } from '../../peers.ts'
import { mountForms } from '../../pages/send-page.ts'
import { inTurn } from '../in-turn.ts'
import { mountCheckoutPages } from './checkout-pages.ts'
import { mountInvoicePages } from './invoice-pages.ts'
import type { Pages } from './page-routes.ts'
import { mountPortalPages } from './portal-pages.ts'

/** Serves the pages of the sandbox's Stripe. */
export function mountStripePages(app: App, { parts, wake }: Peers): void {
  mountForms(app, (scope) => {
    const pages: Pages = { app: scope, inTurn: (work) => inTurn(parts, work), wake }
    mountCheckoutPages(pages)
    mountPortalPages(pages)
    mountInvoicePages(pages)
  })
}
