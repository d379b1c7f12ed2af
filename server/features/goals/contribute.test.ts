import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { centsToDecimal, parseCents } from '#engine/money/cents.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import {
  addGoal,
  contribute,
  contributionsOf,
  listContributions,
  listGoals,
} from '#contracts/testing/goals-asked.ts'
import { bodyOf, fieldsOf } from '#contracts/testing/server-under-test.ts'
import { everythingStored } from './goals-under-test.ts'
import type { Contributed } from '#contracts/testing/goals-asked.ts'

let test: TestApp
let ada: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  test.setNow(new Date('2026-11-20T12:00:00Z'))
  ada = await makeUser(test.app)
})
afterAll(() => test.close())

describe('a contribution', () => {
  it('never takes out more than the goal holds, even when many arrive at once', async () => {
    const { id } = await addGoal(ada, { currentAmount: 100 })
    const take = () => ada.request('POST', contributionsOf(id), { amount: 30, isWithdrawal: true })
    const answers = await Promise.all(Array.from({ length: 8 }, take))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, ...Array(5).fill(422)])
    expect(fieldsOf(await take())).toEqual({
      amount: 'There is $10.00 in this goal. Enter that amount or less.',
    })
    const empty = await addGoal(ada)
    expect(
      fieldsOf(await ada.request('POST', contributionsOf(empty.id), { amount: 1, isWithdrawal: true })),
    ).toEqual({ amount: 'There is nothing in this goal yet, so there is nothing to take out.' })
  })

  it('is stored once for one request, however often it arrives at the same time', async () => {
    const { id } = await addGoal(ada)
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ada.requestOnce(key, contributionsOf(id), { amount: 25 })),
    )
    const [first, ...rest] = answers.map((answer) => bodyOf<Contributed>(answer, 201))
    for (const answer of rest) expect(answer).toEqual(first)
    expect(first!.goal.currentAmount).toBe('25.00')
    expect(await listContributions(ada, id)).toHaveLength(1)
    expect((await contribute(ada, id, { amount: 25 })).contribution.id).not.toBe(first!.contribution.id)
  })

  it('is taken back once, but not while a withdrawal rests on it', async () => {
    const { id } = await addGoal(ada)
    const { contribution } = await contribute(ada, id, { amount: 50 })
    const { contribution: out } = await contribute(ada, id, { amount: 20, isWithdrawal: true })
    const before = await everythingStored(test.pool)
    const refused = await ada.request('DELETE', `${contributionsOf(id)}/${contribution.id}`)
    expect(fieldsOf(refused)['']).toMatch(/nothing changed\. Take back what you took out first\.$/)
    expect(await everythingStored(test.pool)).toEqual(before)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ada.request('DELETE', `${contributionsOf(id)}/${out.id}`)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(404)])
    expect(await ada.request('DELETE', `${contributionsOf(id)}/${contribution.id}`)).toMatchObject({
      status: 200,
      body: { goal: { id, currentAmount: '0.00' } },
    })
  })
})

describe('any sequence of contributions, withdrawals and contributions taken back', () => {
  const cents = fc.integer({ min: 1, max: 50_000 })
  const step = fc.oneof(
    fc.record({ act: fc.constantFrom('put' as const, 'take' as const), cents }),
    fc.record({ act: fc.constant('takeBack' as const), which: fc.nat(4) }),
  )

  it('leaves the goal with the sum of what is left, never below zero', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { id } = await addGoal(ada)
        for (const one of steps) {
          if (one.act === 'takeBack') {
            const target = (await listContributions(ada, id))[one.which]
            if (target) await ada.request('DELETE', `${contributionsOf(id)}/${target.id}`)
          } else {
            const body = { amount: centsToDecimal(one.cents), isWithdrawal: one.act === 'take' }
            await ada.request('POST', contributionsOf(id), body)
          }
          const held = (await listContributions(ada, id)).reduce(
            (sum, { amount }) => sum + parseCents(amount)!,
            0,
          )
          const goal = (await listGoals(ada)).find((one) => one.id === id)!
          expect(goal.currentAmount).toBe(centsToDecimal(held))
          expect(held).toBeGreaterThanOrEqual(0)
        }
        await ada.request('DELETE', `/api/goals/${id}`)
      }),
      { numRuns: 30 },
    )
  })
})
