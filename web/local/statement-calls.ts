/** The calls of card statements, on what is kept in this browser. */
import * as contract from '#contracts/money/statements.ts'
import {
  becomesLatest,
  latestWithout,
  MAX_STATEMENTS,
  missingStatement,
  refusalsOfStatement,
  tooManyStatements,
} from '#engine/debts/statements/refusals.ts'
import { recordOfSent, toStatement } from '#engine/debts/statements/statement-record.ts'
import { changed, debtOf, presentDebt } from './kept/kept-debt.ts'
import { recordOf, Refused, serve, type Served } from './served.ts'

export const servedStatements: Served[] = [
  serve(contract.listStatements, ({ kept, params }) =>
    (debtOf(kept.debts, params.id).statements ?? [])
      .toReversed()
      .toSorted((a, b) => (a.dueOn > b.dueOn ? -1 : Number(a.dueOn < b.dueOn))),
  ),

  serve(contract.addStatement, ({ kept, params, body, now, today }) => {
    const debt = debtOf(kept.debts, params.id)
    const record = recordOfSent(body)
    const faults = refusalsOfStatement(toStatement(record), today)
    if (faults.length > 0) throw new Refused({ kind: 'faults', faults })
    const statements = debt.statements ?? []
    if (statements.length >= MAX_STATEMENTS) throw new Refused(tooManyStatements())
    const statement = { ...record, id: crypto.randomUUID(), createdAt: now }
    debt.statements = [...statements, statement]
    const { minimum, dueOn } = statement
    if (becomesLatest(debt.statement, statement)) debt.statement = { minimum, dueOn }
    return { statement, debt: presentDebt(changed(debt, now)) }
  }),

  serve(contract.deleteStatement, ({ kept, params, now }) => {
    const debt = debtOf(kept.debts, params.id)
    const removed = recordOf(debt.statements ?? [], params.statementId, missingStatement())
    const rest = (debt.statements ?? []).filter((one) => one !== removed)
    debt.statements = rest
    debt.statement = latestWithout(debt.statement, removed, rest)
    return { debt: presentDebt(changed(debt, now)) }
  }),
]
