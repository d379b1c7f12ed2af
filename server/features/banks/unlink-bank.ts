/** Unlinks a bank. Its debts are kept by hand from then on, and what was spent stays in the budget. */
import { lockOwner } from '#server/features/account/account.queries.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { removeLinks } from './banks.jobs.ts'
import { lockBank, retireItemOf, saveBank } from './banks.queries.ts'
import type { BankKey } from './banks.queries.ts'
import { missingBank } from './refusals.ts'
import { removeUncounted } from '#server/features/bank-accounts/transactions.queries.ts'

/** Throws 404 when it is not a linked bank of the person. The service is told by a job, so a service that is down keeps nobody. */
export function unlinkBank(parts: Pick<AppParts, 'db' | 'jobs' | 'clock'>, key: BankKey): Promise<void> {
  return parts.db.transaction(async (tx) => {
    await lockOwner(tx, key.userId)
    const bank = await lockBank(tx, key)
    if (!bank || bank.removedAt !== null) throw missingBank()
    await retireItemOf(tx, key)
    await removeUncounted(tx, key)
    await saveBank(tx, key, { removedAt: parts.clock.now() })
    await parts.jobs.add(removeLinks, { userId: key.userId }, { tx, key: key.userId })
  })
}
