/** Goals for tests: made and filled through the API. */
import type * as contract from '#contracts/money/goals.ts'
import type { WireOf } from '#contracts/endpoint.ts'
import type { Pool } from '#server/db/connect.ts'
import type { TestAnswer, TestUser } from '#server/testing/make-user.ts'

/** As the wire has them. */
type Goal = WireOf<typeof contract.createGoal>
type Contribution = WireOf<typeof contract.listContributions>[number]

export const FUND = { title: 'Emergency fund', targetAmount: '1000' }

export function bodyOf<T>(answer: TestAnswer, status: number): T {
  if (answer.status !== status)
    throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`)
  // The answer went through its contract on the way out; the tests check the rest.
  return answer.body as T
}

export async function addGoal(user: TestUser, change: object = {}): Promise<Goal> {
  return bodyOf(await user.request('POST', '/api/goals', { ...FUND, ...change }), 201)
}

export async function listGoals(user: TestUser): Promise<Goal[]> {
  return bodyOf(await user.request('GET', '/api/goals'), 200)
}

export async function patchGoal(user: TestUser, id: string, body: object): Promise<Goal> {
  return bodyOf(await user.request('PATCH', `/api/goals/${id}`, body), 200)
}

export const contributionsOf = (id: string) => `/api/goals/${id}/contributions`

export type Contributed = WireOf<typeof contract.addContribution>

export async function contribute(user: TestUser, id: string, body: object): Promise<Contributed> {
  return bodyOf(await user.request('POST', contributionsOf(id), body), 201)
}

export async function listContributions(user: TestUser, id: string): Promise<Contribution[]> {
  return bodyOf(await user.request('GET', contributionsOf(id)), 200)
}

/** The fields a 422 names, with the sentence of each. */
export function fieldsOf(answer: TestAnswer): Record<string, string> {
  const { fields } = bodyOf<{ fields: { field: string; message: string }[] }>(answer, 422)
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]))
}

/** Everything stored about goals, to show that a refused request changed nothing. */
export async function everythingStored(pool: Pool): Promise<unknown> {
  const tables = ['goals', 'goal_contributions']
  return Promise.all(
    tables.map(async (table) => (await pool.query(`select * from ${table} order by 1, 2, 3`)).rows),
  )
}
