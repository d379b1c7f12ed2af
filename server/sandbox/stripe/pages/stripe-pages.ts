/** The pages that Stripe would host, on our own origin: payment, portal, invoices. */
import type { App } from '#server/http/app-parts.ts'
import type { Peers } from '../../peers.ts'
import { inTurn } from '../in-turn.ts'
import { mountCheckoutPages } from './checkout-pages.ts'
import { mountInvoicePages } from './invoice-pages.ts'
import type { Pages } from './page-routes.ts'
import { mountPortalPages } from './portal-pages.ts'

const FORM_LIMIT_BYTES = 16 * 1024

/** Serves the pages of the sandbox's Stripe. Bodies are forms here, and only here. */
export function mountStripePages(app: App, peers: Peers): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT_BYTES },
      async (_request: unknown, body: string) => body,
    )
    const inner = scope as unknown as App
    const pages: Pages = { app: inner, inTurn: (work) => inTurn(peers.parts, work), wake: peers.wake }
    mountCheckoutPages(pages)
    mountPortalPages(pages)
    mountInvoicePages(pages)
  })
}
