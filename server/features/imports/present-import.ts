/** Rows of the database as the contract has them. */
import type { Import, ImportLine, KnownTransaction } from '#contracts/money/imports.ts'
import type { Known } from '#engine/imports/duplicates.ts'
import type { LineView } from './import-lines.queries.ts'
import type { ImportedDebt, ImportView } from './imports.queries.ts'

export function presentImport(view: ImportView, debts: ImportedDebt[]): Import {
  const { createdAt, ...rest } = view
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    debts: debts.filter(({ importId }) => importId === view.id),
  }
}

export function presentKnown({ date, cents, description, source }: Known): KnownTransaction {
  return { date, amount: cents, description, source }
}

/** What lies in no category waits, unless it only moved or the person put it out. */
function sortedBy({ row, categoryId }: LineView): ImportLine['sortedBy'] {
  if (row.sorting === 'out') return 'person'
  if (row.sorting === 'moved') return 'moved'
  return categoryId === null ? 'nobody' : row.sorting
}

export function presentLine(view: LineView): ImportLine {
  const { row, categoryId } = view
  const isRemoved = row.sorting === 'rule' && categoryId === null
  return {
    id: row.id,
    date: row.postedOn,
    amount: row.amount,
    description: row.description,
    categoryId,
    sortedBy: sortedBy(view),
    isChanged: isRemoved || row.sorting === 'person' || row.sorting === 'out',
  }
}
