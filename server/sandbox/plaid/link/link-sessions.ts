/** The dialog's calls: list the banks, sign in, choose accounts, repair. */
import { randomUUID } from 'node:crypto'
import type { AccountBase, Products } from 'plaid'
import { utcDay } from '#server/sandbox/utc-day.ts'
import type { PeerParts } from '../../peers.ts'
import { accountAnswer } from '../account-answers.ts'
import { bankOf, sandboxBanks } from '../institutions.content.ts'
import type { SandboxBank } from '../institutions.content.ts'
import { accountsOf, begin } from '../ledger.ts'
import * as refuse from '../refusal.ts'
import { provenBank, tokenOf } from './bank-sign-in.ts'
import type { Credentials, Proof } from './bank-sign-in.ts'
import { bringForward, find, put, tell, withItem } from '../store.ts'
import type { StoredItem, StoredLinkToken } from '../store.ts'
import { enqueue, syncUpdates } from '../webhooks.ts'

const MINUTE_MS = 60_000
const PUBLIC_TOKEN_MS = 30 * MINUTE_MS

const supports = (bank: SandboxBank, products: Products[]) =>
  products.every((product) => bank.products.includes(product))

const named = ({ id, name }: SandboxBank) => ({ institution_id: id, name })
const offered = (bank: SandboxBank) => ({ ...named(bank), oauth: bank.signsInItself === true })

/** The banks to choose from; `repair` is the one whose login needs renewal. */
export async function startSession(parts: PeerParts, linkToken: string) {
  const { itemId, products, choosesAccounts } = await tokenOf(parts, linkToken)
  const item = itemId === null ? null : await find(parts.db, 'item', itemId)
  const bank = item === null ? undefined : bankOf(item.institutionId)
  if (itemId !== null && bank === undefined) throw refuse.invalidLinkToken()
  const banks = sandboxBanks.filter((one) => supports(one, products))
  return {
    link_session_id: randomUUID(),
    institutions: banks.map((one) => offered(one)),
    repair: bank === undefined ? null : offered(bank),
    choosesAccounts,
  }
}

type NewItem = { token: StoredLinkToken; bank: SandboxBank; accountKeys: string[]; now: Date }

function newItem({ token, bank, accountKeys, now }: NewItem): StoredItem {
  const wanted = [...token.products, ...token.optional]
  return {
    itemId: `item-sandbox-${randomUUID()}`,
    accessToken: `access-sandbox-${randomUUID()}`,
    userId: token.userId,
    institutionId: bank.id,
    accountKeys,
    products: wanted.filter((product) => bank.products.includes(product)),
    webhook: token.webhook,
    createdAt: now.toISOString(),
    isTaken: false,
    error: null,
    consentExpiresAt: null,
    through: utcDay(now),
    balances: {},
    pending: [],
    eventCount: 0,
    extraCount: 0,
    changesWhileRead: false,
  }
}

/** The accounts as the dialog shows them, before there is a link: their ids are their keys. */
export async function signIn(parts: PeerParts, linkToken: string, proof: Proof) {
  await tokenOf(parts, linkToken)
  const bank = await provenBank(parts.db, linkToken, proof)
  return {
    institution: named(bank),
    accounts: bank.accounts.map(({ key, officialName, mask, type, subtype }) => ({
      id: key,
      name: officialName,
      mask,
      type,
      subtype,
    })),
  }
}

async function givePublicToken(parts: PeerParts, itemId: string): Promise<string> {
  const publicToken = `public-sandbox-${randomUUID()}`
  const expiresAt = new Date(parts.clock.now().getTime() + PUBLIC_TOKEN_MS).toISOString()
  await put(parts.db, 'public_token', { id: publicToken, ownerId: itemId, body: { itemId, expiresAt } })
  return publicToken
}

type LinkedAccount = Pick<AccountBase, 'name' | 'mask' | 'type' | 'subtype'> & {
  id: string
  verification_status: null
  class_type: null
}

function metadataOf(item: StoredItem, bank: SandboxBank, today: string) {
  const accounts = accountsOf(item).map((account): LinkedAccount => {
    const { account_id: id, ...answer } = accountAnswer({ item, account, today }, false)
    const { name, mask, type, subtype } = answer
    return { id, name, mask, type, subtype, verification_status: null, class_type: null }
  })
  return { institution: named(bank), accounts, transfer_status: null }
}

/** Creates the link and its public token. */
export async function finishSession(
  parts: PeerParts,
  linkToken: string,
  chosen: Proof & { accountKeys: string[] },
) {
  const token = await tokenOf(parts, linkToken)
  const bank = await provenBank(parts.db, linkToken, chosen)
  const accountKeys = bank.accounts.map(({ key }) => key).filter((key) => chosen.accountKeys.includes(key))
  if (accountKeys.length === 0) throw refuse.invalidField('choose at least one account')
  const now = parts.clock.now()
  const item = newItem({ token, bank, accountKeys, now })
  const events = begin(item, utcDay(now))
  await parts.db.transaction(async (tx) => {
    await tell(tx, item, events)
    await put(tx, 'item', { id: item.itemId, ownerId: item.userId, body: item })
    const { itemId, accessToken } = item
    await put(tx, 'access_token', { id: accessToken, ownerId: itemId, body: { itemId } })
  })
  const publicToken = await givePublicToken(parts, item.itemId)
  return { public_token: publicToken, metadata: metadataOf(item, bank, utcDay(now)) }
}

type RepairProof = Omit<Credentials, 'institutionId'> | { visitId: string }
type Repair = RepairProof & { accountKeys?: string[] | undefined }

/** Update mode: renews the login, shares the accounts that were chosen again, and brings the link to today. */
export async function repairSession(parts: PeerParts, linkToken: string, { accountKeys, ...proof }: Repair) {
  const { itemId, choosesAccounts } = await tokenOf(parts, linkToken)
  if (itemId === null) throw refuse.invalidLinkToken()
  if (choosesAccounts && !accountKeys?.length) throw refuse.invalidField('choose at least one account')
  const now = parts.clock.now()
  const metadata = await withItem(parts, itemId, async (tx, item) => {
    const { institutionId } = item
    const bank = await provenBank(tx, linkToken, 'visitId' in proof ? proof : { ...proof, institutionId })
    if (bank.id !== institutionId) throw refuse.invalidInstitution()
    item.error = null
    item.consentExpiresAt = null
    if (choosesAccounts)
      item.accountKeys = bank.accounts.map(({ key }) => key).filter((key) => accountKeys?.includes(key))
    const { events } = await bringForward(tx, item, now)
    if (events > 0) await enqueue(tx, item, syncUpdates(item))
    return metadataOf(item, bank, utcDay(now))
  })
  return { public_token: await givePublicToken(parts, itemId), metadata }
}
