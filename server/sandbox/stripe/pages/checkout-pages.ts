/** The payment page: what is bought, what is due today and later, the card. */
import type { Faults, Html } from '../../pages/page-html.ts'
import { sendPage, dateWords, errorList, fieldOf, html, sandboxPage } from '../../pages/page-html.ts'
import type { FastifyReply } from 'fastify'
import { completeCheckout, trialEndOf } from '../checkout/complete-checkout.ts'
import type { Paid } from '../checkout/complete-checkout.ts'
import { UNCONFIRMED, asksOnPage } from '../customers/cards.ts'
import { StripeRefusal } from '../protocol/refusal.ts'
import type { Store } from '../store.ts'
import { idOf } from '../subscriptions/subscriptions.ts'
import type { CheckoutSession, CheckoutPlan } from '#server/sandbox/stripe/types.ts'
import {
  cardErrors,
  cardIn,
  emailError,
  emailIn,
  readCard,
  typedAgain,
  brandLine,
  cardFields,
  testCardTable,
} from './read-card.ts'
import { answerIn, bankPage } from './bank-page.ts'
import { formIn, present, refusalOr } from './page-routes.ts'
import type { Ids, Pages } from './page-routes.ts'
import { dollars } from '../invoices/invoice-lines.ts'
import { DAY } from '#server/sandbox/stripe/types.ts'
import type { CardTyped } from './read-card.ts'

const NOTE = 'No card is charged here. Use a test card.'

type CheckoutShown = {
  session: CheckoutSession
  plan: CheckoutPlan
  /** the customer's own, which cannot be changed here */
  knownEmail: string | null
  now: number
  typed?: { email: string; card: CardTyped | null }
  errors?: Faults
}

/** Whether the page asks for a card. */
const asksForCard = (session: CheckoutSession) =>
  session.payment_method_collection !== 'if_required' || (session.amount_total ?? 0) > 0

/** The summary of a single payment: a gift, or anything else. */
function summaryOfPayment(session: CheckoutSession): Html {
  const [line] = session.line_items?.data ?? []
  const name = line?.description ?? 'Jubilee'
  const total = dollars(session.amount_total ?? 0)
  return html`<section aria-labelledby="bought">
    <h1 id="bought">${name}</h1>
    <p class="price">${total}</p>
    <p class="quiet">once</p>
    <dl class="sums">
      <div class="total">
        <dt>Total due today</dt>
        <dd>${total}</dd>
      </div>
    </dl>
  </section>`
}

function summary({ session, plan, now }: CheckoutShown): Html {
  if (session.mode === 'payment') return summaryOfPayment(session)

  const [line] = session.line_items?.data ?? []
  const monthly = line?.amount_total ?? 0
  const trialEnd = trialEndOf(plan, now)
  const trialDays = trialEnd === null ? 0 : Math.round((trialEnd - now) / DAY)
  const name = line?.description ?? 'Jubilee'
  return html`<section aria-labelledby="bought">
    <h1 id="bought">${trialEnd === null ? `Subscribe to ${name}` : `Try ${name}`}</h1>
    <p class="price">${trialEnd === null ? dollars(monthly) : `${trialDays} days free`}</p>
    <p class="quiet">${trialEnd === null ? 'a month' : `then ${dollars(monthly)} a month`}</p>
    <dl class="sums">
      <div>
        <dt>${name}</dt>
        <dd>${dollars(monthly)} a month</dd>
      </div>
      ${
        trialEnd !== null &&
        html`<div>
          <dt>First charge on ${dateWords(trialEnd)}</dt>
          <dd>${dollars(monthly)}</dd>
        </div>`
      }
      <div class="total">
        <dt>Total due today</dt>
        <dd>${dollars(session.amount_total ?? 0)}</dd>
      </div>
    </dl>
  </section>`
}

const closing = ({ session, plan, now }: CheckoutShown) => {
  const own = session.custom_text.submit?.message
  if (own !== undefined) return own
  if (session.mode === 'payment') return 'Your card is charged once.'
  const trialEnd = trialEndOf(plan, now)
  return trialEnd === null
    ? 'Your plan renews each month until you cancel.'
    : `Cancel before ${dateWords(trialEnd)} and nothing is charged. After that your plan renews each month until you cancel.`
}

function buttonOf({ session, plan, now }: CheckoutShown): string {
  if (session.mode === 'payment') return session.submit_type === 'donate' ? 'Donate' : 'Pay'
  return trialEndOf(plan, now) === null ? 'Subscribe' : 'Start trial'
}

function form(shown: CheckoutShown): Html {
  const { session, knownEmail, typed, errors = {} } = shown
  const emailValue = knownEmail ?? typed?.email ?? session.customer_email ?? ''
  return html`<section aria-labelledby="pay">
    <h2 id="pay">${asksForCard(session) ? 'Pay with card' : 'Your details'}</h2>
    ${errorList(errors)}
    <form method="post" action="/sandbox/stripe/checkout/${session.id}" novalidate>
      ${fieldOf({ name: 'email', label: 'Email', type: 'email', value: emailValue, autocomplete: 'email', inputmode: 'email', maxLength: 200, error: errors['email'], isFixed: knownEmail !== null })}
      ${asksForCard(session) && cardFields(typed?.card ?? null, errors)}
      ${asksForCard(session) && testCardTable}
      <button class="wide" type="submit">${buttonOf(shown)}</button>
      <p class="hint">${closing(shown)}</p>
    </form>
  </section>`
}

function checkoutPage(shown: CheckoutShown): string {
  const { session, errors = {} } = shown
  const hasErrors = Object.keys(errors).length > 0
  const main = html`<main>
    ${session.cancel_url !== null && html`<a class="back" href="${session.cancel_url}">Back to Jubilee</a>`}
    ${brandLine}
    <div class="columns">${summary(shown)} ${form(shown)}</div>
  </main>`
  return sandboxPage({ title: `${hasErrors ? 'Error: ' : ''}Pay - Jubilee sandbox`, main, note: NOTE })
}

/** A checkout that is over: paid before, or expired. */
function checkoutOverPage(session: CheckoutSession, successUrl: string): string {
  const isPaid = session.status === 'complete'
  const target = isPaid ? successUrl : session.cancel_url
  const main = html`<main class="narrow">
    ${brandLine}
    <h1>
      ${isPaid ? (session.submit_type === 'donate' ? 'Your gift is complete' : 'This purchase is complete') : 'This page has expired'}
    </h1>
    <p>
      ${isPaid ? 'You are all set. Nothing more is charged here.' : 'Nothing was charged. Go back to Jubilee and begin again.'}
    </p>
    ${target !== null && html`<p class="actions"><a class="button" href="${target}">Go on to Jubilee</a></p>`}
  </main>`
  return sandboxPage({ title: 'Pay - Jubilee sandbox', main, note: NOTE })
}

/** The page after a purchase. */
const successUrl = ({ success_url: url, id }: CheckoutSession) =>
  (url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id)

async function shownOf(store: Store, id: string): Promise<CheckoutShown> {
  const session = present(await store.find('checkout.session', id))
  const plan = present(await store.find('checkout_plan', id))
  const customer = session.customer === null ? null : await store.get('customer', idOf(session.customer))
  return { session, plan, knownEmail: customer?.email ?? null, now: store.now }
}

type Typed = NonNullable<CheckoutShown['typed']>

function typedIn(body: unknown, { session, knownEmail }: CheckoutShown): Typed {
  const form = formIn(body)
  return { email: knownEmail ?? emailIn(form), card: asksForCard(session) ? cardIn(form) : null }
}

function errorsIn({ email, card }: Typed, now: number): Faults {
  const wrongEmail = emailError(email)
  return {
    ...(wrongEmail === null ? {} : { email: wrongEmail }),
    ...(card === null ? {} : cardErrors(card, now)),
  }
}

const AT = '/sandbox/stripe/checkout/:id'
const pathOf = (id: string, part = '') => `/sandbox/stripe/checkout/${id}${part}`

const refusedPage = (shown: CheckoutShown, typed: Typed, message: string) =>
  checkoutPage({ ...shown, typed, errors: { number: message } })

type Paying = { pages: Pages; reply: FastifyReply; shown: CheckoutShown; typed: Typed }

/** Buys what the session is for; a declined card is asked for again. */
async function finish({ pages, reply, shown, typed }: Paying, paid: Paid): Promise<FastifyReply> {
  const { id } = shown.session
  const done = await refusalOr(() =>
    pages.serialize(async (store) => {
      await store.remove('card_to_confirm', id)
      const session = await store.get('checkout.session', id)
      // Sent twice, it is bought once.
      return session.status === 'open' ? completeCheckout(store, session, paid) : session
    }),
  )
  if (done instanceof StripeRefusal) return sendPage(reply, refusedPage(shown, typed, done.message), 422)
  pages.wake()
  if (done.status !== 'complete') return sendPage(reply, checkoutOverPage(done, successUrl(done)))
  return reply.redirect(successUrl(done), 303)
}

const waiting = async (store: Store, id: string) => ({
  shown: await shownOf(store, id),
  asked: await store.find('card_to_confirm', id),
})

/** The card's bank asks before anything is bought. */
function mountBankPage(pages: Pages): void {
  const { app, serialize } = pages
  app.get<{ Params: Ids }>(`${AT}/confirm`, async (request, reply) => {
    const { id } = request.params
    const { shown, asked } = await serialize((store) => waiting(store, id))
    if (asked === null || shown.session.status !== 'open') return reply.redirect(pathOf(id), 303)
    const amount = shown.session.amount_total ?? 0
    const last4 = asked.card.number.slice(-4)
    return sendPage(reply, bankPage({ last4, amount, action: pathOf(id, '/confirm') }))
  })

  app.post<{ Params: Ids }>(`${AT}/confirm`, async (request, reply) => {
    const { id } = request.params
    const { shown, asked } = await serialize((store) => waiting(store, id))
    if (asked === null) return reply.redirect(pathOf(id), 303)
    const typed: Typed = { email: asked.email, card: typedAgain(asked.card) }
    if (answerIn(request.body) === 'given') return finish({ pages, reply, shown, typed }, asked)
    await serialize((store) => store.remove('card_to_confirm', id))
    return sendPage(reply, refusedPage(shown, typed, UNCONFIRMED), 422)
  })
}

export function mountCheckoutPages(pages: Pages): void {
  const { app, serialize } = pages
  app.get<{ Params: Ids }>(AT, async (request, reply) => {
    const shown = await serialize((store) => shownOf(store, request.params.id))
    const { session } = shown
    if (session.status !== 'open') return sendPage(reply, checkoutOverPage(session, successUrl(session)))
    return sendPage(reply, checkoutPage(shown))
  })

  app.post<{ Params: Ids }>(AT, async (request, reply) => {
    const { id } = request.params
    const shown = await serialize((store) => shownOf(store, id))
    const typed = typedIn(request.body, shown)
    const errors = errorsIn(typed, shown.now)
    const isOpen = shown.session.status === 'open'
    if (isOpen && Object.keys(errors).length > 0)
      return sendPage(reply, checkoutPage({ ...shown, typed, errors }), 422)
    const { email } = typed
    const card = typed.card === null || !isOpen ? null : readCard(typed.card)
    if (card === null || !asksOnPage(card.number))
      return finish({ pages, reply, shown, typed }, { email, card })
    await serialize((store) => store.note('card_to_confirm', id, { email, card }))
    return reply.redirect(pathOf(id, '/confirm'), 303)
  })

  mountBankPage(pages)
}
