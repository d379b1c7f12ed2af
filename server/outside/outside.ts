/**
 * Where the outside services are: the real ones where their keys are set, else the sandbox's peers, else nowhere, which
 * test mode alone starts with. One code path for all.
 */
import type { Peers } from '#server/sandbox/peers.ts'
import type { Env } from '#server/env.ts'

export type StripePlace = {
  secretKey: string
  webhookSecret: string
  /** null: the SDK's own address */
  at: { protocol: 'http' | 'https'; host: string; port: number } | null
  /** of the page where a plan is bought; without them no */
  hasPromotionCodes?: boolean
  hasAutomaticTax?: boolean
}

export type PlaidPlace = {
  clientId: string
  secret: string
  basePath: string
  /** the script that gives the page window.Plaid */
  linkScript: string
}

export type MethodPlace = {
  apiKey: string
  baseUrl: string
  /** signs its webhooks; null: they are not listened to */
  webhookSecret: string | null
}

export type Places = { stripe: StripePlace; plaid: PlaidPlace; method: MethodPlace }

/** null: not set up here */
export type Outside = { [Name in keyof Places]: Places[Name] | null } & {
  /** which of them are the sandbox's */
  isSandbox: Record<keyof Places, boolean>
}

const METHOD_LIVE = 'https://production.methodfi.com'
const PLAID_LIVE = 'https://production.plaid.com'
const PLAID_LINK_SCRIPT = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js'

/** The services' own test environments, as their SDKs name them; Stripe's is told by its key. */
const METHOD_TEST = 'https://dev.methodfi.com'
const PLAID_TEST = 'https://sandbox.plaid.com'

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

function stripeAt(url: string | null): StripePlace['at'] {
  if (url === null) return null
  const { protocol, hostname: host, port } = new URL(url)
  const isSecure = protocol === 'https:'
  return { protocol: isSecure ? 'https' : 'http', host, port: Number(port) || (isSecure ? 443 : 80) }
}

function stripePlace(env: Env): StripePlace | null {
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret } = env
  if (secretKey === null || webhookSecret === null) return null
  const { hasPromotionCodes, hasAutomaticTax } = env
  return { secretKey, webhookSecret, at: stripeAt(env.stripeApiBaseUrl), hasPromotionCodes, hasAutomaticTax }
}

function plaidPlace(env: Env): PlaidPlace | null {
  const { plaidClientId: clientId, plaidSecret: secret, mode } = env
  if (clientId === null || secret === null) return null
  const basePath = mode === 'live' ? PLAID_LIVE : withoutSlash(env.plaidBaseUrl ?? PLAID_TEST)
  return { clientId, secret, basePath, linkScript: PLAID_LINK_SCRIPT }
}

function methodPlace({ methodApiKey: apiKey, methodBaseUrl, ...env }: Env): MethodPlace | null {
  if (apiKey === null) return null
  const baseUrl = env.mode === 'live' ? METHOD_LIVE : withoutSlash(methodBaseUrl ?? METHOD_TEST)
  return { apiKey, baseUrl, webhookSecret: env.methodWebhookSecret }
}

/** The environment refuses live mode without its keys, and the sandbox has peers. */
export function findOutside(env: Env, peers: Peers | null): Outside {
  const [stripe, plaid, method] = [stripePlace(env), plaidPlace(env), methodPlace(env)]
  const isPeer = (place: object | null) => place === null && peers !== null
  return {
    stripe: stripe ?? peers?.places.stripe ?? null,
    plaid: plaid ?? peers?.places.plaid ?? null,
    method: method ?? peers?.places.method ?? null,
    isSandbox: { stripe: isPeer(stripe), plaid: isPeer(plaid), method: isPeer(method) },
  }
}

/** What people cannot use here because its service has no key; a model is extra, and never missed. */
export function listNotSetUp({ env, outside }: { env: Env; outside: Outside }) {
  const isSetUp = {
    mail: env.smtpUrl !== null || env.mode === 'sandbox',
    payments: outside.stripe !== null,
    banking: outside.plaid !== null,
    bureau: outside.method !== null,
  }
  return (['mail', 'payments', 'banking', 'bureau'] as const).filter((name) => !isSetUp[name])
}
