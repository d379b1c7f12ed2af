/** A donor does not wish to be named any more, or a guest has asked us for it. The lines stay as they are. */
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { notFound } from '#server/errors.ts'
import { recordAct } from '#server/features/audit/record-act.queries.ts'
import { donations } from '#server/features/donations/donations.table.ts'
import { withdrawDonorNames } from './donor-names.queries.ts'
import { clearName } from './ledger.queries.ts'

const NO_NAME = 'This entry bears no name. Nothing was changed.'

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

/** Takes the name off one gift, with the act. 404 where it bears none. */
export function removeName(db: Db, given: { adminId: string; sequence: number }): Promise<void> {
  const { adminId, sequence } = given
  return db.transaction(async (tx) => {
    if (!(await clearName(tx, sequence))) throw notFound(NO_NAME)
    await recordAct(tx, {
      adminId,
      act: 'ledger.remove-name',
      subject: String(sequence),
      summary: `Took the donor’s name off entry ${sequence}.`,
    })
  })
}
