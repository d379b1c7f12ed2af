/** The payment page: what is bought, what is due today and later, the card. */
import { dateWords, errorList, fieldOf, html, sandboxPage } from '../../pages/page-html.ts'
import type { FieldErrors, Html } from '../../pages/page-html.ts'
import { trialEndOf } from '../checkout/complete-checkout.ts'
import { dollars } from '../invoices/invoice-lines.ts'
import { DAY } from '../wire.ts'
import type { CheckoutPlan, CheckoutSession } from '../wire.ts'
import { brandLine, cardFields, testCardTable } from './read-card.ts'
import type { CardTyped } from './read-card.ts'

const NOTE = 'No card is charged here. Use a test card.'

export type CheckoutShown = {
  session: CheckoutSession
  plan: CheckoutPlan
  /** the customer's own, which cannot be changed here */
  knownEmail: string | null
  now: number
  typed?: { email: string; card: CardTyped | null }
  errors?: FieldErrors
}

/** Whether the page asks for a card. */
export const asksForCard = (session: CheckoutSession) =>
  session.payment_method_collection !== 'if_required' || (session.amount_total ?? 0) > 0

/** What is paid once: a gift, or anything else. */
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

export function checkoutPage(shown: CheckoutShown): string {
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
export function checkoutOverPage(session: CheckoutSession, successUrl: string): string {
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
