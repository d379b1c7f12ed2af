/** Budgets for tests: made and spent through the API. */
import type * as contract from '#contracts/money/budget.ts'
import type { WireOf } from '#contracts/endpoint.ts'
import type { Pool } from '#server/db/connect.ts'
import type { TestAnswer, TestUser } from '#server/testing/make-user.ts'

/** As the wire has them. */
export type BudgetCategory = WireOf<typeof contract.createBudgetCategory>

/** The payload of the specification. */
export const FOOD = {
  name: 'Food',
  budgetAmount: '600',
  spentAmount: '0',
  color: null,
  isActive: true,
  icon: null,
}

export const CATEGORIES = '/api/budget-categories'

export function bodyOf<T>(answer: TestAnswer, status: number): T {
  if (answer.status !== status)
    throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`)
  // The answer went through its contract on the way out; the tests check the rest.
  return answer.body as T
}

export async function addCategory(user: TestUser, change: object = {}): Promise<BudgetCategory> {
  return bodyOf(await user.request('POST', CATEGORIES, { ...FOOD, ...change }), 201)
}

export async function listCategories(user: TestUser, month?: string): Promise<BudgetCategory[]> {
  return bodyOf(await user.request('GET', month ? `${CATEGORIES}?month=${month}` : CATEGORIES), 200)
}

export async function patchCategory(user: TestUser, id: string, body: object): Promise<BudgetCategory> {
  return bodyOf(await user.request('PATCH', `${CATEGORIES}/${id}`, body), 200)
}

export type Spent = WireOf<typeof contract.recordSpending>

export const spendingOf = (id: string) => `${CATEGORIES}/${id}/spending`

export async function spend(user: TestUser, id: string, body: object): Promise<Spent> {
  return bodyOf(await user.request('POST', spendingOf(id), body), 201)
}

export async function listMonths(
  user: TestUser,
  month: string,
): Promise<WireOf<typeof contract.listBudgetMonths>> {
  return bodyOf(await user.request('GET', `/api/budget-months?month=${month}`), 200)
}

/** The fields a 422 names, with the sentence of each. */
export function fieldsOf(answer: TestAnswer): Record<string, string> {
  const { fields } = bodyOf<{ fields: { field: string; message: string }[] }>(answer, 422)
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]))
}

/** Everything stored about budgets, to show that a refused request changed nothing. */
export async function everythingStored(pool: Pool): Promise<unknown> {
  const tables = ['budget_groups', 'budget_categories', 'budget_amounts', 'budget_carries', 'spending']
  return Promise.all(
    tables.map(async (table) => (await pool.query(`select * from ${table} order by 1, 2, 3`)).rows),
  )
}
