/** Goals for tests: made, filled and read through the API of any server. */
import type { WireOf } from '#contracts/endpoint.ts'
import type * as contract from '#contracts/money/goals.ts'
import { bodyOf, type Person } from './server-under-test.ts'

/** As the wire has them. */
type Goal = WireOf<typeof contract.createGoal>
type Contribution = WireOf<typeof contract.listContributions>[number]
export type Contributed = WireOf<typeof contract.addContribution>

export const FUND = { title: 'Emergency fund', targetAmount: '1000' }

export async function addGoal(person: Person, change: object = {}): Promise<Goal> {
  return bodyOf(await person.request('POST', '/api/goals', { ...FUND, ...change }), 201)
}

export async function listGoals(person: Person): Promise<Goal[]> {
  return bodyOf(await person.request('GET', '/api/goals'), 200)
}

export async function patchGoal(person: Person, id: string, body: object): Promise<Goal> {
  return bodyOf(await person.request('PATCH', `/api/goals/${id}`, body), 200)
}

export const contributionsOf = (id: string) => `/api/goals/${id}/contributions`

export async function contribute(person: Person, id: string, body: object): Promise<Contributed> {
  return bodyOf(await person.request('POST', contributionsOf(id), body), 201)
}

export async function listContributions(person: Person, id: string): Promise<Contribution[]> {
  return bodyOf(await person.request('GET', contributionsOf(id)), 200)
}

/** Everything a person has of goals, to show that a refused request changed nothing. */
export async function goalsAndMore(person: Person): Promise<unknown> {
  const goals = await listGoals(person)
  return { goals, contributions: await Promise.all(goals.map(({ id }) => listContributions(person, id))) }
}
