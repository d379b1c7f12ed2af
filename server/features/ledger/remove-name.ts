/** Takes the donor's name off one entry; the entry stays as it is. */
import type { Db } from '#server/db/connect.ts'
import { notFound } from '#server/errors.ts'
import { recordAuditEvent } from '#server/features/audit/record-audit-event.queries.ts'
import { clearName } from './ledger.queries.ts'

const NO_NAME = 'This entry bears no name. Nothing was changed.'

/** Takes the name off one gift, with the act. 404 where it bears none. */
export function removeName(db: Db, given: { adminId: string; sequence: number }): Promise<void> {
  const { adminId, sequence } = given
  return db.transaction(async (tx) => {
    if (!(await clearName(tx, sequence))) throw notFound(NO_NAME)
    await recordAuditEvent(tx, {
      adminId,
      act: 'ledger.remove-name',
      subject: String(sequence),
      summary: `Took the donor’s name off entry ${sequence}.`,
    })
  })
}
