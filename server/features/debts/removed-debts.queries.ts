/**
 * Moves a debt with its history out of the tables that everything reads, and back. One statement each; the owner's id is
 * in every one but the sweep's. Columns are copied by name, so that a new one of `debtDetails` comes along.
 */
import { and, desc, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { BRING_BACK_MS } from '#engine/debts/entries/removal.ts'
import { MAX_DEBTS } from '#engine/debts/entries/refusals.ts'
import type { Executor } from '#server/db/executor.ts'
import { bankAccounts } from '#server/features/bank-accounts/bank-accounts.table.ts'
import { bankDebts } from './bank-debts.table.ts'
import type { DebtKey } from './debts.queries.ts'
import { debtEntries, debts } from './debts.table.ts'
import { removedDebtEntries, removedDebts } from './removed-debts.table.ts'
import { debtStatements, removedDebtStatements } from './statements/statements.table.ts'
import type { RemovedDebtRow } from './removed-debts.table.ts'

function columnsOf(table: PgTable, without: readonly string[]): SQL {
  const columns = Object.entries(getTableColumns(table) as Record<string, PgColumn>)
  const names = columns.filter(([name]) => !without.includes(name)).map(([, column]) => column.name)
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
}

const details = columnsOf(removedDebts, ['seq', 'removedAt', 'bankDebt', 'version', 'updatedAt'])
/** The lines get new numbers in their order. */
const entries = columnsOf(removedDebtEntries, ['seq'])
const statements = columnsOf(removedDebtStatements, ['seq'])

const oneRemoved = ({ userId, debtId }: DebtKey) =>
  and(eq(removedDebts.userId, userId), eq(removedDebts.id, debtId))

/** Copies a debt that is there, and the link to its bank account. */
export async function keepRemovedDebt(tx: Executor, key: DebtKey, now: Date): Promise<void> {
  const { userId, debtId } = key
  await tx.execute(sql`
    insert into ${removedDebts} (${details}, seq, version, updated_at, removed_at, bank_debt)
    select ${details}, seq, version, updated_at, ${now.toISOString()}::timestamptz, (
      select json_build_object(
        'accountId', f.account_id, 'fetchedAt', f.fetched_at, 'fetched', f.fetched, 'typed', f.typed,
        'confirmed', f.confirmed, 'lastPaymentOn', f.last_payment_on
      )
      from ${bankDebts} f where f.user_id = ${userId} and f.debt_id = ${debtId}
    )
    from ${debts} where user_id = ${userId} and id = ${debtId}`)
  await tx.execute(sql`
    insert into ${removedDebtEntries} (${entries})
    select ${entries} from ${debtEntries} where user_id = ${userId} and debt_id = ${debtId} order by seq`)
  await tx.execute(sql`
    insert into ${removedDebtStatements} (${statements})
    select ${statements} from ${debtStatements} where user_id = ${userId} and debt_id = ${debtId} order by seq`)
}

/** Removes a debt with its lines from what is there. */
export async function deleteDebtRow(tx: Executor, { userId, debtId }: DebtKey): Promise<void> {
  await tx.delete(debts).where(and(eq(debts.userId, userId), eq(debts.id, debtId)))
}

/** Copies a removed debt to where it was in the list. The lines give it its balance again. */
export async function putBackDebt(tx: Executor, { userId, debtId }: DebtKey): Promise<void> {
  await tx.execute(sql`
    insert into ${debts} (${details}, seq, version) overriding system value
    select ${details}, coalesce(seq, nextval(pg_get_serial_sequence('debts', 'seq'))), version + 1
    from ${removedDebts} where user_id = ${userId} and id = ${debtId}`)
  await tx.execute(sql`
    insert into ${debtEntries} (${entries})
    select ${entries} from ${removedDebtEntries} where user_id = ${userId} and debt_id = ${debtId} order by seq`)
  await tx.execute(sql`
    insert into ${debtStatements} (${statements})
    select ${statements} from ${removedDebtStatements} where user_id = ${userId} and debt_id = ${debtId} order by seq`)
}

/**
 * Lets the account keep the debt up to date again, if it is still there and no other debt follows it. What happened
 * meanwhile is in the bank's balance: payments are followed from `today` on (YYYY-MM-DD).
 */
export async function followAgain(
  tx: Executor,
  { userId, id, bankDebt }: RemovedDebtRow,
  today: string,
): Promise<void> {
  if (bankDebt === null) return
  const { accountId, fetchedAt, ...link } = bankDebt
  const found = await tx.$count(
    bankAccounts,
    and(eq(bankAccounts.userId, userId), eq(bankAccounts.id, accountId)),
  )
  if (found === 0) return
  await tx
    .insert(bankDebts)
    .values({ ...link, userId, debtId: id, accountId, fetchedAt: new Date(fetchedAt), followedFrom: today })
    .onConflictDoNothing()
}

/** Debts removed at this moment or before it can no longer be brought back at `now`. */
export const lastRemovedGone = (now: Date): Date => new Date(now.getTime() - BRING_BACK_MS)

/** The last removed first; only those that can still be brought back at `now`. */
export function listRemovedRows(db: Executor, userId: string, now: Date): Promise<RemovedDebtRow[]> {
  return db
    .select()
    .from(removedDebts)
    .where(and(eq(removedDebts.userId, userId), gt(removedDebts.removedAt, lastRemovedGone(now))))
    .orderBy(desc(removedDebts.removedAt), desc(removedDebts.seq))
    .limit(MAX_DEBTS)
}

/** Reads a removed debt and keeps others from bringing it back until the transaction ends. */
export async function lockRemovedDebt(tx: Executor, key: DebtKey): Promise<RemovedDebtRow | undefined> {
  const [row] = await tx.select().from(removedDebts).where(oneRemoved(key)).for('update')
  return row
}

/** Deletes a removed debt with its lines. */
export async function forgetRemovedDebt(tx: Executor, key: DebtKey): Promise<void> {
  await tx.delete(removedDebts).where(oneRemoved(key))
}

/** Deletes for good what anybody removed at this moment or before; answers how many debts. */
export async function forgetRemovedBefore(db: Executor, moment: Date): Promise<number> {
  const { rowCount } = await db.delete(removedDebts).where(lte(removedDebts.removedAt, moment))
  return rowCount ?? 0
}

/** True where a removed debt of theirs could not be brought back as it is: a file may hold any lines and days. */
export async function hasUnfitRemoved(db: Executor, userId: string, latest: Date): Promise<boolean> {
  const { rows } = await db.execute<{ is: boolean }>(sql`
    select exists (
      select 1 from ${removedDebts} d
      cross join lateral (
        select coalesce(sum(case when e.kind = 'payment' then -e.amount else e.amount end), 0) as owed
        from ${removedDebtEntries} e where e.user_id = d.user_id and e.debt_id = d.id
      ) l
      where d.user_id = ${userId}
        and (l.owed < 0 or (d.closed_at is not null and l.owed <> 0)
          or d.removed_at > ${latest.toISOString()}::timestamptz)
    ) as is`)
  return rows[0]?.is === true
}
