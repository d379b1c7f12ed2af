/** The calls of contracts/foundation/grants-desk.ts: the queue, and what those who decide do. */
import type { ActParts } from '../status/take-step.ts'
import * as contract from '#contracts/foundation/grants-desk.ts'
import { grantStatuses } from '#engine/grants/application-state.ts'
import type { GrantStatus } from '#engine/grants/application-state.ts'
import { readDocument } from '#server/documents/read-document.ts'
import { actSummary, recordAuditEvent } from '#server/features/audit/record-audit-event.queries.ts'
import type { App, AppParts } from '#server/http/app-parts.ts'
import { mountDownload } from '#server/http/files/download.ts'
import { requireUuid } from '#server/http/ids.ts'
import { mount } from '#server/http/mount.ts'
import { requireDocument } from '../apply/add-document.ts'
import { noneGranted, readGranted } from './household.queries.ts'
import {
  approveApplication,
  askForInformation,
  decideAppeal,
  refuseApplication,
} from './decide-application.ts'
import type { DeskTarget } from './decide-application.ts'
import { countByStatus, findForDesk, listQueue, readFunds } from './desk.queries.ts'
import type { DeskKey, QueuePlace } from './desk.queries.ts'
import type { GrantRow } from '../grants.table.ts'
import { payGrant } from './pay-grant.ts'
import { presentFunds, presentQueueRow, readOnDesk } from './present-desk.ts'
import { missingApplication, missingDocument } from '../refusals.ts'

/** Statuses that wait for the foundation. */
const waiting: GrantStatus[] = ['submitted', 'approved_once', 'appealed', 'approved']

function statusesOf(filter: (typeof contract.queueFilters)[number] = 'waiting'): GrantStatus[] {
  if (filter === 'waiting') return waiting
  return filter === 'all' ? [...grantStatuses] : [filter]
}

/** As the contract has it: '2026-11-30.17', 'none.17' without a day. */
const placeText = ({ hearBy, seq }: QueuePlace) => `${hearBy ?? 'none'}.${seq}`

function placeOf(text: string): QueuePlace {
  const [day = '', seq] = text.split('.')
  return { hearBy: day === 'none' ? null : day, seq: Number(seq) }
}

const keyOf = (user: { id: string }, params: { id: string }): DeskKey => ({
  grantId: requireUuid(params.id, missingApplication),
  adminId: user.id,
})

async function requireOnDesk({ db }: Pick<AppParts, 'db'>, key: DeskKey): Promise<GrantRow> {
  const row = await findForDesk(db, key)
  if (row === undefined) throw missingApplication()
  return row
}

type Asked = {
  parts: ActParts
  user: { id: string }
  params: { id: string }
  body: { version?: number | undefined }
}

const targetOf = ({ parts, user, params, body }: Asked): DeskTarget => ({
  parts,
  key: keyOf(user, params),
  version: body.version,
})

function mountQueue(app: App): void {
  mount(app, contract.listGrantQueue, async ({ parts, user, query }) => {
    const { status, program, after } = query
    const read = await listQueue(parts.db, {
      statuses: statusesOf(status),
      program,
      after: after === undefined ? undefined : placeOf(after),
      most: contract.QUEUE_PAGE + 1,
    })
    const rows = read.slice(0, contract.QUEUE_PAGE)
    const last = rows.at(-1)
    const found = (await countByStatus(parts.db)).map(({ status, n }) => [status, n] as const)
    const counts: Record<string, number> = Object.fromEntries(found)
    counts['waiting'] = waiting.reduce((sum, status) => sum + (counts[status] ?? 0), 0)
    const now = parts.clock.now()
    const granted = await readGranted(
      parts.db,
      rows.map(({ grant }) => grant),
      now,
    )
    const seenOf = (id: string) => ({ adminId: user.id, now, granted: granted.get(id) ?? noneGranted })
    return {
      applications: rows.map((row) => presentQueueRow(row, seenOf(row.grant.id))),
      next: last && read.length > rows.length ? placeText(last.grant) : null,
      counts,
      funds: presentFunds(await readFunds(parts.db)),
    }
  })
}

function mountReading(app: App): void {
  mount(app, contract.getGrantOnDesk, async ({ parts, user, params }) =>
    readOnDesk(parts, await requireOnDesk(parts, keyOf(user, params)), user.id),
  )

  mountDownload(app, contract.readDocumentOnDesk, async ({ parts, user, params }) => {
    const row = await requireOnDesk(parts, keyOf(user, params))
    const owner = { userId: row.userId, grantId: row.id }
    const key = await requireDocument(parts.db, owner, params.documentId)
    const found = await readDocument(parts, key)
    if (found === null) throw missingDocument()
    const summary = actSummary('documentRead', { document: key.id, grant: row.id })
    await recordAuditEvent(parts.db, {
      adminId: user.id,
      act: 'grant.read-document',
      subject: row.id,
      summary,
    })
    return found
  })
}

/** The application as the desk shows it after an act. */
const shown = async ({ parts, user }: Asked, acted: Promise<GrantRow>) =>
  readOnDesk(parts, await acted, user.id)

function mountDeciding(app: App): void {
  mount(app, contract.askForInformation, (asked) =>
    shown(asked, askForInformation(targetOf(asked), asked.body.question)),
  )

  mount(app, contract.approveGrant, (asked) => {
    const { amount: amountCents, reason } = asked.body
    return shown(asked, approveApplication(targetOf(asked), { amountCents, reason }))
  })

  mount(app, contract.refuseGrant, (asked) =>
    shown(asked, refuseApplication(targetOf(asked), asked.body.reason)),
  )

  mount(app, contract.decideAppeal, (asked) => {
    const { outcome, amount: amountCents = null, reason } = asked.body
    return shown(asked, decideAppeal(targetOf(asked), { outcome, amountCents, reason }))
  })

  mount(app, contract.markGrantPaid, (asked) => {
    const { paidOn, amount: amountCents } = asked.body
    return shown(asked, payGrant(targetOf(asked), { paidOn, amountCents }))
  })
}

export function mountGrantsDesk(app: App): void {
  mountQueue(app)
  mountReading(app)
  mountDeciding(app)
}
