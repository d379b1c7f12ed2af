/** The acts an admin may take on an application now, with the reason where not. The screen shows it, the server enforces it. */
import { deskActs } from '#contracts/foundation/grants-desk.ts'
import type { DeskAct } from '#contracts/foundation/grants-desk.ts'
import { nextStatus } from '#engine/grants/application-state.ts'
import { approvedAlone } from '#engine/grants/approvals.ts'
import type { GrantRow } from '../grants.table.ts'

type Judged = { row: GrantRow; approvedBy: string[]; adminId: string; isEmailConfirmed: boolean }

/** Nobody is granted money at an address that may be somebody else's. */
export const UNCONFIRMED =
  'The applicant has not confirmed their email address. They can do it from their application.'

const NOT_WAITING = 'It does not wait for a decision.'

const rules: Record<DeskAct, (judged: Judged) => string | null> = {
  ask: ({ row }) => (nextStatus(row.status, 'ask') === null ? NOT_WAITING : null),
  approve: ({ row, approvedBy, adminId, isEmailConfirmed }) => {
    if (nextStatus(row.status, 'approve') === null) return NOT_WAITING
    if (approvedBy.includes(adminId)) return 'You approved it. A second admin must approve it too.'
    return isEmailConfirmed ? null : UNCONFIRMED
  },
  refuse: ({ row }) => (nextStatus(row.status, 'refuse') === null ? NOT_WAITING : null),
  decide_appeal: ({ row, adminId }) => {
    if (nextStatus(row.status, 'uphold') === null) return 'There is no appeal to decide.'
    return row.refusedBy === adminId ? 'You refused it. Another admin decides the appeal.' : null
  },
  pay: ({ row, approvedBy, adminId, isEmailConfirmed }) => {
    if (nextStatus(row.status, 'pay') === null) return 'Only an approved grant is paid.'
    if (approvedAlone(approvedBy, adminId)) return 'You alone approved it. Another admin marks it as paid.'
    return isEmailConfirmed ? null : UNCONFIRMED
  },
}

/** The reason an act is not allowed; null where it is. */
export function whyNot(act: DeskAct, judged: Judged): string | null {
  return rules[act](judged)
}

export function actsOf(judged: Judged): { act: DeskAct; why: string | null }[] {
  return deskActs.map((act) => ({ act, why: whyNot(act, judged) }))
}
