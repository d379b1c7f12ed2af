import { afterAll, beforeAll } from 'vitest'
import { holdsToPlanContract } from '#contracts/testing/plan-contract.ts'
import { makeUser } from '#server/testing/make-user.ts'
import { buildTestApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp

beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

holdsToPlanContract(() => ({ newPerson: () => makeUser(test.app), setNow: test.setNow }))
