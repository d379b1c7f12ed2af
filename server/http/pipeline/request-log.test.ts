import { expect, test } from 'vitest'
import { createLogger } from '#server/log.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'

/** What a person types into every call they can reach, and what must not be found in a log afterwards. */
const canaries = ['canary', '8675309', '8675.31', 'quiet-harbour', 'zebra-']

test('one JSON line a request, with the route and the outcome, and nothing that a person typed', async () => {
  const lines: string[] = []
  const served = await buildTestApp({ log: createLogger((line) => lines.push(line)) })
  const ada = await makeUser(served.app, { email: 'canary-ada@example.test', firstName: 'Canary' })
  const debt = { name: 'canary card', type: 'credit_card', balance: '8675309.00', interestRate: '0.1899' }
  const made = await ada.request('POST', '/api/debts', debt)
  const { id } = made.body as { id: string }
  await ada.request('POST', `/api/debts/${id}/payments`, { amount: '8675.31', note: 'canary note' })
  await ada.request('PATCH', `/api/debts/${id}`, { name: 'canary', canaryKey: 'canary' })
  await ada.request('POST', '/api/debts', { ...debt, balance: '-8675309' })
  await ask(served.app, {
    method: 'POST',
    url: '/api/login?canary=1',
    body: { email: 'canary-ada@example.test', password: 'zebra-wrong' },
  })
  await ask(served.app, {
    method: 'POST',
    url: '/api/password/forgot',
    body: { email: 'canary@example.test' },
  })
  await ask(served.app, { method: 'GET', url: '/canary/8675309?email=canary@example.test' })
  await ask(served.app, { method: 'POST', url: '/api/login', body: '{"canary' })
  await served.pool.query('drop table debts cascade')
  expect((await ada.request('POST', '/api/debts', debt)).status).toBe(500)
  await served.close()

  const log = lines.join('\n').toLowerCase()
  for (const canary of canaries) expect(log).not.toContain(canary)
  expect(log).not.toContain(id)
  const requests = lines.map((line) => JSON.parse(line)).filter((line) => line.event === 'request')
  expect(requests).toContainEqual(
    expect.objectContaining({
      userId: ada.id,
      method: 'PATCH',
      route: '/api/debts/:id',
      status: 422,
      outcome: 'invalid_input',
    }),
  )
  for (const line of requests)
    expect(line).toMatchObject({ requestId: expect.any(String), ms: expect.any(Number) })
  const failure = lines.map((line) => JSON.parse(line)).find((line) => line.event === 'request.failed')
  expect(failure).toMatchObject({ code: '42P01', stack: expect.any(Array) })
})
