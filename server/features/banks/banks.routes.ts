/** The calls of contracts/money/banks.ts: each takes what was asked, lets one file act, and presents the outcome. */
import * as contract from '#contracts/money/banks.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import { requireUuid } from '#server/http/ids.ts'
import { readPersonDay } from '#server/features/account/settings/settings.queries.ts'
import { mount } from '#server/http/mount.ts'
import { unlinkAllBanks, unlinkBank } from './link/unlink-bank.ts'
import { ownOrigin } from '#server/http/own-origin.ts'
import { mountWebhook } from '#server/http/webhook.ts'
import { LinkGone } from '#server/ports/banking/banking.ts'
import { bankReturnAddress } from '#server/ports/banking/return-address.ts'
import { OutsideNotSetUp, OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import { findBank, findLinkedItem, saveBank } from './banks.queries.ts'
import type { BankKey } from './banks.queries.ts'
import { linkBank } from './link/link-bank.ts'
import { bankTexts } from './messages.ts'
import { createPlaidWebhook } from './plaid-webhook.ts'
import { readBank, readBanks } from './read-banks.queries.ts'
import { noteLoginNeeded, refreshBank } from './refresh/refresh-bank.ts'
import {
  bankAway,
  isAway,
  isLoginNeeded,
  missingBank,
  missingCategory,
  missingRule,
  missingTransaction,
  mustSignIn,
} from './refusals.ts'
import { sortTransaction, teachRule } from './sort-transactions.ts'
import { listRules, removeRule } from '#server/features/bank-accounts/spending-rules.queries.ts'
import { withTimeout } from '#server/with-timeout.ts'
import { listTransactionViews } from './transaction-views.queries.ts'

const WEBHOOK_PATH = '/api/webhooks/plaid'

const keyOf = (user: { id: string }, bankId: string): BankKey => ({
  userId: user.id,
  bankId: requireUuid(bankId, missingBank),
})

/** The link's token, for a bank that is to be repaired. */
async function tokenToRepair(parts: Pick<AppParts, 'db' | 'secrets'>, key: BankKey): Promise<string> {
  const [bank, item] = await Promise.all([findBank(parts.db, key), findLinkedItem(parts.db, key)])
  if (!bank || !item) throw missingBank()
  return parts.secrets.open(item.accessToken, { userId: item.userId, itemId: item.itemId })
}

/** What is begun: with a token the repair of that link, with `choosesAccounts` by choosing its accounts again. */
type Begun = { accessToken: string | null; choosesAccounts: boolean }

/** Begins a link, or a repair; a link that no longer exists at the bank is replaced by a new one. */
async function beginLink(app: App, userId: string, { accessToken, choosesAccounts }: Begun) {
  const { banking, outside } = app.parts
  if (outside.plaid === null) throw new OutsideNotSetUp('banking')
  const origin = ownOrigin(app)
  const redirectUrl = bankReturnAddress(origin, outside.isSandbox.plaid)
  const asked = {
    userId,
    webhookUrl: `${origin}${WEBHOOK_PATH}`,
    ...(redirectUrl !== undefined && { redirectUrl }),
  }
  const begun = { script_url: outside.plaid.linkScript }
  if (accessToken !== null) {
    const repair = { ...asked, accessToken, choosesAccounts }
    const token = await banking.createLinkToken(repair).catch((error: unknown) => {
      if (error instanceof LinkGone) return null
      throw error
    })
    if (token !== null) return { ...begun, link_token: token, next: 'refresh' as const }
  }
  return { ...begun, link_token: await banking.createLinkToken(asked), next: 'exchange' as const }
}

/** A person waits no longer than this for a bank, however many questions it takes. */
const WAIT_MS = 9_000

function answered<T>(work: Promise<T>): Promise<T> {
  return withTimeout(work, { limitMs: WAIT_MS, late: () => new OutsideUnavailable('banking') })
}

function mountLinkCalls(app: App): void {
  mount(app, contract.createLinkToken, async ({ parts, user, body }) => {
    const key = body?.bankId === undefined ? null : keyOf(user, body.bankId)
    const accessToken = key && (await tokenToRepair(parts, key))
    const choosesAccounts = key !== null && body?.chooseAccounts === true
    const begun = beginLink(app, user.id, { accessToken, choosesAccounts })
    const token = await answered(begun).catch((error: unknown) => {
      throw isAway(error) ? bankAway(error) : error
    })
    if (choosesAccounts) await saveBank(parts.db, key, { hasNewAccounts: false })
    return token
  })

  mount(app, contract.exchangePublicToken, async ({ parts, user, body }) => {
    const { bankId, accountsLinked } = await linkBank(parts, user.id, body.public_token)
    const bank = await readBank(parts.db, { userId: user.id, bankId })
    return { accounts_linked: accountsLinked, bank }
  })
}

function mountBankCalls(app: App): void {
  mount(app, contract.listBanks, ({ parts, user }) => readBanks(parts.db, user.id))

  mount(app, contract.refreshBank, async ({ parts, user, params }) => {
    const key = keyOf(user, params.id)
    try {
      await answered(refreshBank(parts, key, { isByPerson: true }))
    } catch (error) {
      if (isAway(error)) throw bankAway(error)
      if (!isLoginNeeded(error)) throw error
      await noteLoginNeeded(parts, key)
      throw mustSignIn(await readBank(parts.db, key))
    }
    return readBank(parts.db, key)
  })

  mount(app, contract.removeBank, async ({ parts, user, params }) => {
    await unlinkBank(parts, keyOf(user, params.id))
    return { message: bankTexts().unlinked }
  })
}

function mountTransactionCalls(app: App): void {
  mount(app, contract.listBankTransactions, async ({ parts, user, query }) => {
    const month = query.month ?? (await readPersonDay(parts.db, user.id, parts.clock.now())).slice(0, 7)
    return listTransactionViews(parts.db, user.id, month)
  })

  mount(app, contract.sortBankTransaction, async ({ parts, user, params, body }) => {
    const key = { userId: user.id, id: requireUuid(params.id, missingTransaction) }
    const categoryId = body.categoryId === null ? null : requireUuid(body.categoryId, missingCategory)
    const sorting = { categoryId, teach: body.teach ?? false }
    return sortTransaction(parts.db, key, sorting)
  })
}

function mountRuleCalls(app: App): void {
  mount(app, contract.listSpendingRules, ({ parts, user }) => listRules(parts.db, user.id))

  mount(app, contract.createSpendingRule, async ({ parts, user, body }) => {
    const categoryId = requireUuid(body.categoryId, missingCategory)
    return teachRule(parts.db, { ...body, categoryId, userId: user.id })
  })

  mount(app, contract.deleteSpendingRule, async ({ parts, user, params }) => {
    const id = requireUuid(params.id, missingRule)
    if (!(await removeRule(parts.db, user.id, id))) throw missingRule()
    return { message: bankTexts().ruleForgotten }
  })
}

/** Linked banks, what happened on their accounts, and where it counts. */
export function mountBanks(app: App): void {
  mountLinkCalls(app)
  mountBankCalls(app)
  mountTransactionCalls(app)
  mountRuleCalls(app)
  mountWebhook(app, WEBHOOK_PATH, createPlaidWebhook(app.parts.pool))
  app.leavingHooks.push((userId) => unlinkAllBanks(app.parts, userId))
}
