/** Whether a code is right. A right one is used up: of several tries with it at the same moment, one succeeds. */
import type { Executor } from '#server/db/executor.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { findTwoFactor, takeRecoveryCode, takeStep } from './two-factor.queries.ts'
import { stepOfCode } from './totp.ts'

type Parts = Pick<AppParts, 'clock' | 'secrets'> & { db: Executor }

export async function spendCode(
  parts: Parts,
  userId: string,
  given: { code?: string | undefined; recoveryCode?: string | undefined },
): Promise<boolean> {
  const { db, clock, secrets } = parts
  const now = clock.now()
  if (given.recoveryCode !== undefined)
    return takeRecoveryCode(db, userId, { codeHash: hashRecoveryCode(given.recoveryCode), now })
  const row = await findTwoFactor(db, userId)
  if (!row?.secret || given.code === undefined) return false
  const step = await stepOfCode(secrets.open(row.secret, { userId, itemId: row.id }), given.code, now)
  return step !== null && takeStep(db, userId, { step, sealed: row.secret })
}
