/** Unlinks one bank, or every bank of an account that is deleted. */
import { sentence } from '#engine/language/sentence.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import type { Executor } from '#server/db/executor.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { removeLinks, removeItems } from '../banks.jobs.ts'
import { lockBank, retireItemOf, saveBank, listBankRows, listItemsToRemove } from '../banks.queries.ts'
import type { BankKey } from '../banks.queries.ts'
import { bankTexts } from '../messages.ts'
import { missingBank } from '../refusals.ts'
import { removeUncounted } from '#server/features/bank-accounts/transactions.queries.ts'
import { unavailable } from '#server/errors.ts'

/** Takes a linked bank out of use, in a transaction that has locked its owner. Throws 404 when it is not a linked bank. */
export async function retireBank(
  parts: Pick<AppParts, 'jobs' | 'clock'>,
  tx: Executor,
  key: BankKey,
): Promise<void> {
  const bank = await lockBank(tx, key)
  if (!bank || bank.removedAt !== null) throw missingBank()
  await retireItemOf(tx, key)
  await removeUncounted(tx, key)
  await saveBank(tx, key, { removedAt: parts.clock.now() })
  await parts.jobs.add(removeLinks, { userId: key.userId }, { tx, key: key.userId })
}

/**
 * Its debts are kept by hand from then on, and what was spent stays in the budget. A job ends the link at the service, so
 * a service that is down keeps nobody. Throws 404 when it is not a linked bank of the person.
 */
export function unlinkBank(parts: Pick<AppParts, 'db' | 'jobs' | 'clock'>, key: BankKey): Promise<void> {
  return parts.db.transaction(async (tx) => {
    await lockOwner(tx, key.userId)
    await retireBank(parts, tx, key)
  })
}

type LeavingParts = Pick<AppParts, 'db' | 'banking' | 'secrets' | 'jobs' | 'clock' | 'log'>

/** Throws 503 while the service does not answer: the keys to it must not be lost before its links have ended. */
export async function unlinkAllBanks(parts: LeavingParts, userId: string): Promise<void> {
  for (const { id: bankId } of await listBankRows(parts.db, userId))
    await unlinkBank(parts, { userId, bankId })
  await removeItems(parts, userId)
  const startedBefore = parts.clock.now()
  if ((await listItemsToRemove(parts.db, { userId, startedBefore })).length > 0)
    throw unavailable(sentence(bankTexts, 'linksNotEnded'))
}
