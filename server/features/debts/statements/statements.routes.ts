/** The calls of contracts/money/statements.ts. */
import * as contract from '#contracts/money/statements.ts'
import { missingStatement } from '#engine/debts/statements/refusals.ts'
import { recordOfSent } from '#engine/debts/statements/statement-record.ts'
import { refused } from '#server/errors.ts'
import { readPersonDay } from '#server/features/account/settings/settings.queries.ts'
import type { App } from '#server/http/app-parts.ts'
import { requireUuid } from '#server/http/ids.ts'
import { mount } from '#server/http/mount.ts'
import { withIsoDates } from '#server/iso-dates.ts'
import { presentDebt } from '../debt-columns.ts'
import { findDebt } from '../debts.queries.ts'
import { keyOf, missingDebt } from '../refusals.ts'
import { keepStatement, removeStatement } from './keep-statement.ts'
import { listStatementRows } from './statements.queries.ts'

export function mountStatements(app: App): void {
  mount(app, contract.listStatements, async ({ parts, user, params }) => {
    const key = keyOf(user, params)
    if (!(await findDebt(parts.db, key))) throw missingDebt()
    return (await listStatementRows(parts.db, key)).map(withIsoDates)
  })

  mount(app, contract.addStatement, async ({ parts, user, params, body }) => {
    const today = await readPersonDay(parts.db, user.id, parts.clock.now())
    const given = { statement: recordOfSent(body), today }
    const { statement, debt } = await keepStatement(parts.db, keyOf(user, params), given)
    return { statement: withIsoDates(statement), debt: presentDebt(debt) }
  })

  mount(app, contract.deleteStatement, async ({ parts, user, params }) => {
    const statementId = requireUuid(params.statementId, () => refused(missingStatement()))
    return { debt: presentDebt(await removeStatement(parts.db, keyOf(user, params), statementId)) }
  })
}
