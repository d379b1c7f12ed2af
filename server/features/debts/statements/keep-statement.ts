/** Keeps a statement of a debt, and removes one. The latest is what the debt asks for. */
import {
  becomesLatest,
  latestWithout,
  MAX_STATEMENTS,
  missingStatement,
  refusalsOfStatement,
  tooManyStatements,
} from '#engine/debts/statements/refusals.ts'
import { toStatement, type StatementRecord } from '#engine/debts/statements/statement-record.ts'
import type { Executor } from '#server/db/executor.ts'
import { invalidInput, refused } from '#server/errors.ts'
import { lockDebt, saveDebt } from '../debts.queries.ts'
import type { DebtKey, DebtWithBank } from '../debts.queries.ts'
import { missingDebt } from '../refusals.ts'
import { deleteStatementRow, insertStatement, listStatementRows } from './statements.queries.ts'
import type { StatementRow } from './statements.table.ts'

const latestKept = ({ statementMinimum, statementDueOn }: DebtWithBank) =>
  statementMinimum === null || statementDueOn === null
    ? null
    : { minimum: statementMinimum, dueOn: statementDueOn }

/** Throws 404 when the debt is not the person's, 422 for figures that cannot be, or too many statements. */
export function keepStatement(
  db: Executor,
  key: DebtKey,
  { statement, today }: { statement: StatementRecord; today: string },
): Promise<{ statement: StatementRow; debt: DebtWithBank }> {
  return db.transaction(async (tx) => {
    const debt = await lockDebt(tx, key)
    if (!debt) throw missingDebt()
    const refusals = refusalsOfStatement(toStatement(statement), today)
    if (refusals.length > 0) throw invalidInput(refusals)
    const kept = await listStatementRows(tx, key)
    if (kept.length >= MAX_STATEMENTS) throw refused(tooManyStatements())
    const row = await insertStatement(tx, key, statement)
    const latest = becomesLatest(latestKept(debt), row)
      ? { statementMinimum: row.minimum, statementDueOn: row.dueOn }
      : {}
    return { statement: row, debt: await saveDebt(tx, key, { ...latest, version: debt.version + 1 }) }
  })
}

/** Throws 404 when there is no such statement. */
export function removeStatement(db: Executor, key: DebtKey, statementId: string): Promise<DebtWithBank> {
  return db.transaction(async (tx) => {
    const debt = await lockDebt(tx, key)
    if (!debt) throw missingDebt()
    const kept = await listStatementRows(tx, key)
    const removed = kept.find(({ id }) => id === statementId)
    if (!removed) throw refused(missingStatement())
    await deleteStatementRow(tx, key, statementId)
    const rest = kept.filter((one) => one !== removed)
    const latest = latestWithout(latestKept(debt), removed, rest)
    return saveDebt(tx, key, {
      statementMinimum: latest?.minimum ?? null,
      statementDueOn: latest?.dueOn ?? null,
      version: debt.version + 1,
    })
  })
}
