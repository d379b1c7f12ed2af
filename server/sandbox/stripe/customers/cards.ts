/** Test cards: what each does, and the payment method it becomes. /v1/payment_methods lists them. */
import type Stripe from 'stripe'
import { defineCall } from '../protocol/call.ts'
import { newId } from '../protocol/ids.ts'
import { listAt, pageOf, paging } from '../protocol/paging.ts'
import { expand, oneOf, table, text } from '../protocol/parameters.ts'
import type { Store } from '../store.ts'
import { nulls } from '../../nulls.ts'
import type { Customer, PaymentMethod } from '#server/sandbox/stripe/types.ts'

export type CardGiven = {
  number: string
  expMonth: number
  expYear: number
  name: string
  postalCode: string
  email: string | null
}

/** What a charge does while its owner is away; `confirms`: its bank wants each payment confirmed by 3-D Secure. */
type CardOutcome = 'pays' | 'declines' | 'confirms'

type TestCard = {
  outcome: CardOutcome
  brand: string
  /** its bank asks on a page, whenever its owner is there to answer */
  asksOnPage?: boolean
  /** declined for want of money, confirmed or not */
  isShort?: boolean
  /** the cardholder takes the money back right after */
  isDisputed?: boolean
  /** refused when it is entered */ refusal?: string
}

/** What the peer remembers of a card in place of its number. */
export type CardKnown = Pick<TestCard, 'outcome' | 'asksOnPage' | 'isShort' | 'isDisputed'>

const confirms = { outcome: 'confirms', brand: 'visa', asksOnPage: true } as const

const TOO_LITTLE_MONEY = 'Your card has too little money on it. Nothing was charged. Try another card.'
export const UNCONFIRMED =
  'Your bank did not get your confirmation. Nothing was charged. Try again, or use another card.'

/** The numbers of Stripe's own test cards. */
const testCards: Record<string, TestCard> = {
  '4242424242424242': { outcome: 'pays', brand: 'visa' },
  '5555555555554444': { outcome: 'pays', brand: 'mastercard' },
  '378282246310005': { outcome: 'pays', brand: 'amex' },
  '4000000000000341': { outcome: 'declines', brand: 'visa' },
  // Set up where it is entered: payments without its owner are not asked about after that.
  '4000002500003155': { outcome: 'pays', brand: 'visa', asksOnPage: true },
  '4000002760003184': confirms,
  '4000000000003220': confirms,
  '4000008260003178': { ...confirms, isShort: true },
  '4000000000000259': { outcome: 'pays', brand: 'visa', isDisputed: true },
  '4000000000000002': {
    outcome: 'declines',
    brand: 'visa',
    refusal: 'Your card was declined. Nothing was charged. Try another card.',
  },
  '4000000000009995': {
    outcome: 'declines',
    brand: 'visa',
    refusal: TOO_LITTLE_MONEY,
  },
}

const DECLINED = 'Your card was declined. Nothing was charged. Try another card.'

/** The problem with a card number, or null for a test card that can be stored. */
export function numberRefusal(number: string): string | null {
  const known = testCards[number]
  if (known === undefined) return 'The sandbox takes test cards only. Use 4242 4242 4242 4242.'
  return known.refusal ?? null
}

/** The bank's checks of address and code. */
export const cardChecks = {
  address_line1_check: null,
  address_postal_code_check: 'pass',
  cvc_check: 'pass',
}

function newPaymentMethod(
  given: CardGiven,
  rest: { customerId: string | null; created: number },
): PaymentMethod {
  const { number, expMonth, expYear, name, postalCode, email } = given
  const brand = testCards[number]!.brand
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      ...nulls<PaymentMethod['billing_details']>()('phone tax_id'),
      address: {
        ...nulls<Stripe.Address>()('city line1 line2 state'),
        country: 'US',
        postal_code: postalCode,
      },
      email,
      name,
    },
    card: {
      ...nulls<NonNullable<PaymentMethod['card']>>()('generated_from wallet'),
      brand,
      checks: cardChecks,
      country: 'US',
      display_brand: brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: newId('fp').slice(3, 19),
      funding: 'credit',
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
    },
    created: rest.created,
    customer: rest.customerId,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
}

async function keepCard(store: Store, given: CardGiven, customerId: string | null): Promise<PaymentMethod> {
  const method = newPaymentMethod(given, { customerId, created: store.now })
  const { brand: _brand, refusal: _refusal, ...known } = testCards[given.number]!
  await store.put('payment_method', method, customerId)
  await store.note('card_outcome', method.id, known)
  return method
}

/** A card that pays once and is nobody's after that. */
export const onceOnlyCard = (store: Store, given: CardGiven): Promise<PaymentMethod> =>
  keepCard(store, given, null)

/** Keeps a test card for the customer. */
export async function attachCard(store: Store, customer: Customer, given: CardGiven): Promise<PaymentMethod> {
  const method = await keepCard(store, given, customer.id)
  await store.emit({ type: 'payment_method.attached', object: method })
  return method
}

/** Takes a card away from its customer. */
export async function detachCard(store: Store, method: PaymentMethod): Promise<PaymentMethod> {
  const detached: PaymentMethod = { ...method, customer: null }
  await store.remove('payment_method', method.id)
  await store.put('payment_method', detached)
  await store.emit({
    type: 'payment_method.detached',
    object: detached,
    previous: { customer: method.customer },
  })
  return detached
}

/** Why a charge is declined although its owner is on the page, and has confirmed it; null where it goes through. */
export function declineOf(number: string): string | null {
  const { outcome, isShort = false } = testCards[number] ?? { outcome: 'declines' }
  if (isShort) return TOO_LITTLE_MONEY
  return outcome === 'declines' ? DECLINED : null
}

/** Whether its bank asks on a page before it pays, or is kept. */
export const asksOnPage = (number: string) => testCards[number]?.asksOnPage ?? false

/** What a stored card does when it is charged. */
export async function outcomeOf(store: Store, methodId: string): Promise<CardKnown> {
  const method = await store.find('payment_method', methodId)
  if (method === null || method.customer === null || isExpired(method, store.now))
    return { outcome: 'declines' }
  return (await store.find('card_outcome', methodId)) ?? { outcome: 'declines' }
}

function isExpired({ card }: PaymentMethod, now: number): boolean {
  if (card === undefined) return false
  return Date.UTC(card.exp_year, card.exp_month, 1) / 1_000 <= now
}

const list = defineCall({
  method: 'GET',
  path: '/payment_methods',
  params: table<Stripe.PaymentMethodListParams>()({ ...paging, customer: text, type: oneOf('card'), expand }),
  run: async ({ store, params: { customer = '', ...page } }) => {
    if (customer !== '') await store.get('customer', customer, 'customer')
    // Without a customer Stripe lists the cards of none.
    return listAt(
      '/v1/payment_methods',
      await store.page('payment_method', pageOf(page), { ownerId: customer }),
    )
  },
})

export const cardCalls = [list]
