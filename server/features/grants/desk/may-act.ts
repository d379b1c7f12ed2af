/** The acts an admin may take on an application now, with the reason where not. The screen shows it, the server enforces it. */
import { deskActs } from '#contracts/foundation/grants-desk.ts'
import type { DeskAct } from '#contracts/foundation/grants-desk.ts'
import { sentence, type Sentence } from '#engine/language/sentence.ts'
import { nextStatus } from '#engine/grants/application-state.ts'
import { approvedAlone } from '#engine/grants/approvals.ts'
import type { GrantRow } from '../grants.table.ts'
import { deskTexts } from './messages.ts'

type Judged = { row: GrantRow; approvedBy: string[]; adminId: string; isEmailConfirmed: boolean }

/** Nobody is granted money at an address that may be somebody else's. */
const rules: Record<DeskAct, (judged: Judged) => Sentence | null> = {
  ask: ({ row }) => (nextStatus(row.status, 'ask') === null ? sentence(deskTexts, 'notWaiting') : null),
  approve: ({ row, approvedBy, adminId, isEmailConfirmed }) => {
    if (nextStatus(row.status, 'approve') === null) return sentence(deskTexts, 'notWaiting')
    if (approvedBy.includes(adminId)) return sentence(deskTexts, 'approvedByYou')
    return isEmailConfirmed ? null : sentence(deskTexts, 'unconfirmed')
  },
  refuse: ({ row }) => (nextStatus(row.status, 'refuse') === null ? sentence(deskTexts, 'notWaiting') : null),
  decide_appeal: ({ row, adminId }) => {
    if (nextStatus(row.status, 'uphold') === null) return sentence(deskTexts, 'noAppeal')
    return row.refusedBy === adminId ? sentence(deskTexts, 'refusedByYou') : null
  },
  pay: ({ row, approvedBy, adminId, isEmailConfirmed }) => {
    if (nextStatus(row.status, 'pay') === null) return sentence(deskTexts, 'onlyApproved')
    if (approvedAlone(approvedBy, adminId)) return sentence(deskTexts, 'approvedAlone')
    return isEmailConfirmed ? null : sentence(deskTexts, 'unconfirmed')
  },
}

/** The reason an act is not allowed; null where it is. */
export function whyNot(act: DeskAct, judged: Judged): Sentence | null {
  return rules[act](judged)
}

export function actsOf(judged: Judged): { act: DeskAct; why: string | null }[] {
  return deskActs.map((act) => ({ act, why: whyNot(act, judged)?.words() ?? null }))
}
