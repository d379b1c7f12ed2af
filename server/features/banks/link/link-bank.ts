/**
 * Links a bank with the public token of its dialog. A token links once, however often it is handed in: one request
 * works on it, the others wait for what comes of it. The access token is kept as soon as there is one, so that a
 * service that fails half-way is asked again by the next try and nothing is lost.
 */
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Executor } from '#server/db/executor.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import type { BankReading } from '#server/ports/banking/banking.ts'
import {
  findItem,
  insertBank,
  insertItem,
  listKnownAccounts,
  lockBank,
  removeEmptyBanks,
  retireItemOf,
  saveBank,
  saveItem,
} from '../banks.queries.ts'
import type { ItemKey } from '../banks.queries.ts'
import type { BankRow, LinkAttemptRow } from '#server/features/bank-accounts/bank-accounts.table.ts'
import { withTimeout } from '#server/with-timeout.ts'
import { removeLinks, syncBank, syncKey } from '../banks.jobs.ts'
import { claimAttempt, findAttempt, saveAttempt } from './link-attempts.queries.ts'
import type { AttemptKey } from './link-attempts.queries.ts'
import { matchAccounts } from './match-accounts.ts'
import { bankTexts } from '../messages.ts'
import { sanitizeText } from '../sanitize-text.ts'
import { linkOver, stillLinking, whileLinking } from '../refusals.ts'
import { storeAccounts, storeDebts } from '../refresh/store-snapshot.ts'

export type Linked = { bankId: string; accountsLinked: number }

type Parts = Pick<AppParts, 'db' | 'banking' | 'secrets' | 'jobs' | 'clock' | 'log'>

const LOOK_EVERY_MS = 150
/** within the ten seconds that anything outside may take */
const WAIT_MS = 9_000

type NewLink = { item: ItemKey; reading: BankReading; now: Date }

const bankName = ({ institution }: BankReading) =>
  sanitizeText(institution.name, 120) || bankTexts().unnamedBank

/** The bank that the new link belongs to: the one whose accounts it shows, unlinked or not, else a new one. */
async function bankOf(tx: Executor, { item, reading, now }: NewLink): Promise<BankRow> {
  const { userId } = item
  const institutionId = reading.institution.id
  const name = bankName(reading)
  const known = await listKnownAccounts(tx, userId)
  const matched = matchAccounts(known, { accounts: reading.accounts, institutionId })
  const counts = Map.groupBy(matched.values(), ({ bankId }) => bankId)
  const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length)
  const bankId = (await findItem(tx, item))?.bankId ?? most?.[0]
  const found = bankId === undefined ? undefined : await lockBank(tx, { userId, bankId })
  return found ?? (await insertBank(tx, { userId, institutionId, name, linkedAt: now }))
}

/** Makes this the bank's link in use. The link it replaces is retired, and so is that of a bank left without accounts. */
async function useLink(tx: Executor, { item, reading, now }: NewLink, bank: BankRow): Promise<void> {
  const key = { userId: item.userId, bankId: bank.id }
  const isInUse = (await findItem(tx, item))?.state === 'linked'
  if (!isInUse) await retireItemOf(tx, key)
  await saveItem(tx, item, { bankId: bank.id, state: 'linked' })
  await saveBank(tx, key, {
    name: bankName(reading),
    state: 'good',
    linkedAt: bank.removedAt === null ? bank.linkedAt : now,
    removedAt: null,
    lapsedAt: null,
    endToldAt: null,
    refreshedAt: now,
    triedAt: now,
  })
  for (const bankId of await removeEmptyBanks(tx, bank, now)) await retireItemOf(tx, { ...key, bankId })
}

async function storeLink(parts: Parts, key: AttemptKey, link: NewLink): Promise<Linked> {
  const { userId } = key
  return parts.db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    const bank = await bankOf(tx, link)
    const { reading, now } = link
    const accounts = await storeAccounts(tx, bank, reading)
    await storeDebts(tx, { bank, reading, accounts, moves: new Map(), now, isLinked: true })
    await useLink(tx, link, bank)
    const linked = { bankId: bank.id, accountsLinked: accounts.size }
    await saveAttempt(tx, key, { ...linked, claimedAt: null })
    const bankKey = { userId, bankId: bank.id }
    await parts.jobs.add(syncBank, bankKey, { tx, key: syncKey(bankKey) })
    await parts.jobs.add(removeLinks, { userId }, { tx, key: userId })
    return linked
  })
}

/** Keeps the access token before anything else is asked with it: it is given once. */
async function exchange(parts: Parts, key: AttemptKey, publicToken: string): Promise<ItemKey> {
  const { userId } = key
  const { accessToken, itemId } = await parts.banking.exchange(publicToken)
  const sealed = parts.secrets.seal(accessToken, { userId, itemId })
  await parts.db.transaction(async (tx) => {
    await insertItem(tx, { userId, itemId, accessToken: sealed, createdAt: parts.clock.now() })
    await saveAttempt(tx, key, { itemId })
  })
  return { userId, itemId }
}

async function work(parts: Parts, attempt: LinkAttemptRow, publicToken: string): Promise<Linked> {
  const key = { userId: attempt.userId, tokenHash: attempt.tokenHash }
  try {
    const item = attempt.itemId
      ? { userId: key.userId, itemId: attempt.itemId }
      : await exchange(parts, key, publicToken)
    const stored = await findItem(parts.db, item)
    if (!stored) throw linkOver()
    const reading = await parts.banking.read(parts.secrets.open(stored.accessToken, item))
    return await storeLink(parts, key, { item, reading, now: parts.clock.now() })
  } catch (error) {
    await saveAttempt(parts.db, key, { claimedAt: null })
    throw whileLinking(error)
  }
}

/** What another request has made of the token; null while it still works on it. */
async function outcomeOf(parts: Parts, key: AttemptKey): Promise<Linked | null> {
  const attempt = await findAttempt(parts.db, key)
  if (!attempt?.bankId) return null
  return { bankId: attempt.bankId, accountsLinked: attempt.accountsLinked ?? 0 }
}

/** Throws 409 for a token that is of no use, 503 when the service does not answer; then nothing is linked, and a retry may succeed. */
export async function linkBank(parts: Parts, userId: string, publicToken: string): Promise<Linked> {
  const tokenHash = createHash('sha256').update(publicToken).digest('base64url')
  const key = { userId, tokenHash }
  for (let waited = 0; waited < WAIT_MS; waited += LOOK_EVERY_MS) {
    const attempt = await claimAttempt(parts.db, key)
    if (attempt)
      return withTimeout(work(parts, attempt, publicToken), { limitMs: WAIT_MS - waited, late: stillLinking })
    const outcome = await outcomeOf(parts, key)
    if (outcome) return outcome
    await sleep(LOOK_EVERY_MS)
  }
  throw stillLinking()
}
