/** Decisions of admins. Each is one transaction on the locked row, with its line in the audit log. */
import type { DeskAct } from '#contracts/foundation/grants-desk.ts'
import { areEnough } from '#engine/grants/approvals.ts'
import { coversApproval } from '#engine/grants/free-money.ts'
import { sentence } from '#engine/language/sentence.ts'
import { formatMoney } from '#engine/money/format.ts'
import type { Executor } from '#server/db/executor.ts'
import { actSummary, recordAuditEvent } from '#server/features/audit/record-audit-event.queries.ts'
import { grantedCents, readGrantedTo } from './household.queries.ts'
import { lockForDesk, lockFunds } from './desk.queries.ts'
import type { DeskKey } from './desk.queries.ts'
import { insertApproval, removeApprovals } from '../grants.queries.ts'
import type { GrantRow } from '../grants.table.ts'
import { whyNot } from './may-act.ts'
import { deskTexts } from './messages.ts'
import { requestedCents } from '../apply/missing-fields.ts'
import { programOf } from '../programs.ts'
import { readRecord } from '../read-record.ts'
import type { GrantRecord } from '../read-record.ts'
import { changedSince, missingApplication, notEnoughFree, notNow, wrongAmount } from '../refusals.ts'
import { readOnDesk } from './present-desk.ts'
import { takeStep } from '../status/take-step.ts'
import type { ActParts, Step } from '../status/take-step.ts'

export type DeskTarget = { parts: ActParts; key: DeskKey; version: number | undefined }

/** The audit event: 'grant.refuse', and a sentence with ids and amounts only. */
type Recorded = { act: string; summary: string }

export type Decision = (tx: Executor, record: GrantRecord) => Promise<{ row: GrantRow } & Recorded>

/** Throws 404 for a draft, an unknown one and the admin's own; 409 when it was changed, or may not be done now. */
export function onDesk(target: DeskTarget, act: DeskAct, decide: Decision): Promise<GrantRow> {
  const { parts, key, version } = target
  return parts.db.transaction(async (tx) => {
    const row = await lockForDesk(tx, key)
    if (row === undefined) throw missingApplication()
    const record = await readRecord({ db: tx, secrets: parts.secrets }, row)
    const current = () => readOnDesk({ ...parts, db: tx }, row, key.adminId)
    const approvedBy = record.approvals.map(({ adminId }) => adminId)
    const { isEmailConfirmed } = record
    const why = whyNot(act, { row, approvedBy, adminId: key.adminId, isEmailConfirmed })
    if (why !== null) throw notNow(why, await current())
    if (version !== undefined && version !== row.version) throw changedSince(await current())
    const done = await decide(tx, record)
    await recordAuditEvent(tx, {
      adminId: key.adminId,
      subject: row.id,
      act: done.act,
      summary: done.summary,
    })
    return done.row
  })
}

const dollars = (cents: number) => formatMoney(cents, { decimals: 2 })
const keyOf = (row: GrantRow) => ({ userId: row.userId, grantId: row.id })

const move = (tx: Executor, target: DeskTarget, { row, step }: { row: GrantRow; step: Step }) =>
  takeStep(tx, target.parts, {
    row,
    step: { ...step, event: { ...step.event, adminId: target.key.adminId } },
  })

export function askForInformation(target: DeskTarget, question: string): Promise<GrantRow> {
  return onDesk(target, 'ask', async (tx, { row }) => {
    await removeApprovals(tx, keyOf(row))
    const step: Step = {
      act: 'ask',
      change: { question, approvedAmount: null },
      event: { kind: 'information_asked', note: question },
    }
    return {
      row: await move(tx, target, { row, step }),
      act: 'grant.ask',
      summary: actSummary('grantAsked', { grant: row.id }),
    }
  })
}

/** Throws 422 for more than was asked, more than the program gives, or another amount than the first approval's. */
function checkAmount({ row, debts, approvals }: GrantRecord, amountCents: number): void {
  const requested = requestedCents(debts)
  if (amountCents > requested) throw wrongAmount(sentence(deskTexts, 'askedFor', dollars(requested)))
  const upTo = row.program === null ? 0 : programOf(row.program).upToCents
  if (amountCents > upTo) throw wrongAmount(sentence(deskTexts, 'programGives', dollars(upTo)))
  if (approvals.length > 0 && amountCents !== row.approvedAmount)
    throw wrongAmount(sentence(deskTexts, 'firstIsFor', dollars(row.approvedAmount ?? 0)))
}

export type Approval = { amountCents: number; reason: string }

type Approving = {
  first: 'approve_first' | 'grant_appeal_first'
  last: 'approve' | 'grant_appeal'
}

/** Counts the admin's approval; with enough of them the grant is approved. */
async function approve(
  tx: Executor,
  target: DeskTarget,
  given: { record: GrantRecord; approval: Approval; by: Approving },
): Promise<{ row: GrantRow; isEnough: boolean }> {
  const { record, approval, by } = given
  const { row } = record
  checkAmount(record, approval.amountCents)
  const funds = await lockFunds(tx)
  if (!coversApproval(funds, approval.amountCents)) throw notEnoughFree(funds.freeCents)
  const now = target.parts.clock.now()
  const granted = await readGrantedTo(tx, row, now)
  await insertApproval(tx, { ...keyOf(row), adminId: target.key.adminId, approvedAt: now })
  const approvedBy = [...record.approvals.map(({ adminId }) => adminId), target.key.adminId]
  const amounts = { amountCents: approval.amountCents, grantedCents: grantedCents(granted) }
  const isEnough = areEnough(approvedBy, amounts)
  const isAppeal = by.first === 'grant_appeal_first'
  const kind = isAppeal ? 'appeal_granted' : isEnough ? 'approved' : 'approved_first'
  const step: Step = {
    act: isEnough ? by.last : by.first,
    change: {
      approvedAmount: approval.amountCents,
      ...((isEnough || isAppeal) && { decisionReason: approval.reason, decidedAt: now }),
    },
    event: { kind, note: approval.reason },
  }
  return { row: await move(tx, target, { row, step }), isEnough }
}

export function approveApplication(target: DeskTarget, approval: Approval): Promise<GrantRow> {
  return onDesk(target, 'approve', async (tx, record) => {
    const by: Approving = { first: 'approve_first', last: 'approve' }
    const { row, isEnough } = await approve(tx, target, { record, approval, by })
    return {
      row,
      act: 'grant.approve',
      summary: actSummary(isEnough ? 'grantApproved' : 'grantApprovedFirst', {
        amount: dollars(approval.amountCents),
        grant: row.id,
      }),
    }
  })
}

export function refuseApplication(target: DeskTarget, reason: string): Promise<GrantRow> {
  return onDesk(target, 'refuse', (tx, { row }) => refuse(tx, target, { row, reason, isAppeal: false }))
}

async function refuse(
  tx: Executor,
  target: DeskTarget,
  { row, reason, isAppeal }: { row: GrantRow; reason: string; isAppeal: boolean },
) {
  await removeApprovals(tx, keyOf(row))
  const step: Step = {
    act: isAppeal ? 'uphold' : 'refuse',
    change: {
      approvedAmount: null,
      question: null,
      decisionReason: reason,
      decidedAt: target.parts.clock.now(),
      refusedBy: target.key.adminId,
    },
    event: { kind: isAppeal ? 'appeal_refused' : 'refused', note: reason },
  }
  return {
    row: await move(tx, target, { row, step }),
    act: isAppeal ? 'grant.uphold' : 'grant.refuse',
    summary: actSummary(isAppeal ? 'appealRefused' : 'grantRefused', { grant: row.id }),
  }
}

export type AppealDecision = {
  outcome: 'granted' | 'refused'
  amountCents: number | null
  reason: string
}

/** Granted, it is the first approval, and the only one needed up to $1,000. */
export function decideAppeal(target: DeskTarget, decision: AppealDecision): Promise<GrantRow> {
  const { outcome, amountCents, reason } = decision
  return onDesk(target, 'decide_appeal', async (tx, record) => {
    if (outcome === 'refused') return refuse(tx, target, { row: record.row, reason, isAppeal: true })
    if (amountCents === null) throw wrongAmount(sentence(deskTexts, 'enterAmount'))
    if (!record.isEmailConfirmed)
      throw notNow(
        sentence(deskTexts, 'unconfirmed'),
        await readOnDesk({ ...target.parts, db: tx }, record.row, target.key.adminId),
      )
    const by: Approving = { first: 'grant_appeal_first', last: 'grant_appeal' }
    const { row } = await approve(tx, target, { record, approval: { amountCents, reason }, by })
    return {
      row,
      act: 'grant.appeal',
      summary: actSummary('appealGranted', { grant: row.id, amount: dollars(amountCents) }),
    }
  })
}
