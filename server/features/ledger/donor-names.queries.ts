/** The names of donors: shown by consent, and gone when it is withdrawn. They are no part of what is hashed. */
import type { Executor } from '#server/db/executor.ts'
import { findDonation } from './append-entry.queries.ts'
import { clearNames, saveDonor } from './ledger.queries.ts'

export type NameWish = {
  /** the payment's id */
  reference: string
  donorUserId: string | null
  /** null: anonymous from now on */
  publicName: string | null
}

/** Shows or takes away the name of one gift. Nothing happens while the gift has no line. */
export async function setDonorName(db: Executor, wish: NameWish): Promise<void> {
  const found = await findDonation(db, wish.reference)
  if (found === null) return
  const { donorUserId: userId, publicName } = wish
  await saveDonor(db, { sequence: found.sequence, userId, publicName })
}

/** Takes a person's name off all their gifts. */
export async function withdrawDonorNames(db: Executor, userId: string): Promise<void> {
  await clearNames(db, userId)
}
