/**
 * What those who decide read and nobody else: applications of other people that were sent. Every statement leaves out
 * drafts and whatever is the admin's own.
 */
import { and, asc, count, eq, inArray, lt, ne, sql, sum } from 'drizzle-orm'
import type { GrantProgram } from '#engine/grants/eligibility.ts'
import type { GrantStatus } from '#engine/grants/application-state.ts'
import type { Executor } from '#server/db/executor.ts'
import { users } from '#server/features/account/account.table.ts'
import { grantApprovals, grantDebts, grants } from '../grants.table.ts'
import type { GrantRow } from '../grants.table.ts'
import { freeMoney } from '#engine/grants/free-money.ts'
import type { FreeMoney } from '#engine/grants/free-money.ts'
import { lockLedger, onHandCents } from '#server/features/ledger/ledger.queries.ts'

export type DeskKey = { grantId: string; adminId: string }

const others = ({ grantId, adminId }: DeskKey) =>
  and(eq(grants.id, grantId), ne(grants.userId, adminId), ne(grants.status, 'draft'))

/** Undefined for an unknown one, a draft, and the admin's own. */
export async function findForDesk(db: Executor, key: DeskKey): Promise<GrantRow | undefined> {
  const [found] = await db.select().from(grants).where(others(key))
  return found
}

/** The same, kept from others until the transaction ends. */
export async function lockForDesk(db: Executor, key: DeskKey): Promise<GrantRow | undefined> {
  const [found] = await db.select().from(grants).where(others(key)).for('no key update')
  return found
}

export type PersonRow = { id: string; firstName: string; lastName: string; email: string }

const personColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
}

/** Those of them that there are. */
export function findPeople(db: Executor, ids: string[]): Promise<PersonRow[]> {
  return db.select(personColumns).from(users).where(inArray(users.id, ids))
}

export type QueueRow = {
  grant: GrantRow
  person: PersonRow
  /** cents */ requestedAmount: number
  approvals: number
}

/** Where an application stands in the queue. */
export type QueuePlace = Pick<GrantRow, 'hearBy' | 'seq'>

export type QueueSearch = {
  statuses: GrantStatus[]
  program: GrantProgram | undefined
  /** those behind this place; undefined for the first page */
  after: QueuePlace | undefined
  most: number
}

/** Who has no day comes last. */
const hearByOrLast = sql`coalesce(${grants.hearBy}, 'infinity')`

const behind = ({ hearBy, seq }: QueuePlace) =>
  sql`(${hearByOrLast}, ${grants.seq}) > (${hearBy ?? 'infinity'}::date, ${seq}::bigint)`

/** Applications that were sent, the one whose day comes first on top. */
export function listQueue(
  db: Executor,
  { statuses, program, after, most }: QueueSearch,
): Promise<QueueRow[]> {
  const requested = db
    .select({ amount: sum(grantDebts.asked).as('amount') })
    .from(grantDebts)
    .where(and(eq(grantDebts.userId, grants.userId), eq(grantDebts.grantId, grants.id)))
  const approvals = db
    .select({ admins: count().as('admins') })
    .from(grantApprovals)
    .where(and(eq(grantApprovals.userId, grants.userId), eq(grantApprovals.grantId, grants.id)))
  return db
    .select({
      grant: grants,
      person: personColumns,
      requestedAmount: sql`coalesce((${requested}), 0)`.mapWith(grantDebts.asked),
      approvals: sql<number>`(${approvals})::int`,
    })
    .from(grants)
    .innerJoin(users, eq(users.id, grants.userId))
    .where(
      and(
        ne(grants.status, 'draft'),
        inArray(grants.status, statuses),
        program && eq(grants.program, program),
        after && behind(after),
      ),
    )
    .orderBy(asc(hearByOrLast), asc(grants.seq))
    .limit(most)
}

/** How many applications there are in each state; drafts are not counted. */
export function countByStatus(db: Executor): Promise<{ status: GrantStatus; n: number }[]> {
  return db
    .select({ status: grants.status, n: count() })
    .from(grants)
    .where(ne(grants.status, 'draft'))
    .groupBy(grants.status)
}

/** Decided applications whose decision is older; their files are to go. */
export function listDecidedBefore(db: Executor, before: Date): Promise<GrantRow[]> {
  return db
    .select()
    .from(grants)
    .where(and(inArray(grants.status, ['refused', 'approved', 'paid']), lt(grants.decidedAt, before)))
}

/** Drafts that nobody touched since. */
export function listDraftsBefore(db: Executor, before: Date): Promise<GrantRow[]> {
  return db
    .select()
    .from(grants)
    .where(and(eq(grants.status, 'draft'), lt(grants.updatedAt, before)))
}

/** The sum of the grants that are approved and not yet paid, in cents. */
async function waitingCents(db: Executor): Promise<number> {
  const [row] = await db
    .select({ amount: sum(grants.approvedAmount).mapWith(grants.approvedAmount) })
    .from(grants)
    .where(eq(grants.status, 'approved'))
  return row?.amount ?? 0
}

export async function readFunds(db: Executor): Promise<FreeMoney> {
  return freeMoney({ onHandCents: await onHandCents(db), waitingCents: await waitingCents(db) })
}

/**
 * The same, and nobody else approves, pays or enters a gift until the transaction ends. The row of the application is
 * locked before: whoever takes both takes them in this order.
 */
export async function lockFunds(tx: Executor): Promise<FreeMoney> {
  await lockLedger(tx)
  return readFunds(tx)
}
