/** The port to banks on Plaid's SDK: the real service and the sandbox's peer through the same code. */
import type { LinkTokenCreateRequest } from 'plaid'
import type { Clock } from '#server/clock.ts'
import type { PlaidPlace } from '#server/outside/outside.ts'
import { CountryCode, Products } from '#server/outside/plaid-words.ts'
import { LinkGone } from './banking.ts'
import type { Banking, LinkTokenRequest } from './banking.ts'
import { anyAnswer, exchangeAnswer, linkTokenAnswer } from './plaid-answers.ts'
import { ask, openPlaid } from './plaid-asking.ts'
import type { Limits, Plaid } from './plaid-asking.ts'
import { readBank } from './plaid-reading.ts'
import { readTransactions } from './plaid-transactions.ts'
import { createWebhookCheck } from './plaid-webhook.ts'

/** how far back the first transactions go */
const DAYS_OF_TRANSACTIONS = 90

/**
 * A repair names the link and no products. A new link must give transactions, which nearly every bank does; liabilities
 * come where the bank has them. Asked for as a must, they would hide every bank that gives accounts only.
 */
function linkTokenRequest(asked: LinkTokenRequest): LinkTokenCreateRequest {
  const { userId, webhookUrl, redirectUrl, accessToken, choosesAccounts = false } = asked
  const products = {
    products: [Products.Transactions],
    required_if_supported_products: [Products.Liabilities],
    transactions: { days_requested: DAYS_OF_TRANSACTIONS },
  }
  return {
    client_name: 'Jubilee',
    language: 'en',
    country_codes: [CountryCode.Us],
    user: { client_user_id: userId },
    webhook: webhookUrl,
    ...(redirectUrl !== undefined && { redirect_uri: redirectUrl }),
    ...(accessToken === undefined ? products : { access_token: accessToken }),
    ...(choosesAccounts && { update: { account_selection_enabled: true } }),
  }
}

async function removeItem({ api, whole }: Plaid, accessToken: string): Promise<void> {
  const removing = ask({
    call: async (options) => (await api()).itemRemove({ access_token: accessToken }, options),
    answer: anyAnswer,
    within: whole(),
    twice: true,
  })
  await removing.catch((error: unknown) => {
    if (!(error instanceof LinkGone)) throw error
  })
}

/** `clock` decides whether a webhook is too old. */
export function createBanking(given: { place: PlaidPlace; clock: Clock; limits?: Limits }): Banking {
  const plaid = openPlaid(given.place, given.limits)
  const { api, whole } = plaid
  return {
    createLinkToken: async (asked) => {
      const request = linkTokenRequest(asked)
      const { link_token } = await ask({
        call: async (options) => (await api()).linkTokenCreate(request, options),
        answer: linkTokenAnswer,
        within: whole(),
        twice: true,
      })
      return link_token
    },
    exchange: async (publicToken) => {
      const { access_token, item_id } = await ask({
        call: async (options) =>
          (await api()).itemPublicTokenExchange({ public_token: publicToken }, options),
        answer: exchangeAnswer,
        within: whole(),
      })
      return { accessToken: access_token, itemId: item_id }
    },
    read: (accessToken) => readBank(plaid, accessToken),
    transactions: (accessToken, cursor) => readTransactions(plaid, accessToken, cursor),
    verifyWebhook: createWebhookCheck(plaid, given.clock),
    remove: (accessToken) => removeItem(plaid, accessToken),
  }
}
