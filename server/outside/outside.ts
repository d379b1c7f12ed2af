/** Where the outside services are: the real ones where their keys are set, else the sandbox's peers. One code path for both. */
import type { Peers } from '#server/sandbox/peers.ts'
import type { Env } from '#server/env.ts'

export type StripePlace = {
  secretKey: string
  webhookSecret: string
  /** null: the SDK's own address */
  at: { protocol: 'http' | 'https'; host: string; port: number } | null
}

export type PlaidPlace = {
  clientId: string
  secret: string
  basePath: string
  /** the script that gives the page window.Plaid */
  linkScript: string
}

export type MethodPlace = { apiKey: string; baseUrl: string }

export type Outside = {
  stripe: StripePlace
  plaid: PlaidPlace
  method: MethodPlace
  /** which of them are the sandbox's */
  isSandbox: { stripe: boolean; plaid: boolean; method: boolean }
}

const METHOD_LIVE = 'https://production.methodfi.com'
const PLAID_LIVE = 'https://production.plaid.com'
const PLAID_LINK_SCRIPT = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js'

/** @throws Error where a service has no key and no peer: live mode refuses its environment before that */
export function findOutside(env: Env, peers: Peers | null): Outside {
  const { stripeSecretKey: secretKey, stripeWebhookSecret: webhookSecret, methodApiKey: apiKey } = env
  const { plaidClientId: clientId, plaidSecret: secret } = env
  const stripe = secretKey !== null && webhookSecret !== null && { secretKey, webhookSecret, at: null }
  const plaid = clientId !== null &&
    secret !== null && { clientId, secret, basePath: PLAID_LIVE, linkScript: PLAID_LINK_SCRIPT }
  const method = apiKey !== null && { apiKey, baseUrl: METHOD_LIVE }
  return {
    stripe: stripe || placeOf(peers).stripe,
    plaid: plaid || placeOf(peers).plaid,
    method: method || placeOf(peers).method,
    isSandbox: { stripe: !stripe, plaid: !plaid, method: !method },
  }
}

function placeOf(peers: Peers | null): Peers['places'] {
  if (peers === null) throw new Error('Without the sandbox every outside service needs its key.')
  return peers.places
}
