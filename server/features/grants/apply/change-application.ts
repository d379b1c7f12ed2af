/** An applicant's actions on their application. Each is one transaction on the locked row. */
import consent from '#content/foundation/consent.json' with { type: 'json' }
import { isEditable, nextStatus } from '#engine/grants/application-state.ts'
import type { GrantAct } from '#engine/grants/application-state.ts'
import { sentence, type Sentence } from '#engine/language/sentence.ts'
import type { Executor } from '#server/db/executor.ts'
import { invalidInput } from '#server/errors.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import {
  findOpenGrant,
  lockGrant,
  removeApprovals,
  removeGrantDocuments,
  replaceGrantDebts,
  saveGrant,
  insertEvent,
  insertGrant,
} from '../grants.queries.ts'
import type { GrantChange, GrantDebtFields, GrantKey } from '../grants.queries.ts'
import type { GrantRow } from '../grants.table.ts'
import { grantTexts } from '../messages.ts'
import { missingFields } from './missing-fields.ts'
import { presentApplication } from './present-application.ts'
import { readRecord } from '../read-record.ts'
import { changedSince, missingApplication, notNow, otherConsent, otherOpen } from '../refusals.ts'
import { daysToHear, takeStep } from '../status/take-step.ts'
import type { ActParts, Step } from '../status/take-step.ts'
import type { GrantProgram } from '#engine/grants/eligibility.ts'

export type Target = { parts: ActParts; key: GrantKey; version: number | undefined }

type Change = (tx: Executor, row: GrantRow) => Promise<GrantRow>

const currentOf = async (tx: Executor, { parts }: Target, row: GrantRow) =>
  presentApplication(await readRecord({ db: tx, secrets: parts.secrets }, row), parts.clock.now())

/** Throws 404 when it is not the person's, 409 with the application as it is when the version is stale. */
function withLocked(target: Target, change: Change): Promise<GrantRow> {
  const { parts, key, version } = target
  return parts.db.transaction(async (tx) => {
    // Before the row itself, as a start does: the two never wait for each other.
    await lockOwner(tx, key.userId)
    const row = await lockGrant(tx, key)
    if (row === undefined) throw missingApplication()
    if (version !== undefined && version !== row.version) throw changedSince(await currentOf(tx, target, row))
    return change(tx, row)
  })
}

const disallowed = () => grantTexts().notAllowed

/** Why the state does not allow an act. */
function notAllowed(act: GrantAct): Sentence {
  const key = act in disallowed() ? (act as keyof ReturnType<typeof disallowed>) : 'other'
  return sentence(disallowed, key)
}

/** Throws 409 where the state does not allow the act. */
async function allow(tx: Executor, target: Target, { row, act }: { row: GrantRow; act: GrantAct }) {
  const isSecondAppeal = act === 'appeal' && row.appealText !== null
  if (nextStatus(row.status, act) !== null && !isSecondAppeal) return
  throw notNow(notAllowed(act), await currentOf(tx, target, row))
}

/** Throws 422 with every field that is missing. */
async function requireWhole(tx: Executor, { parts }: Target, row: GrantRow): Promise<void> {
  const missing = missingFields(await readRecord({ db: tx, secrets: parts.secrets }, row))
  if (missing.length > 0) throw invalidInput(missing)
}

/** Saves the entries; `debts` replaces the whole list. Throws 409 once the application was sent. */
export function saveApplication(
  target: Target,
  { fields, debts }: { fields: GrantChange; debts: GrantDebtFields[] | undefined },
): Promise<GrantRow> {
  return withLocked(target, async (tx, row) => {
    if (!isEditable(row.status))
      throw notNow(sentence(grantTexts, 'notEditable'), await currentOf(tx, target, row))
    if (debts !== undefined) await replaceGrantDebts(tx, target.key, debts)
    const updatedAt = target.parts.clock.now()
    return saveGrant(tx, target.key, { ...fields, version: row.version + 1, updatedAt })
  })
}

function step(target: Target, act: GrantAct, make: (row: GrantRow) => Omit<Step, 'act'>): Change {
  return async (tx, row) => {
    await allow(tx, target, { row, act })
    return takeStep(tx, target.parts, { row, step: { act, ...make(row) } })
  }
}

export function submitApplication(target: Target, consentVersion: string): Promise<GrantRow> {
  const now = target.parts.clock.now()
  const send = step(target, 'submit', () => ({
    change: { consentVersion, consentedAt: now, submittedAt: now, ...daysToHear(now) },
    event: { kind: 'submitted' },
  }))
  return withLocked(target, async (tx, row) => {
    await allow(tx, target, { row, act: 'submit' })
    if (consentVersion !== consent.version) throw otherConsent()
    await requireWhole(tx, target, row)
    return send(tx, row)
  })
}

export function answerQuestion(target: Target, text: string): Promise<GrantRow> {
  const answer = step(target, 'answer', () => ({
    change: { question: null, ...daysToHear(target.parts.clock.now()) },
    event: { kind: 'information_given', note: text },
  }))
  return withLocked(target, async (tx, row) => {
    await allow(tx, target, { row, act: 'answer' })
    await requireWhole(tx, target, row)
    return answer(tx, row)
  })
}

/** Its files go at once. */
export function withdrawApplication(target: Target): Promise<GrantRow> {
  const withdraw = step(target, 'withdraw', () => ({ event: { kind: 'withdrawn' } }))
  return withLocked(target, async (tx, row) => {
    const withdrawn = await withdraw(tx, row)
    await removeGrantDocuments(tx, target.key)
    await removeApprovals(tx, target.key)
    return withdrawn
  })
}

export function appealRefusal(target: Target, text: string): Promise<GrantRow> {
  const now = target.parts.clock.now()
  const appeal = step(target, 'appeal', () => ({
    change: { appealText: text, appealedAt: now, ...daysToHear(now) },
    event: { kind: 'appealed', note: text },
  }))
  return withLocked(target, async (tx, row) => {
    await allow(tx, target, { row, act: 'appeal' })
    if ((await findOpenGrant(tx, target.key.userId)) !== undefined) throw otherOpen()
    return appeal(tx, row)
  })
}

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
