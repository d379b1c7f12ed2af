/** Records money spent in a category, or money that came back, and takes a line back. */
import { MAX_AMOUNT_CENTS } from '#engine/money/cents.ts'
import { onlyRow } from '#server/db/only-row.ts'
import type { Executor } from '#server/db/executor.ts'
import { isFutureDay } from '#server/calendar-day.ts'
import { readPersonDay } from '#server/features/account/settings/settings.queries.ts'
import { readCategoryFigures, lockCategory } from './budget.queries.ts'
import type { CategoryFigures, CategoryKey } from './budget.queries.ts'
import type { SpendingRow } from './budget.table.ts'
import { monthOf } from './month.ts'
import { missingSpending, spendsTooMuch, spentInFuture } from './refusals.ts'
import { insertSpending, removeSpending, sumSpending } from './spending.queries.ts'
import type { NewSpending } from './spending.queries.ts'

/** `amount` in cents, below zero for money that came back; `spentOn` null is today. */
export type SpendingEntry = Omit<NewSpending, 'spentOn'> & { spentOn: string | null }

/** The line, and its category with the figures of the month it lies in. */
export type RecordedSpending = { line: SpendingRow; category: CategoryFigures }

async function storeSpending(tx: Executor, key: CategoryKey, entry: NewSpending): Promise<SpendingRow> {
  const spent = await sumSpending(tx, key, monthOf(entry.spentOn))
  // Both ways: more may come back than was spent.
  if (Math.abs(spent + entry.amount) > MAX_AMOUNT_CENTS) throw spendsTooMuch()
  return onlyRow(await insertSpending(tx, key, [entry]))
}

/** Throws 404 when the category is not the person's; 422 for a day in the future or a month that holds too much. */
export function recordSpending(
  db: Executor,
  key: CategoryKey,
  { entry, now }: { entry: SpendingEntry; now: Date },
): Promise<RecordedSpending> {
  return db.transaction(async (tx) => {
    await lockCategory(tx, key)
    const spentOn = entry.spentOn ?? (await readPersonDay(tx, key.userId, now))
    if (isFutureDay(spentOn, now)) throw spentInFuture()
    const line = await storeSpending(tx, key, { ...entry, spentOn })
    return { line, category: await readCategoryFigures(tx, key, monthOf(spentOn)) }
  })
}

/** Throws 404 when there is no such line. */
export function takeBackSpending(
  db: Executor,
  key: CategoryKey,
  spendingId: string,
): Promise<CategoryFigures> {
  return db.transaction(async (tx) => {
    await lockCategory(tx, key)
    const line = await removeSpending(tx, key, spendingId)
    if (!line) throw missingSpending()
    return readCategoryFigures(tx, key, monthOf(line.spentOn))
  })
}
