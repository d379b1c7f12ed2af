/** For the deletion of an account: unlinks every bank, on the service's side too. */
import { unavailable } from '#server/errors.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { listBankRows, listItemsToRemove } from './banks.queries.ts'
import { removeItems } from './remove-items.ts'
import { unlinkBank } from './unlink-bank.ts'

/** Throws 503 while the service cannot be told: the keys to it must not be lost before that. */
export async function leaveBanks(parts: AppParts, userId: string): Promise<void> {
  for (const bank of await listBankRows(parts.db, userId))
    if (bank.removedAt === null) await unlinkBank(parts, { userId, bankId: bank.id })
  await removeItems(parts, userId)
  const startedBefore = parts.clock.now()
  if ((await listItemsToRemove(parts.db, { userId, startedBefore })).length > 0)
    throw unavailable('The bank service could not be told that the links have ended.')
}
