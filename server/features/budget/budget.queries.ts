/**
 * One statement each; the owner's id is in every one. What a category has in a month is added up where it is
 * read: amount, carried and spent come with their category in one statement, however many there are.
 */
import { and, asc, between, desc, eq, getTableColumns, lte, sql, sum } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { gather, given, listOf, presented, query } from '#server/db/statements/lists.ts'
import type { List } from '#server/db/statements/lists.ts'
import { storedCents } from '#server/db/money-columns.ts'
import { onlyRow } from '#server/db/only-row.ts'
import type { Executor } from '#server/db/executor.ts'
import { budgetAmounts, budgetCarries, budgetCategories, spending } from './budget.table.ts'
import type { BudgetCategoryRow } from './budget.table.ts'
import { daysOf, monthOf } from './month.ts'
import { missingCategory } from './refusals.ts'

/** Names one category: the owner first. */
export type CategoryKey = { userId: string; categoryId: string }

/** The fields of a category that a person edits, without its amounts. */
export type CategoryFields = Pick<
  BudgetCategoryRow,
  'name' | 'color' | 'icon' | 'isActive' | 'dueDay' | 'groupId'
>

/** A category with its figures of one month, in cents. */
export type CategoryFigures = BudgetCategoryRow & {
  budgetAmount: number
  carriedAmount: number
  /** below zero where more came back than was spent */
  spentAmount: number
  /** lines above zero */
  paymentCount: number
}

/** The amount carried into a month for a category, in cents. */
export type Carry = { categoryId: string; amount: number }

const oneCategory = ({ userId, categoryId }: CategoryKey) =>
  and(eq(budgetCategories.userId, userId), eq(budgetCategories.id, categoryId))

function latestAmount() {
  return query
    .select({ amount: budgetAmounts.amount })
    .from(budgetAmounts)
    .where(
      and(
        eq(budgetAmounts.userId, budgetCategories.userId),
        eq(budgetAmounts.categoryId, budgetCategories.id),
        lte(budgetAmounts.fromMonth, given('month')),
      ),
    )
    .orderBy(desc(budgetAmounts.fromMonth))
    .limit(1)
    .as('latest')
}

function spentInMonth() {
  return query
    .select({
      spentAmount: sum(spending.amount).as('spent_amount'),
      paymentCount: sql`count(*) filter (where ${spending.amount} > 0)`.as('payment_count'),
    })
    .from(spending)
    .where(
      and(
        eq(spending.userId, budgetCategories.userId),
        eq(spending.categoryId, budgetCategories.id),
        between(spending.spentOn, given('firstDay'), given('lastDay')),
      ),
    )
    .as('spent')
}

/** A month's figures; those of one month are asked for with `inMonth`. */
function figuresWhere(which: SQL | undefined): List<CategoryFigures> {
  const latest = latestAmount()
  const spent = spentInMonth()
  const fields = {
    ...getTableColumns(budgetCategories),
    budget: { of: sql`${latest.amount}`, read: storedCents },
    carried: { of: sql`${budgetCarries.amount}`, read: storedCents },
    spent: { of: sql`${spent.spentAmount}`, read: storedCents },
    payments: { of: sql`${spent.paymentCount}`, read: Number },
  }
  const carriedHere = and(
    eq(budgetCarries.userId, budgetCategories.userId),
    eq(budgetCarries.categoryId, budgetCategories.id),
    eq(budgetCarries.month, given('month')),
  )
  const list = listOf(fields, (row) =>
    query
      .select({ row })
      .from(budgetCategories)
      .leftJoinLateral(latest, sql`true`)
      .leftJoin(budgetCarries, carriedHere)
      .leftJoinLateral(spent, sql`true`)
      .where(which)
      .orderBy(asc(budgetCategories.position), asc(budgetCategories.seq)),
  )
  return presented(list, ({ budget, carried, spent, payments, ...category }) => ({
    ...category,
    budgetAmount: budget ?? 0,
    carriedAmount: carried ?? 0,
    spentAmount: spent ?? 0,
    paymentCount: payments ?? 0,
  }))
}

/** The values that ask for the figures of a month ('YYYY-MM'), or of the month that a day (YYYY-MM-DD) lies in. */
export function inMonth(day: string) {
  const month = monthOf(day)
  const { first, last } = daysOf(month)
  return { month, firstDay: first, lastDay: last }
}

/** The person's categories in their own order with the figures of a month, inactive ones too. */
export const categoryList = figuresWhere(eq(budgetCategories.userId, given('userId')))

const askCategories = gather('categories', { categories: categoryList })
const askCategory = gather('category', {
  categories: figuresWhere(
    and(eq(budgetCategories.userId, given('userId')), eq(budgetCategories.id, given('categoryId'))),
  ),
})

/**
 * The person's categories in their own order with the figures of a month ('YYYY-MM'), inactive ones too.
 * One statement, whatever the number of categories and of lines spent. Before its first amount a category has 0.
 */
export async function listCategoryFigures(
  db: Executor,
  userId: string,
  month: string,
): Promise<CategoryFigures[]> {
  return (await askCategories(db, { userId, ...inMonth(month) })).categories
}

/** One category with the figures of a month. Throws 404 when it is not the person's. */
export async function readCategoryFigures(
  db: Executor,
  key: CategoryKey,
  month: string,
): Promise<CategoryFigures> {
  const [found] = (await askCategory(db, { ...key, ...inMonth(month) })).categories
  if (!found) throw missingCategory()
  return found
}

/**
 * Reads a category and keeps others from changing it, or what is spent in it, until the transaction ends. Throws 404
 * when it is not the person's.
 */
export async function lockCategory(db: Executor, key: CategoryKey): Promise<BudgetCategoryRow> {
  const [row] = await db.select().from(budgetCategories).where(oneCategory(key)).for('no key update')
  if (!row) throw missingCategory()
  return row
}

/** Lets nobody remove one of the person's categories until the transaction ends. */
export async function keepCategories(db: Executor, userId: string): Promise<void> {
  await db
    .select({ id: budgetCategories.id })
    .from(budgetCategories)
    .where(eq(budgetCategories.userId, userId))
    .for('key share')
}

export async function categoryExists(db: Executor, key: CategoryKey): Promise<boolean> {
  return (await db.$count(budgetCategories, oneCategory(key))) > 0
}

export const countCategories = (db: Executor, userId: string): Promise<number> =>
  db.$count(budgetCategories, eq(budgetCategories.userId, userId))

/** Inserts a category behind the others. */
export async function insertCategory(
  db: Executor,
  userId: string,
  fields: Pick<CategoryFields, 'name'> & Partial<CategoryFields>,
): Promise<CategoryKey> {
  const behind = db
    .select({ position: sql`coalesce(max(${budgetCategories.position}), -1) + 1` })
    .from(budgetCategories)
    .where(eq(budgetCategories.userId, userId))
  const { id } = onlyRow(
    await db
      .insert(budgetCategories)
      .values({ ...fields, userId, position: sql`(${behind})` })
      .returning({ id: budgetCategories.id }),
  )
  return { userId, categoryId: id }
}

/** Writes the fields given and the next version. */
export async function saveCategory(
  db: Executor,
  key: CategoryKey,
  change: Partial<CategoryFields> & { version: number },
): Promise<void> {
  await db
    .update(budgetCategories)
    .set({ ...change, updatedAt: sql`now()` })
    .where(oneCategory(key))
}

/** Removes a category with its amounts and what was spent in it; false when there is none. */
export async function removeCategory(db: Executor, key: CategoryKey): Promise<boolean> {
  const { rowCount } = await db.delete(budgetCategories).where(oneCategory(key))
  return rowCount === 1
}

/** The ids of the person's categories in their order. */
export async function listCategoryIds(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: budgetCategories.id })
    .from(budgetCategories)
    .where(eq(budgetCategories.userId, userId))
    .orderBy(asc(budgetCategories.position), asc(budgetCategories.seq))
  return rows.map(({ id }) => id)
}

/** The ids and names of the person's categories, inactive ones too, oldest first. */
export function listCategoryNames(db: Executor, userId: string): Promise<{ id: string; name: string }[]> {
  return db
    .select({ id: budgetCategories.id, name: budgetCategories.name })
    .from(budgetCategories)
    .where(eq(budgetCategories.userId, userId))
    .orderBy(asc(budgetCategories.seq))
}

/** Gives the person's categories the positions they have in `ids`, from 0. */
export async function saveOrder(db: Executor, userId: string, ids: string[]): Promise<void> {
  const place = sql`array_position(${sql.param(ids)}::uuid[], ${budgetCategories.id}) - 1`
  await db.update(budgetCategories).set({ position: place }).where(eq(budgetCategories.userId, userId))
}

/** Sets the amount that holds from a month on, until a later row. */
export async function saveAmount(
  db: Executor,
  key: CategoryKey,
  { fromMonth, amount }: { fromMonth: string; amount: number },
): Promise<void> {
  await db
    .insert(budgetAmounts)
    .values({ ...key, fromMonth, amount })
    .onConflictDoUpdate({
      target: [budgetAmounts.userId, budgetAmounts.categoryId, budgetAmounts.fromMonth],
      set: { amount },
    })
}

/** Replaces the carried amounts of a month. */
export async function saveCarries(
  db: Executor,
  { userId, month }: { userId: string; month: string },
  carries: Carry[],
): Promise<void> {
  await removeCarries(db, { userId, month })
  if (carries.length > 0)
    await db.insert(budgetCarries).values(carries.map((carry) => ({ ...carry, userId, month })))
}

export async function removeCarries(
  db: Executor,
  { userId, month }: { userId: string; month: string },
): Promise<void> {
  await db.delete(budgetCarries).where(and(eq(budgetCarries.userId, userId), eq(budgetCarries.month, month)))
}
