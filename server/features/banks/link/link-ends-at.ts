/** When a link ends that its owner's plan does not include any more. */
import type { BankRow } from '#server/features/bank-accounts/bank-accounts.table.ts'

const DAY_MS = 86_400_000
const KEPT_MS = 30 * DAY_MS
/** nobody loses a link sooner after the mail about it, however late that mail went */
export const TOLD_BEFORE_MS = 7 * DAY_MS

type Lapse = Pick<BankRow, 'lapsedAt' | 'endToldAt'>

/** Null: while the plan includes it. Without the mail before it, it ends a week after that at the earliest. */
export function linkEndsAt({ lapsedAt, endToldAt }: Lapse): Date | null {
  if (lapsedAt === null) return null
  const toldMs = endToldAt === null ? 0 : endToldAt.getTime() + TOLD_BEFORE_MS
  return new Date(Math.max(lapsedAt.getTime() + KEPT_MS, toldMs))
}
