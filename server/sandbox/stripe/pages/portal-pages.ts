/** Routes of the portal. After every change the first page shows the result. */
import { sendPage } from '../../pages/page-html.ts'
import type { FastifyReply } from 'fastify'
import { StripeRefusal } from '../protocol/refusal.ts'
import type { Store } from '../store.ts'
import * as actions from './portal-actions.ts'
import { portalOverPage, portalPage, cancelPage, cardPage, planPage } from './portal-page.ts'
import type { Said } from './portal-page.ts'
import { portalView } from './portal-view.ts'
import type { PortalView } from './portal-view.ts'
import { cardErrors, cardIn, readCard } from './read-card.ts'
import { formIn, present, refusalOr } from './page-routes.ts'
import type { Ids, Pages } from './page-routes.ts'

const AT = '/sandbox/stripe/portal/:id'
const DECLINED: Said = {
  text: 'The card was declined, so nothing was changed. Change your card and try again.',
  isGood: false,
}

/** A page of an open portal. */
async function show(
  pages: Pages,
  { id, reply, status = 200 }: { id: string; reply: FastifyReply; status?: number },
  page: (store: Store, view: PortalView) => Promise<string>,
): Promise<FastifyReply> {
  const html = await pages.serialize(async (store) => {
    const view = await portalView(store, id)
    if (view !== null) return page(store, view)
    return portalOverPage(present(await store.find('billing_portal.session', id)).return_url)
  })
  return sendPage(reply, html, status)
}

type Doing = (store: Store, view: PortalView) => Promise<Said>

/** Runs an action and shows the first page again with its result. */
async function act(
  pages: Pages,
  { id, reply }: { id: string; reply: FastifyReply },
  doing: Doing,
): Promise<FastifyReply> {
  const said = await refusalOr(() =>
    pages.serialize(async (store) => {
      const view = await portalView(store, id)
      return view === null ? null : doing(store, view)
    }),
  )
  pages.wake()
  const shown = said instanceof StripeRefusal ? DECLINED : said
  return show(pages, { id, reply }, async (_store, view) => portalPage(view, shown))
}

const textIn = (body: unknown, name: string) => {
  const value = formIn(body)[name]
  return typeof value === 'string' ? value : ''
}

function mountSteps(pages: Pages): void {
  const { app } = pages
  app.get<{ Params: Ids }>(AT, (request, reply) =>
    show(pages, { id: request.params.id, reply }, async (_store, view) => portalPage(view, null)),
  )
  app.get<{ Params: Ids }>(`${AT}/card`, (request, reply) =>
    show(pages, { id: request.params.id, reply }, async (_store, view) => cardPage(view, {}, null)),
  )
  app.get<{ Params: Ids }>(`${AT}/plan`, (request, reply) =>
    show(pages, { id: request.params.id, reply }, async (store, view) =>
      planPage(view, await actions.quotesFor(store, view)),
    ),
  )
  app.get<{ Params: Ids }>(`${AT}/cancel`, (request, reply) =>
    show(pages, { id: request.params.id, reply }, async (_store, view) =>
      view.subscription === null ? portalPage(view, null) : cancelPage(view),
    ),
  )
}

/** Routes of the portal; its address is its key. */
export function mountPortalPages(pages: Pages): void {
  const { app } = pages
  mountSteps(pages)
  const simple: Record<string, Doing> = {
    '/cancel': actions.cancelAtEnd,
    '/resume': actions.resume,
    '/release': actions.stayOnPlan,
  }
  for (const [part, doing] of Object.entries(simple))
    app.post<{ Params: Ids }>(`${AT}${part}`, (request, reply) =>
      act(pages, { id: request.params.id, reply }, doing),
    )
  app.post<{ Params: Ids }>(`${AT}/plan`, (request, reply) => {
    const priceId = textIn(request.body, 'price')
    const at = Number(textIn(request.body, 'at'))
    return act(pages, { id: request.params.id, reply }, (store, view) =>
      actions.changeTo(store, view, { priceId, at }),
    )
  })
  app.post<{ Params: Ids }>(`${AT}/pay/:invoiceId`, (request, reply) =>
    act(pages, { id: request.params.id, reply }, (store, view) =>
      actions.payInvoice(store, view, request.params.invoiceId ?? ''),
    ),
  )
  app.post<{ Params: Ids }>(`${AT}/card`, async (request, reply) => {
    const typed = cardIn(formIn(request.body))
    const now = await pages.serialize(async (store) => store.now)
    const errors = cardErrors(typed, now)
    const at = { id: request.params.id, reply }
    if (Object.keys(errors).length === 0)
      return act(pages, at, (store, view) => actions.changeCard(store, view, readCard(typed)))
    return show(pages, { ...at, status: 422 }, async (_store, view) => cardPage(view, errors, typed))
  })
}
