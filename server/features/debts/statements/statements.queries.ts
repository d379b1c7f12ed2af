/** One statement each; the owner's id is in every one. The card statements of a debt. */
import { and, desc, eq } from 'drizzle-orm'
import type { StatementRecord } from '#engine/debts/statements/statement-record.ts'
import type { Executor } from '#server/db/executor.ts'
import { onlyRow } from '#server/db/only-row.ts'
import type { DebtKey } from '../debts.queries.ts'
import { debtStatements, type StatementRow } from './statements.table.ts'

const ofDebt = ({ userId, debtId }: DebtKey) =>
  and(eq(debtStatements.userId, userId), eq(debtStatements.debtId, debtId))

/** The latest due day first; of one day the last that was kept. */
export function listStatementRows(db: Executor, key: DebtKey): Promise<StatementRow[]> {
  return db
    .select()
    .from(debtStatements)
    .where(ofDebt(key))
    .orderBy(desc(debtStatements.dueOn), desc(debtStatements.seq))
}

export async function insertStatement(
  db: Executor,
  key: DebtKey,
  statement: StatementRecord,
): Promise<StatementRow> {
  return onlyRow(
    await db
      .insert(debtStatements)
      .values({ ...statement, ...key })
      .returning(),
  )
}

export async function deleteStatementRow(db: Executor, key: DebtKey, statementId: string): Promise<void> {
  await db.delete(debtStatements).where(and(ofDebt(key), eq(debtStatements.id, statementId)))
}
