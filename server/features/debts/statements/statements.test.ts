import { afterAll, beforeAll } from 'vitest'
import { holdsToStatementsContract } from '#contracts/testing/statements-contract.ts'
import { makeUser } from '#server/testing/make-user.ts'
import { buildTestApp, type TestApp } from '#server/testing/test-app.ts'

let test: TestApp

beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

holdsToStatementsContract(() => ({ newPerson: () => makeUser(test.app), setNow: test.setNow }))
