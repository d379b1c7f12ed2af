/**
 * One statement each; the owner's id is in every one. A debt's totals are never written here: adding and
 * removing lines moves them. What takes several statements is in the files named by their verbs.
 */
import { and, asc, eq, getTableColumns, gte, sql } from 'drizzle-orm'
import { gather, given, jsonField, listOf, query } from '#server/db/statements/lists.ts'
import { onlyRow } from '#server/db/only-row.ts'
import type { Executor } from '#server/db/executor.ts'
import { debtBank } from './debt-source.queries.ts'
import type { StoredDebtBank } from './debt-source.queries.ts'
import { debtEntries, debts } from './debts.table.ts'
import type { DebtEntryRow, DebtRow, NewDebtEntryRow, NewDebtRow } from './debts.table.ts'

type TotalsColumn =
  | 'openingBalance'
  | 'chargesTotal'
  | 'interestTotal'
  | 'feesTotal'
  | 'paymentsTotal'
  | 'balance'
  | 'highestBalance'
type KeptColumn =
  | TotalsColumn
  | 'closedAt'
  | 'writtenOff'
  | 'userId'
  | 'id'
  | 'version'
  | 'createdAt'
  | 'updatedAt'

/** The fields of a debt that a person edits, without its balance. */
export type DebtFields = Omit<NewDebtRow, KeptColumn>

/** A debt with the linked account that keeps it up to date, null for one kept by hand. */
export type DebtWithBank = DebtRow & { bank: StoredDebtBank | null }

/** A line before it has an owner. */
export type NewLine = Omit<NewDebtEntryRow, 'userId' | 'debtId'>

/** Names one debt: the owner first. */
export type DebtKey = { userId: string; debtId: string }

const withBank = { ...getTableColumns(debts), bank: debtBank.as('bank') }

const oneDebt = ({ userId, debtId }: DebtKey) => and(eq(debts.userId, userId), eq(debts.id, debtId))

const linesOf = ({ userId, debtId }: DebtKey) =>
  and(eq(debtEntries.userId, userId), eq(debtEntries.debtId, debtId))

const askDebts = gather('debts', {
  debts: listOf({ ...getTableColumns(debts), bank: jsonField(debtBank) }, (row) =>
    query
      .select({ row })
      .from(debts)
      .where(eq(debts.userId, given('userId')))
      .orderBy(asc(debts.seq)),
  ),
})

/** The person's debts in the order they were entered. */
export async function listDebtRows(db: Executor, userId: string): Promise<DebtWithBank[]> {
  return (await askDebts(db, { userId })).debts
}

export async function findDebt(db: Executor, key: DebtKey): Promise<DebtWithBank | undefined> {
  const [row] = await db.select(withBank).from(debts).where(oneDebt(key))
  return row
}

/** Reads a debt and keeps others from changing it until the transaction ends. */
export async function lockDebt(db: Executor, key: DebtKey): Promise<DebtWithBank | undefined> {
  const [row] = await db.select(withBank).from(debts).where(oneDebt(key)).for('no key update')
  return row
}

export const countDebts = (db: Executor, userId: string): Promise<number> =>
  db.$count(debts, eq(debts.userId, userId))

/** Inserts a debt of nothing; its opening line gives it a balance. */
export async function insertDebt(db: Executor, userId: string, fields: DebtFields): Promise<DebtKey> {
  const { id } = onlyRow(
    await db
      .insert(debts)
      .values({ ...fields, userId })
      .returning({ id: debts.id }),
  )
  return { userId, debtId: id }
}

export type Closed = { closedAt: Date | null; writtenOff: number | null }

/** A debt on which something is owed is open, whatever made it so. */
const closedWhileNothingOwed = {
  closedAt: sql`case when ${debts.balance} = 0 then ${debts.closedAt} end`,
  writtenOff: sql`case when ${debts.balance} = 0 then ${debts.writtenOff} end`,
}

/**
 * Writes the fields given and the next version; answers the debt with its totals as they are now. A closed debt that
 * owes something by now is open again.
 */
export async function saveDebt(
  db: Executor,
  key: DebtKey,
  change: Partial<DebtFields & Closed> & { version: number },
): Promise<DebtWithBank> {
  return onlyRow(
    await db
      .update(debts)
      .set({ ...closedWhileNothingOwed, ...change, updatedAt: sql`now()` })
      .where(oneDebt(key))
      .returning(withBank),
  )
}

/** The lines of a debt in the order they were recorded. */
export function listLines(db: Executor, key: DebtKey): Promise<DebtEntryRow[]> {
  return db.select().from(debtEntries).where(linesOf(key)).orderBy(asc(debtEntries.seq))
}

export type PaymentRow = Pick<DebtEntryRow, 'debtId' | 'amount' | 'occurredOn'>

/** Payments on all debts from a day on, oldest first. */
export function listPaymentsSince(db: Executor, userId: string, day: string): Promise<PaymentRow[]> {
  return db
    .select({
      debtId: debtEntries.debtId,
      amount: debtEntries.amount,
      occurredOn: debtEntries.occurredOn,
    })
    .from(debtEntries)
    .where(
      and(eq(debtEntries.userId, userId), eq(debtEntries.kind, 'payment'), gte(debtEntries.occurredOn, day)),
    )
    .orderBy(asc(debtEntries.occurredOn), asc(debtEntries.seq))
}

/** Adds lines in the order given, in one statement: the balance moves once. Answers them as stored. */
export function insertLines(db: Executor, key: DebtKey, lines: NewLine[]): Promise<DebtEntryRow[]> {
  return db
    .insert(debtEntries)
    .values(lines.map((line) => ({ ...line, ...key })))
    .returning()
}

export async function removePaymentLines(db: Executor, key: DebtKey, paymentId: string): Promise<void> {
  await db.delete(debtEntries).where(and(linesOf(key), eq(debtEntries.paymentId, paymentId)))
}

export async function removeLine(db: Executor, key: DebtKey, lineId: string): Promise<void> {
  await db.delete(debtEntries).where(and(linesOf(key), eq(debtEntries.id, lineId)))
}
