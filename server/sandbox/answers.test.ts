/**
 * Every answer of the peers is checked against the SDKs' own types by the compiler: each is recorded on its way to the
 * real SDK, written down as a literal of its type, and compiled. What is missing, wrong or unknown does not compile.
 */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Configuration, CountryCode, PlaidApi } from 'plaid'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LoginRequired } from '#server/ports/banking/banking.ts'
import { createBanking } from '#server/ports/banking/plaid-banking.ts'
import { createPayments } from '#server/ports/payments/stripe-payments.ts'
import { readPaymentSetup } from '#server/ports/payments/stripe-setup.ts'
import type { Peers } from './peers.ts'
import { calls as plaidCalls } from './plaid/calls.ts'
import { sandboxBanks } from './plaid/institutions.content.ts'
import { finishSession } from './plaid/link/link-sessions.ts'
import { happenings, makeHappen } from './plaid/settle-items.ts'
import type { Happening } from './plaid/settle-items.ts'
import { stripeCalls } from './stripe/stripe-peer.ts'
import { completeCheckout } from './stripe/checkout/complete-checkout.ts'
import { serialize } from './stripe/serialize.ts'
import { FAILS_LATER, PAYS, cardOf, openUnderTest } from './stripe/stripe.fixtures.ts'
import type { StripeUnderTest } from './stripe/stripe.fixtures.ts'
import { askBureau } from './method/bureau-under-test.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

type Recorded = { asked: string; status: number; body: unknown }

/** Stands between the SDKs and the peers and writes down what is answered. */
async function openRecorder(origin: string) {
  const recorded: Recorded[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
    const answer = await fetch(`${origin}${request.url}`, {
      method: request.method!,
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    const text = await answer.text()
    const path = request.url!.split('?')[0]!
    recorded.push({ asked: `${request.method} ${path}`, status: answer.status, body: JSON.parse(text) })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { recorded, port, close: () => server.close() }
}

let peer: StripeUnderTest
let peers: Peers
let recorder: Awaited<ReturnType<typeof openRecorder>>
beforeAll(async () => {
  peer = await openUnderTest('2026-11-20T15:00:00Z')
  peers = peer.it.app.parts.peers!
  recorder = await openRecorder(peers.origin)
})
afterAll(async () => {
  recorder.close()
  await peer.close()
})

const place = () => ({ ...peers.places.stripe, at: { ...peers.places.stripe.at!, port: recorder.port } })
const ownStripe = () =>
  new Stripe(place().secretKey, { ...place().at, maxNetworkRetries: 0, telemetry: false })
const ours = { successUrl: 'http://localhost:3000/welcome', cancelUrl: 'http://localhost:3000/pricing' }

async function payPage(id: string, number = PAYS) {
  await serialize(peers.parts, async (store) => {
    const paid = { email: 'ada@example.test', card: cardOf(number) }
    await completeCheckout(store, await store.get('checkout.session', id), paid)
  })
}

/** Plans as the app sells, changes and ends them. */
async function usePlans() {
  const payments = createPayments(place())
  const customerId = await payments.createCustomer({ email: 'a@example.test', userId: '7', key: 'a' })
  await payments.changeCustomerEmail(customerId, 'b@example.test')
  const open = (checkoutId: string, given: { customerId: string | null; hasTrial: boolean }) =>
    payments.startCheckout({ checkoutId, planId: 'price_monthly', ...given, ...ours })
  const { sessionId } = await open('c1', { customerId, hasTrial: false })
  await payPage(sessionId)
  const { subscriptionId } = await payments.fetchCheckout(sessionId)
  const id = subscriptionId!
  await payments.expireCheckout((await open('c2', { customerId: null, hasTrial: true })).sessionId)
  const change = { planId: 'price_premium' as const, at: new Date(peer.now() * 1_000) }
  await payments.priceChange(id, change)
  await payments.upgrade(id, change)
  await payments.downgradeAtEnd(id, 'price_monthly')
  await payments.fetchPlan(id)
  await payments.keepPlan(id)
  await payments.cancelAtEnd(id)
  await payments.resume(id)
  await payments.openPortal({ customerId, returnUrl: ours.cancelUrl })
  await payments.listCards(customerId)
  await payments.listBills(customerId)
  await payments.listPlans(customerId)
  await payments.cancelNow(id)
  const behind = (await open('c3', { customerId, hasTrial: true })).sessionId
  await payPage(behind, FAILS_LATER)
  await peer.days(8)
  await payments.fetchPlan((await payments.fetchCheckout(behind)).subscriptionId!)
  await expect(payments.fetchPlan('sub_none')).rejects.toMatchObject({ reason: 'gone' })
  await payments.listEvents({ since: new Date(0), after: null })
  await readPaymentSetup(place())
}

/** An upgrade and a renewal that a bank wants confirmed. */
async function confirmPayments() {
  const payments = createPayments(place())
  const asked = { checkoutId: 'c5', planId: 'price_monthly', customerId: null, hasTrial: false } as const
  const { sessionId } = await payments.startCheckout({ ...asked, ...ours })
  await payPage(sessionId, '4000002760003184')
  const id = (await payments.fetchCheckout(sessionId)).subscriptionId!
  await payments.upgrade(id, { planId: 'price_premium', at: new Date(peer.now() * 1_000) })
  await payments.fetchBill((await payments.fetchPlan(id)).toConfirm!.invoiceId)
  await peer.days(32)
  expect(await payments.fetchPlan(id)).toMatchObject({ status: 'past_due', toConfirm: { planId: null } })
}

/** What a paid plan's payment came to: refunded in part, or disputed. */
async function returnPayments() {
  const [payments, stripe] = [createPayments(place()), ownStripe()]
  for (const [number, state] of [
    [PAYS, 'refunded'],
    ['4000000000000259', 'disputed'],
  ] as const) {
    const asked = { checkoutId: state, planId: 'price_premium', customerId: null, hasTrial: false } as const
    const { sessionId } = await payments.startCheckout({ ...asked, ...ours })
    await payPage(sessionId, number)
    const { customerId, subscriptionId } = await payments.fetchCheckout(sessionId)
    const expand = ['data.payments']
    const { data } = await stripe.invoices.list({ customer: customerId!, expand })
    const paymentId = String(data[0]!.payments!.data[0]!.payment.payment_intent)
    if (number === PAYS) await stripe.refunds.create({ payment_intent: paymentId, amount: 1_000 })
    const returns = [expect.objectContaining({ state, amountCents: number === PAYS ? 1_000 : 9_900 })]
    expect(await payments.fetchReturns(paymentId)).toEqual({ subscriptionId, returns })
  }
}

/** Gifts as the app takes them, and what an operator does about them at Stripe. */
async function useGifts() {
  const [payments, stripe] = [createPayments(place()), ownStripe()]
  const open = (donationId: string, isMonthly: boolean) =>
    payments.startDonation({
      ...ours,
      donationId,
      amountCents: 5_000,
      isMonthly,
      email: 'giver@example.test',
      name: 'Gift',
      note: 'Thank you.',
    })
  const monthly = (await open('d1', true)).sessionId
  await payPage(monthly)
  await payments.fetchMonthlyGift((await payments.fetchCheckout(monthly)).subscriptionId!)
  for (const number of [PAYS, '4000000000000259']) {
    const { sessionId } = await open(number, false)
    await payPage(sessionId, number)
    const { paymentId } = await payments.fetchDonation(sessionId)
    if (number === PAYS) await stripe.refunds.create({ payment_intent: paymentId!, amount: 1_000 })
    await payments.fetchGiftPayment(paymentId!)
    const { data } = await stripe.disputes.list({ payment_intent: paymentId! })
    for (const { id } of data)
      await stripe.disputes.update(id, { evidence: { uncategorized_text: 'losing_evidence' }, submit: true })
  }
}

async function useBanks() {
  const basePath = `http://127.0.0.1:${recorder.port}${new URL(peers.places.plaid.basePath).pathname}`
  const banking = createBanking({ place: { ...peers.places.plaid, basePath }, clock: peers.parts.clock })
  const asked = { userId: 'person-1', webhookUrl: 'http://localhost:3000/api/webhooks/plaid' }
  for (const { id: institutionId, accounts } of sandboxBanks) {
    const chosen = { institutionId, username: 'user_good', password: 'pass_good' }
    const linkToken = await banking.createLinkToken(asked)
    const all = { ...chosen, accountKeys: accounts.map(({ key }) => key) }
    const { public_token: publicToken } = await finishSession(peers.parts, linkToken, all)
    const { accessToken, itemId } = await banking.exchange(publicToken)
    await banking.read(accessToken)
    await banking.transactions(accessToken, null)
    await peer.days(31)
    for (const what of Object.keys(happenings) as Happening[]) {
      await makeHappen(peers.parts, itemId, what)
      await peers.settle()
    }
    await expect(banking.read(accessToken)).rejects.toBeInstanceOf(LoginRequired)
    await banking.remove(accessToken)
  }
  const { clientId, secret } = peers.places.plaid
  const headers = { 'PLAID-CLIENT-ID': clientId, 'PLAID-SECRET': secret }
  const sdk = new PlaidApi(new Configuration({ basePath, baseOptions: { headers } }))
  await sdk.institutionsGetById({ institution_id: 'ins_900001', country_codes: [CountryCode.Us] })
  const last = peer.sent.findLast(({ path }) => path.endsWith('/plaid'))!
  await banking.verifyWebhook(last.headers, Buffer.from(last.body))
}

const bureauUrl = () => `http://127.0.0.1:${recorder.port}${new URL(peers.places.method.baseUrl).pathname}`

const wrapped = (type: string) => `{ success: true; data: ${type}; message: null }`

/** The type of an answer: Stripe's by what it calls itself, the others' by what was asked. */
const stripeTypes: Record<string, string> = {
  customer: 'Stripe.Customer',
  payment_method: 'Stripe.PaymentMethod',
  price: 'Stripe.Price',
  product: 'Stripe.Product',
  'checkout.session': 'Stripe.Checkout.Session',
  subscription: 'Stripe.Subscription',
  subscription_schedule: 'Stripe.SubscriptionSchedule',
  invoice: 'Stripe.Invoice',
  invoice_payment: 'Stripe.InvoicePayment',
  payment_intent: 'Stripe.PaymentIntent',
  charge: 'Stripe.Charge',
  refund: 'Stripe.Refund',
  dispute: 'Stripe.Dispute',
  'billing_portal.configuration': 'Stripe.BillingPortal.Configuration',
  'billing_portal.session': 'Stripe.BillingPortal.Session',
  webhook_endpoint: 'Stripe.WebhookEndpoint',
  event: 'Stripe.EventBase',
}
const plaidTypes: Record<string, string> = {
  '/link/token/create': 'Plaid.LinkTokenCreateResponse',
  '/item/public_token/exchange': 'Plaid.ItemPublicTokenExchangeResponse',
  '/accounts/get': 'Plaid.AccountsGetResponse',
  '/liabilities/get': 'Plaid.LiabilitiesGetResponse',
  '/transactions/sync': 'Plaid.TransactionsSyncResponse',
  '/item/remove': 'Plaid.ItemRemoveResponse',
  '/institutions/get_by_id': 'Plaid.InstitutionsGetByIdResponse',
  '/webhook_verification_key/get': 'Plaid.WebhookVerificationKeyGetResponse',
  SYNC_UPDATES_AVAILABLE: 'Plaid.SyncUpdatesAvailableWebhook',
  ERROR: 'Plaid.ItemErrorWebhook',
  NEW_ACCOUNTS_AVAILABLE: 'Plaid.NewAccountsAvailableWebhook',
  PENDING_EXPIRATION: 'Plaid.PendingExpirationWebhook',
  DEFAULT_UPDATE: 'Plaid.LiabilitiesDefaultUpdateWebhook',
}
const methodTypes: Record<string, string> = {
  entities: 'Method.IEntity',
  consent: 'Method.IEntity',
  verification_sessions: 'Method.IEntityVerificationSession',
  credit_scores: 'Method.IEntityCreditScores',
  // The type names every attribute; Method answers those that were asked for and are known.
  attributes:
    "Omit<Method.IEntityAttributes, 'attributes'> & { attributes: Partial<Method.IEntityAttributesType> | null }",
}

type Typed = { asked: string; type: string; body: object }
type Said = { object?: string; data?: unknown; webhook_code?: string }

/** types all of whose fields may be missing */
const needsNothing = new Set(['Plaid.NewAccountsAvailableWebhook'])

function known(types: Record<string, string>, name: string | undefined): string {
  const type = types[name ?? '']
  if (type === undefined) throw new Error(`no type is known for ${name}`)
  return type
}

/** An answer of Stripe's, and the object of an event beside it; a list is its entries. */
function typedOfStripe(asked: string, body: Said): Typed[] {
  if (body.object === 'list') return (body.data as Said[]).flatMap((one) => typedOfStripe(asked, one))
  const whole = { asked, type: known(stripeTypes, body.object), body }
  if (body.object !== 'event') return [whole]
  return [whole, ...typedOfStripe(asked, (body.data as { object: Said }).object)]
}

function typedOf({ asked, status, body }: Recorded): Typed[] {
  const [, service, ...rest] = asked.split(' ')[1]!.split('/')
  const isRefusal = status >= 400
  if (service === 'v1' && isRefusal)
    return [{ asked, type: '{ error: Stripe.StripeRawError }', body: body as Said }]
  if (service === 'v1') return typedOfStripe(asked, body as Said)
  if (service === 'plaid') {
    const type = isRefusal ? 'Plaid.PlaidError' : known(plaidTypes, `/${rest.join('/')}`)
    return [{ asked, type, body: body as Said }]
  }
  const noun = rest.findLast((word) => !/_/.test(word) || word in methodTypes)
  const refusal = '{ success: false; data: { error: Method.MethodErrorOpts }; message: string }'
  const type = isRefusal ? refusal : wrapped(known(methodTypes, noun))
  return [{ asked, type, body: body as Said }]
}

/** Beside the answers, below them: so the number of a line is that of its answer. */
const types = `
import type { Stripe } from 'stripe'
import type * as Plaid from 'plaid'
import type * as Method from 'method-node'
/** A type of an SDK as JSON: exact decimals are text there, and an enum is its words. */
type Wire<T> = T extends string ? \`\${T}\`
  : T extends number | boolean | null | undefined | void ? T
  : T extends Stripe.Decimal ? string
  : T extends (infer Item)[] ? Wire<Item>[]
  : { [Key in keyof T]: Wire<T[Key]> }
`

/** What the compiler says of these answers: the lines of the wrong ones, each with what is wrong. */
async function refusedByCompiler(answers: Typed[]): Promise<Map<number, string>> {
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'answers-'))
  try {
    const lines = answers.map(
      ({ type, body }, n) => `export const a${n}: Wire<${type}> = ${JSON.stringify(body)}`,
    )
    writeFileSync(join(folder, 'answers.ts'), `${lines.join('\n')}\n${types}`)
    const compilerOptions = {
      composite: false,
      declaration: true,
      emitDeclarationOnly: false,
      noEmit: true,
      rootDir: root,
    }
    const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions, files: ['answers.ts'] }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    const tsc = join(root, 'node_modules/typescript/lib/tsc.js')
    const args = [tsc, '-p', folder, '--pretty', 'false']
    const said = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 26 }).catch(
      (error: { stdout: string }) => error,
    )
    const found = [...said.stdout.matchAll(/answers\.ts\((\d+),\d+\): (error .*(?:\n {2}.*)*)/g)]
    if (found.length === 0 && said.stdout !== '') throw new Error(said.stdout)
    return new Map(found.map(([, line, what]) => [Number(line) - 1, what!]))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('every answer, refusal and webhook of the peers is what the SDKs say it is', async () => {
  await usePlans()
  await returnPayments()
  await confirmPayments()
  await useGifts()
  await useBanks()
  await askBureau(peer.it.app, { ...peers.places.method, baseUrl: bureauUrl() })
  const webhooks = peer.sent.flatMap(({ path, body }): Typed[] => {
    const said = JSON.parse(body) as Said
    if (path.endsWith('/stripe')) return typedOfStripe(`webhook ${path}`, said)
    return [{ asked: `webhook ${path}`, type: known(plaidTypes, said.webhook_code), body: said }]
  })
  const answers = [...recorder.recorded.flatMap(typedOf), ...webhooks]

  const wasAsked = (method: string, path: string) =>
    recorder.recorded.some(
      ({ asked, status }) =>
        new RegExp(`^${method} ${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(asked) && status === 200,
    )
  const neverAsked = [
    ...stripeCalls.map(({ method, path }) => [method, `/v1${path}`] as const),
    ...plaidCalls.map(({ path }) => ['POST', `/plaid${path}`] as const),
  ].filter(([method, path]) => !wasAsked(method, path))
  expect(neverAsked).toEqual([])
  expect(new Set(answers.map(({ type }) => type))).toEqual(
    new Set([
      ...Object.values(stripeTypes).filter((type) => type !== 'Stripe.Product'),
      ...Object.values(plaidTypes),
      ...Object.values(methodTypes).map(wrapped),
      '{ error: Stripe.StripeRawError }',
      'Plaid.PlaidError',
      '{ success: false; data: { error: Method.MethodErrorOpts }; message: string }',
    ]),
  )

  const refused = await refusedByCompiler(answers)
  expect([...refused].map(([n, what]) => `${answers[n]?.asked}: ${what}`)).toEqual([])

  // One answer of each type without one of its fields: each is found out. One that needs none has a wrong value in it.
  const firsts = [...Map.groupBy(answers, ({ type }) => type).values()].map(([first]) => first!)
  const lacking = firsts.map(({ body, ...rest }) => {
    const left = 'id' in body ? 'id' : Object.keys(body)[0]!
    if (needsNothing.has(rest.type)) return { ...rest, body: { ...body, [left]: 7 } }
    return { ...rest, body: Object.fromEntries(Object.entries(body).filter(([name]) => name !== left)) }
  })
  expect([...(await refusedByCompiler(lacking)).keys()]).toEqual(lacking.map((_, n) => n))
})
