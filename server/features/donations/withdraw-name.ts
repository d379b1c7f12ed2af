/** A donor does not wish to be named any more. The lines of the ledger stay as they are. */
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { withdrawDonorNames } from '#server/features/ledger/donor-names.queries.ts'
import { donations } from './donations.table.ts'

/** Takes the person's name off what is entered, and off what their gifts will enter. */
export function withdrawName(db: Db, userId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await tx
      .update(donations)
      .set({ publicName: null, consentedAt: null })
      .where(eq(donations.userId, userId))
    await withdrawDonorNames(tx, userId)
  })
}
