import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WireOf } from '#contracts/endpoint.ts'
import type { listGrantQueue } from '#contracts/foundation/grants-desk.ts'
import { bodyOf, onDeskOf } from '#server/features/grants/grants-under-test.ts'
import { makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { seedDemoGift, seedDemoGrant } from './seed-demo-grant.ts'
import { seedDemoPeople } from './seed-demo-people.ts'

let served: TestApp
beforeAll(async () => {
  served = await buildTestApp()
  await seedDemoPeople(served.app.parts)
  await Promise.all([seedDemoGrant(served.app.parts), seedDemoGrant(served.app.parts)])
  await seedDemoGrant(served.app.parts)
  await Promise.all([seedDemoGift(served.app.parts), seedDemoGift(served.app.parts)])
})
afterAll(() => served.close())

test('one application waits, whole, with papers that can be read', async () => {
  const admin = await makeUser(served.app, { isAdmin: true })
  const { applications } = bodyOf<WireOf<typeof listGrantQueue>>(
    await admin.request('GET', '/api/admin/grants'),
  )
  expect(applications).toMatchObject([{ status: 'submitted', approvalsNeeded: 2, isLate: false }])
  const desk = await onDeskOf(admin, applications[0]!.id)
  expect(desk.funds).toEqual({ onHand: '4000.00', waiting: '0.00', free: '4000.00' })
  expect(desk).toMatchObject({ eligibility: { fits: true }, applicant: { name: 'Rosa Delgado' } })
  expect(desk.debts.every(({ debtId }) => debtId !== null)).toBe(true)
  for (const { id } of desk.documents) {
    const url = `/api/admin/grants/${desk.id}/documents/${id}`
    const got = await served.app.inject({ method: 'GET', url, headers: { cookie: admin.cookie } })
    expect(got.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  }
  const { rows } = await served.pool.query('select count(*)::int as n from documents')
  expect(rows).toEqual([{ n: 2 }])
})
