/** What every server of the goals' contract does. Called inside a test file, with how its server is asked. */
import { beforeAll, describe, expect, it } from 'vitest'
import {
  FUND,
  addGoal,
  contribute,
  contributionsOf,
  goalsAndMore,
  listContributions,
  listGoals,
  patchGoal,
} from './goals-asked.ts'
import { fieldsOf, type Person, type ServerUnderTest } from './server-under-test.ts'

let server: ServerUnderTest
let ada: Person

/** `start` is called once, before the first test. */
export function holdsToGoalsContract(start: () => ServerUnderTest): void {
  beforeAll(async () => {
    server = start()
    server.setNow(new Date('2026-11-20T12:00:00Z'))
    ada = await server.newPerson()
  })
  describe('a bad body of a goal', () => {
    badBodies()
  })
  describe('goals by contract', () => {
    goals()
  })
  describe('changes of goals by contract', () => {
    changes()
  })
  describe('a contribution by contract', () => {
    contributions()
  })
}

function badBodies() {
  it.each<[string, object]>([
    ['title', { title: ' ' }],
    ['targetAmount', { targetAmount: 0 }],
    ['targetAmount', { targetAmount: '1,000' }],
    ['targetDate', { targetDate: '2027-02-29' }],
    ['userId', { userId: 'somebody' }],
    ['completedAt', { completedAt: '2026-11-20T00:00:00Z' }],
  ])('names %s of %j with a sentence and stores nothing, new or changed', async (field, change) => {
    const goal = await addGoal(ada)
    const before = await goalsAndMore(ada)
    const posted = fieldsOf(await ada.request('POST', '/api/goals', { ...FUND, ...change }))
    const patched = fieldsOf(await ada.request('PATCH', `/api/goals/${goal.id}`, change))
    for (const fields of [posted, patched]) {
      expect(Object.keys(fields)).toEqual([field])
      expect(fields[field]).toMatch(/^[A-Z“].*\.$/)
    }
    expect(await goalsAndMore(ada)).toEqual(before)
  })

  it.each<[string, object]>([
    ['amount', {}],
    ['amount', { amount: '-1' }],
    ['amount', { amount: 1, isWithdrawal: true }],
    ['isWithdrawal', { amount: 1, isWithdrawal: 'yes' }],
    ['contributedOn', { amount: 1, contributedOn: '2999-01-01' }],
    ['contributedOn', { amount: 1, contributedOn: '2026-02-30' }],
  ])('of a contribution names %s of %j and stores nothing', async (field, body) => {
    const goal = await addGoal(ada)
    const before = await goalsAndMore(ada)
    expect(Object.keys(fieldsOf(await ada.request('POST', contributionsOf(goal.id), body)))).toEqual([field])
    expect(await goalsAndMore(ada)).toEqual(before)
  })
}

function goals() {
  it('come back as the contract has them; what is saved already is the first contribution', async () => {
    const zoe = await server.newPerson()
    const goal = await addGoal(zoe, { targetDate: '2027-06-30', currentAmount: '125.5' })
    expect(goal).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'Emergency fund',
      currentAmount: '125.50',
      targetAmount: '1000.00',
      targetDate: '2027-06-30',
      completedAt: null,
      version: 1,
      createdAt: expect.stringMatching(/Z$/),
    })
    expect(await listContributions(zoe, goal.id)).toEqual([
      { id: expect.any(String), amount: '125.50', contributedOn: '2026-11-20' },
    ])
    const bare = await addGoal(zoe, { targetDate: '' })
    expect(bare).toMatchObject({ targetDate: null, currentAmount: '0.00' })
    expect(await listContributions(zoe, bare.id)).toEqual([])
    expect(await listGoals(zoe)).toEqual([goal, bare])
  })

  it('change only in the keys given; null empties, and an empty change is none', async () => {
    const goal = await addGoal(ada, { targetDate: '2027-06-30', currentAmount: 5 })
    const renamed = await patchGoal(ada, goal.id, { title: 'Rainy days' })
    expect(renamed).toEqual({ ...goal, title: 'Rainy days', version: 2 })
    const changed = await patchGoal(ada, goal.id, { targetAmount: '2500.50', targetDate: null })
    expect(changed).toEqual({ ...renamed, targetAmount: '2500.50', targetDate: null, version: 3 })
    expect(await patchGoal(ada, goal.id, {})).toEqual(changed)
    expect((await listGoals(ada)).find(({ id }) => id === goal.id)).toEqual(changed)
  })
}

function changes() {
  it('are done since they were first called done, open again when said so, and listed last', async () => {
    const zoe = await server.newPerson()
    const [first, second, third] = [await addGoal(zoe), await addGoal(zoe), await addGoal(zoe)]
    const done = await patchGoal(zoe, second.id, { isCompleted: true })
    expect(done).toMatchObject({ completedAt: '2026-11-20T12:00:00.000Z', version: 2 })
    server.setNow(new Date('2026-11-20T13:00:00Z'))
    expect(await patchGoal(zoe, second.id, { isCompleted: true })).toEqual(done)
    await patchGoal(zoe, first.id, { isCompleted: true })
    const order = async () => (await listGoals(zoe)).map(({ id }) => id)
    expect(await order()).toEqual([third.id, second.id, first.id])
    expect(await patchGoal(zoe, second.id, { isCompleted: false })).toMatchObject({
      completedAt: null,
      version: 3,
    })
    expect(await order()).toEqual([second.id, third.id, first.id])
    server.setNow(new Date('2026-11-20T12:00:00Z'))
  })

  it('answer 409 with what is stored where the version is not the latest', async () => {
    const goal = await addGoal(ada)
    await contribute(ada, goal.id, { amount: 5 })
    const changed = await patchGoal(ada, goal.id, { title: 'Rainy days', version: 1 })
    const before = await goalsAndMore(ada)
    const stale = await ada.request('PATCH', `/api/goals/${goal.id}`, { isCompleted: true, version: 1 })
    expect(stale).toMatchObject({ status: 409, body: { code: 'conflict', current: changed } })
    expect(changed.currentAmount).toBe('5.00')
    expect(await goalsAndMore(ada)).toEqual(before)
  })
}

function contributions() {
  it('adds to its goal, a withdrawal takes out, and every cent is kept', async () => {
    const { id } = await addGoal(ada)
    await contribute(ada, id, { amount: 0.1 })
    expect((await contribute(ada, id, { amount: 0.2 })).goal.currentAmount).toBe('0.30')
    const out = await contribute(ada, id, { amount: '0.15', isWithdrawal: true, contributedOn: '2026-11-21' })
    expect(out).toMatchObject({
      contribution: { amount: '-0.15', contributedOn: '2026-11-21' },
      goal: { id, currentAmount: '0.15', version: 1 },
    })
    expect((await listContributions(ada, id)).map(({ amount }) => amount)).toEqual(['-0.15', '0.20', '0.10'])
    expect(
      fieldsOf(await ada.request('POST', contributionsOf(id), { amount: 1, contributedOn: '2026-11-22' })),
    ).toEqual({
      contributedOn: 'Enter the day you did this. It cannot be in the future.',
    })
  })

  it('is refused where the goal would hold more than an amount can be', async () => {
    const { id } = await addGoal(ada, { currentAmount: '999999999.99' })
    expect(fieldsOf(await ada.request('POST', contributionsOf(id), { amount: 0.01 }))).toEqual({
      amount: 'A goal can hold at most $999,999,999.99. Enter a smaller amount.',
    })
  })
}
