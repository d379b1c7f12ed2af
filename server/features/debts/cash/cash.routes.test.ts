import { afterAll, beforeAll } from 'vitest'
import { holdsToCashContract } from '#contracts/testing/cash-contract.ts'
import { makeUser } from '#server/testing/make-user.ts'
import { buildTestApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp

beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

holdsToCashContract(() => ({ newPerson: () => makeUser(test.app), setNow: test.setNow }))
