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
import { asksOnPage } from '../customers/cards.ts'
import { answerIn, bankPage } from './bank-page.ts'
import { formIn, present, refusalOr } from './page-routes.ts'
import type { Ids, Pages } from './page-routes.ts'

const AT = '/sandbox/stripe/portal/:id'
const CARD_UNCONFIRMED =
  'Your bank did not get your confirmation, so the card was not saved. Try again, or use another card.'

function refused({ refused: { code } }: StripeRefusal): Said {
  const isToConfirm = code === 'subscription_payment_intent_requires_action'
  return {
    text: isToConfirm
      ? 'Your bank wants you to confirm this payment, so nothing was changed. Change your plan in Jubilee, which leads you to your bank.'
      : 'The card was declined, so nothing was changed. Change your card and try again.',
    isGood: false,
  }
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
  const shown = said instanceof StripeRefusal ? refused(said) : said
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

const cardAt = (id: string) => `/sandbox/stripe/portal/${id}/card/confirm`

/** Another card; where its bank asks, it is kept once that is answered. */
function mountCard(pages: Pages): void {
  const { app, serialize } = pages
  app.post<{ Params: Ids }>(`${AT}/card`, async (request, reply) => {
    const { id } = request.params
    const typed = cardIn(formIn(request.body))
    const now = await serialize(async (store) => store.now)
    const errors = cardErrors(typed, now)
    if (Object.keys(errors).length > 0)
      return show(pages, { id, reply, status: 422 }, async (_store, view) => cardPage(view, errors, typed))
    const card = readCard(typed)
    if (!asksOnPage(card.number))
      return act(pages, { id, reply }, (store, view) => actions.changeCard(store, view, card))
    await serialize((store) => store.note('card_to_confirm', id, { email: '', card }))
    return reply.redirect(cardAt(id), 303)
  })

  app.get<{ Params: Ids }>(`${AT}/card/confirm`, (request, reply) => {
    const { id } = request.params
    return show(pages, { id, reply }, async (store, view) => {
      const asked = await store.find('card_to_confirm', id)
      if (asked === null) return portalPage(view, null)
      return bankPage({ last4: asked.card.number.slice(-4), amount: 0, action: cardAt(id) })
    })
  })

  app.post<{ Params: Ids }>(`${AT}/card/confirm`, (request, reply) =>
    act(pages, { id: request.params.id, reply }, async (store, view) => {
      const asked = await store.find('card_to_confirm', view.session.id)
      await store.remove('card_to_confirm', view.session.id)
      if (asked === null || answerIn(request.body) === 'refused')
        return { text: CARD_UNCONFIRMED, isGood: false }
      return actions.changeCard(store, view, asked.card)
    }),
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
  app.post<{ Params: Ids }>(`${AT}/pay/:invoiceId`, async (request, reply) => {
    const { id, invoiceId = '' } = request.params
    const bank = await pages.serialize(async (store) => {
      const view = await portalView(store, id)
      return view === null ? null : actions.bankOfInvoice(store, view, invoiceId)
    })
    if (bank !== null) return reply.redirect(bank, 303)
    return act(pages, { id, reply }, (store, view) => actions.payInvoice(store, view, invoiceId))
  })
  mountCard(pages)
}
