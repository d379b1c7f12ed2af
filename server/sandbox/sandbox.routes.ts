/** What only the sandbox serves: its demo people and the mail it did not send. */
import { getMode } from '#contracts/sandbox.ts'
import type { App } from '#server/http/app-parts.ts'
import { mount } from '#server/http/mount.ts'
import { mountClockPages } from './clock/clock-pages.ts'
import { demoCodes } from './demo/demo-codes.ts'
import { DEMO_PASSWORD, demoPeople } from './demo/demo-people.content.ts'
import { mountMailPages } from './pages/mail-pages.ts'
import { STYLE_PATH, mountForms } from './pages/page-html.ts'
import { pageStyle } from './pages/page-style.ts'
import { mountPlaidPages } from './plaid/link/plaid-pages.ts'
import type { Peers } from './peers.ts'
import { serialize } from './stripe/serialize.ts'
import { mountCheckoutPages } from './stripe/pages/checkout-pages.ts'
import { mountInvoicePages } from './stripe/pages/invoice-page.ts'
import type { Pages } from './stripe/pages/page-routes.ts'
import { mountPortalPages } from './stripe/pages/portal-pages.ts'

/** Serves what only the sandbox has; in live mode this is not loaded. */
export function mountSandbox(app: App): void {
  mount(app, getMode, async ({ parts }) => {
    const { env, sandboxClock } = parts
    const codes = await demoCodes(parts)
    const people = demoPeople.map(({ label, email }) => {
      const codeNow = codes.get(email)
      return { label, email, password: DEMO_PASSWORD, ...(codeNow !== undefined && { codeNow }) }
    })
    const hasPages = !env.isPublicDemo
    const hasClock = hasPages && sandboxClock !== null
    const { hasAnalytics } = env
    const movedByMs = sandboxClock?.movedByMs() ?? 0
    const mode = { sandbox: true, isTest: false, notSetUp: [] }
    return { ...mode, movedByMs, hasPages, hasClock, hasAnalytics, people }
  })
  app.get(STYLE_PATH, (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyle))
  // A public demo must not show everybody's reset links to everybody.
  if (!app.parts.env.isPublicDemo) mountMailPages(app)
  mountPlaidPages(app)
  mountPeerPages(app)
}

/** Pages of the outside services that the sandbox stands in for, and its clock. */
function mountPeerPages(app: App): void {
  const { env, peers, sandboxClock, outside } = app.parts
  if (peers === null) return
  if (outside.isSandbox.stripe) mountStripePages(app, peers)
  // On a public demo nobody moves everybody's clock.
  if (sandboxClock !== null && !env.isPublicDemo) mountClockPages(app, { clock: sandboxClock, peers })
}

/** Serves the pages of the sandbox's Stripe. */
export function mountStripePages(app: App, { parts, wake }: Peers): void {
  mountForms(app, (scope) => {
    const pages: Pages = { app: scope, serialize: (work) => serialize(parts, work), wake }
    mountCheckoutPages(pages)
    mountPortalPages(pages)
    mountInvoicePages(pages)
  })
}
