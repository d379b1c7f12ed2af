/** One application for the desk, with the names of those who had to do with it. */
import type { DeskApplication } from '#contracts/foundation/grants-desk.ts'
import type { Executor } from '#server/db/executor.ts'
import type { Clock } from '#server/clock.ts'
import type { Secrets } from '#server/secrets/secrets.ts'
import { readGrantedTo } from './applicant/applicant.queries.ts'
import { findPeople } from './desk.queries.ts'
import { readFunds } from './funds/funds.queries.ts'
import type { GrantRow } from './grants.table.ts'
import { presentOnDesk } from './present-desk.ts'
import { readRecord } from './read-record.ts'

export async function readOnDesk(
  parts: { db: Executor; secrets: Secrets; clock: Clock },
  row: GrantRow,
  adminId: string,
): Promise<DeskApplication> {
  const record = await readRecord(parts, row)
  const adminIds = [...record.events, ...record.approvals].flatMap((one) => one.adminId ?? [])
  const people = await findPeople(parts.db, [row.userId, ...new Set(adminIds)])
  const applicant = people.find(({ id }) => id === row.userId)
  if (applicant === undefined) throw new Error('an application belongs to nobody')
  const funds = await readFunds(parts.db)
  const granted = await readGrantedTo(parts.db, row, parts.clock.now())
  return presentOnDesk(record, { applicant, admins: people, adminId, funds, granted })
}
