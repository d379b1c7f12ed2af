/** Routes of the payment page. */
import type { FieldErrors } from '../../pages/page-html.ts'
import { sendPage } from '../../pages/send-page.ts'
import { completeCheckout } from '../checkout/complete-checkout.ts'
import { StripeRefusal } from '../protocol/refusal.ts'
import type { Store } from '../store.ts'
import { idOf } from '../subscriptions/subscriptions.ts'
import type { CheckoutSession } from '../wire.ts'
import { asksForCard, checkoutOverPage, checkoutPage } from './checkout-page.ts'
import type { CheckoutShown } from './checkout-page.ts'
import { cardErrors, cardIn, emailError, emailIn, readCard } from './read-card.ts'
import { formIn, present, refusalOr } from './page-routes.ts'
import type { Ids, Pages } from './page-routes.ts'

/** Where the person goes on to. */
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

function errorsIn({ email, card }: Typed, now: number): FieldErrors {
  const wrongEmail = emailError(email)
  return {
    ...(wrongEmail === null ? {} : { email: wrongEmail }),
    ...(card === null ? {} : cardErrors(card, now)),
  }
}

export function mountCheckoutPages({ app, inTurn, wake }: Pages): void {
  app.get<{ Params: Ids }>('/sandbox/stripe/checkout/:id', async (request, reply) => {
    const shown = await inTurn((store) => shownOf(store, request.params.id))
    const { session } = shown
    if (session.status !== 'open') return sendPage(reply, checkoutOverPage(session, successUrl(session)))
    return sendPage(reply, checkoutPage(shown))
  })

  app.post<{ Params: Ids }>('/sandbox/stripe/checkout/:id', async (request, reply) => {
    const { id } = request.params
    const shown = await inTurn((store) => shownOf(store, id))
    const typed = typedIn(request.body, shown)
    const errors = errorsIn(typed, shown.now)
    const isOpen = shown.session.status === 'open'
    if (isOpen && Object.keys(errors).length > 0)
      return sendPage(reply, checkoutPage({ ...shown, typed, errors }), 422)
    const card = typed.card === null || !isOpen ? null : readCard(typed.card)
    const done = await refusalOr(() =>
      inTurn(async (store) => {
        const session = await store.get('checkout.session', id)
        // Sent twice, it is bought once.
        return session.status === 'open'
          ? completeCheckout(store, session, { email: typed.email, card })
          : session
      }),
    )
    if (done instanceof StripeRefusal)
      return sendPage(reply, checkoutPage({ ...shown, typed, errors: { number: done.message } }), 422)
    wake()
    if (done.status !== 'complete') return sendPage(reply, checkoutOverPage(done, successUrl(done)))
    return reply.redirect(successUrl(done), 303)
  })
}
