/** Adds the debts of a file, those whose name is not there already; all of them or none. */
import type { BodyOf } from '#contracts/endpoint.ts'
import { MAX_DEBTS } from '#engine/debts/entries/refusals.ts'
import type { importDebts } from '#contracts/money/imports.ts'
import { debtNameKey } from '#engine/imports/debts-table.ts'
import type { Executor } from '#server/db/executor.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import { insertDebt, insertLines, listDebtRows } from '#server/features/debts/debts.queries.ts'
import { readPersonDay } from '#server/features/account/settings/settings.queries.ts'
import { countImports, insertImport, noteImportedDebt } from './imports.queries.ts'
import { MOST_IMPORTS, nothingNew, tooManyDebts, tooManyImports } from './refusals.ts'

type Body = BodyOf<typeof importDebts>
type Debt = Body['debts'][number]

/** Names are compared with those that are there, and with those before them in the file. */
function newDebts(debts: Debt[], names: Set<string>): Debt[] {
  return debts.filter(({ name, isWanted }) => {
    const key = debtNameKey(name)
    const isNew = !names.has(key)
    names.add(key)
    return isNew || isWanted
  })
}

async function addDebt(
  tx: Executor,
  { userId, importId, openedOn }: { userId: string; importId: string; openedOn: string },
  debt: Debt,
): Promise<void> {
  const { name, type, balance, interestRate = null, minimumPayment = null, paymentDueDate = null } = debt
  const key = await insertDebt(tx, userId, { name, type, interestRate, minimumPayment, paymentDueDate })
  await insertLines(tx, key, [{ kind: 'opening', amount: balance, occurredOn: openedOn }])
  await noteImportedDebt(tx, { userId, importId, debtId: key.debtId })
}

/**
 * Answers the import's id. Throws 422 where nothing is new, and where the person
 * would have more debts than they may keep.
 */
export function storeImportedDebts(
  db: Executor,
  userId: string,
  { body, now }: { body: Body; now: Date },
): Promise<string> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    const { fileName } = body
    if ((await countImports(tx, userId)) >= MOST_IMPORTS) throw tooManyImports()
    const there = await listDebtRows(tx, userId)
    const fresh = newDebts(body.debts, new Set(there.map(({ name }) => debtNameKey(name))))
    if (fresh.length === 0) throw nothingNew('debts')
    if (there.length + fresh.length > MAX_DEBTS) throw tooManyDebts()
    const skipped = body.debts.length - fresh.length
    const row = { userId, fileName, skipped, createdAt: now }
    const { id } = await insertImport(tx, { ...row, kind: 'debts', format: 'csv' })
    const of = { userId, importId: id, openedOn: await readPersonDay(tx, userId, now) }
    for (const debt of fresh) await addDebt(tx, of, debt)
    return id
  })
}
