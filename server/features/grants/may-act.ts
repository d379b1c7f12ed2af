/** What an admin may do about an application now, and why not. The screen shows it and the server holds to it. */
import { deskActs } from '#contracts/grants-desk.ts'
import type { DeskAct } from '#contracts/grants-desk.ts'
import { nextStatus } from '#engine/grants/application-state.ts'
import type { GrantRow } from './grants.table.ts'

type Judged = { row: GrantRow; approvedBy: string[]; adminId: string }

const NOT_WAITING = 'It does not wait for a decision.'

const rules: Record<DeskAct, (judged: Judged) => string | null> = {
  ask: ({ row }) => (nextStatus(row.status, 'ask') === null ? NOT_WAITING : null),
  approve: ({ row, approvedBy, adminId }) => {
    if (nextStatus(row.status, 'approve') === null) return NOT_WAITING
    return approvedBy.includes(adminId) ? 'You approved it. A second admin must approve it too.' : null
  },
  refuse: ({ row }) => (nextStatus(row.status, 'refuse') === null ? NOT_WAITING : null),
  decide_appeal: ({ row, adminId }) => {
    if (nextStatus(row.status, 'uphold') === null) return 'There is no appeal to decide.'
    return row.refusedBy === adminId ? 'You refused it. Another admin decides the appeal.' : null
  },
  pay: ({ row }) => (nextStatus(row.status, 'pay') === null ? 'Only an approved grant is paid.' : null),
}

/** The sentence that says why not; null where they may. */
export function whyNot(act: DeskAct, judged: Judged): string | null {
  return rules[act](judged)
}

export function actsOf(judged: Judged): { act: DeskAct; why: string | null }[] {
  return deskActs.map((act) => ({ act, why: whyNot(act, judged) }))
}
