/** Starts an application, or finds the one that is open: twenty starts at the same moment make one. */
import type { GrantProgram } from '#engine/grants/eligibility.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import { findOpenGrant, insertEvent, insertGrant } from './grants.queries.ts'
import type { GrantRow } from './grants.table.ts'
import type { ActParts } from './take-step.ts'

export function startApplication(
  parts: ActParts,
  userId: string,
  program: GrantProgram | null,
): Promise<GrantRow> {
  return parts.db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    const open = await findOpenGrant(tx, userId)
    if (open !== undefined) return open
    const now = parts.clock.now()
    const row = await insertGrant(tx, { userId, program, createdAt: now, updatedAt: now })
    await insertEvent(tx, { userId, grantId: row.id }, { kind: 'started', happenedAt: now })
    return row
  })
}
