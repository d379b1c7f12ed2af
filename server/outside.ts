/** Where the outside services are: the real ones where their keys are set, else the sandbox's peers. One code path for both. */
import { sandboxSecret } from './sandbox/sandbox-secret.ts'
import type { Peers } from './sandbox/peers.ts'
import type { Pool } from './db/connect.ts'
import type { Env } from './env.ts'

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

/** Paths of the peers on their one server. The Stripe SDK asks below /v1 by itself. */
export const PLAID_PEER_PATH = '/plaid'
export const METHOD_PEER_PATH = '/method'
/** where the sandbox serves its own window.Plaid */
const SANDBOX_LINK_SCRIPT = '/sandbox/plaid/link.js'

const METHOD_LIVE = 'https://production.methodfi.com'
const PLAID_LIVE = 'https://production.plaid.com'
const PLAID_LINK_SCRIPT = 'https://cdn.plaid.com/link/v2/stable/link-initialize.js'

async function stripePlace(
  env: Env,
  { peers, pool }: { peers: Peers | null; pool: Pool },
): Promise<StripePlace> {
  if (env.stripeSecretKey !== null && env.stripeWebhookSecret !== null)
    return { secretKey: env.stripeSecretKey, webhookSecret: env.stripeWebhookSecret, at: null }
  const { hostname, port } = new URL(peers!.origin)
  return {
    secretKey: `sk_sandbox_${await sandboxSecret(pool, 'stripe')}`,
    webhookSecret: `whsec_${await sandboxSecret(pool, 'stripe-webhook')}`,
    at: { protocol: 'http', host: hostname, port: Number(port) },
  }
}

/** Finds every service. In live mode the environment was refused unless all keys are set, and there are no peers. */
export async function findOutside(env: Env, rest: { peers: Peers | null; pool: Pool }): Promise<Outside> {
  const { peers, pool } = rest
  const hasStripe = env.stripeSecretKey !== null && env.stripeWebhookSecret !== null
  const hasPlaid = env.plaidClientId !== null && env.plaidSecret !== null
  const hasMethod = env.methodApiKey !== null
  if (peers === null && !(hasStripe && hasPlaid && hasMethod))
    throw new Error('Without the sandbox every outside service needs its key.')
  return {
    stripe: await stripePlace(env, rest),
    plaid: hasPlaid
      ? {
          clientId: env.plaidClientId!,
          secret: env.plaidSecret!,
          basePath: PLAID_LIVE,
          linkScript: PLAID_LINK_SCRIPT,
        }
      : {
          clientId: 'sandbox',
          secret: await sandboxSecret(pool, 'plaid'),
          basePath: `${peers!.origin}${PLAID_PEER_PATH}`,
          linkScript: SANDBOX_LINK_SCRIPT,
        },
    method: hasMethod
      ? { apiKey: env.methodApiKey!, baseUrl: METHOD_LIVE }
      : { apiKey: await sandboxSecret(pool, 'method'), baseUrl: `${peers!.origin}${METHOD_PEER_PATH}` },
    isSandbox: { stripe: !hasStripe, plaid: !hasPlaid, method: !hasMethod },
  }
}
