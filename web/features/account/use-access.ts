import { useState } from 'react'
import type { User } from '#contracts/account/account.ts'
import { accessOf, type Access } from '#engine/access/access.ts'
import { clock } from '#web/format/clock.ts'
import { accountTexts } from './messages.ts'

/** The time the screen was opened, as an ISO text: rules that need a clock hold still while it is drawn. */
function useOpenedAt(): string {
  const [openedAt] = useState(() => clock.now().toISOString())
  return openedAt
}

/** The person's access (reading 4); the server decides again with every call. */
export function useAccess(user: User | null | undefined): Access {
  const openedAt = useOpenedAt()
  return accessOf(user ?? null, user?.asOf ?? openedAt)
}

/** The plan as the person reads it; an admin pays for none (spec 4). */
export function planLabelOf({ line, badge }: Access): string {
  return line === 'admin' ? accountTexts.adminPlan : badge
}
