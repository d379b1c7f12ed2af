import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { SANDBOX_PHONE_CODE } from '#contracts/money/credit-monitoring.ts'
import { makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { Bureau } from './bureau.ts'
import { createBureau } from './method-bureau.ts'

const ada = { firstName: 'Ada', lastName: 'Byrne', birthDate: '1988-04-12', phone: '+12025550143' }
const names = (error: unknown) => (error as Error).name

const json =
  (body: unknown, status = 200) =>
  (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
const html = (status: number) => (_: IncomingMessage, response: ServerResponse) => {
  response.writeHead(status, { 'content-type': 'text/html' }).end('<html>')
}

const scored = (score: number, source: string, model: string) => ({
  score,
  source,
  model,
  factors: [],
  created_at: '2026-11-20T10:00:00Z',
})

describe('against the sandbox', () => {
  let test: TestApp
  let bureau: Bureau
  beforeAll(async () => {
    test = await buildTestApp()
    bureau = test.app.parts.bureau
  })
  afterAll(() => test.close())

  const storedEntities = async () =>
    (await test.pool.query(`select id from sandbox_objects where service = 'method' and kind = 'entity'`))
      .rows

  async function known(userId: string): Promise<string> {
    const enrolled = await bureau.enroll({ userId, person: ada, idempotencyKey: userId })
    await bureau.confirmPhone({
      memberId: enrolled.memberId,
      phoneCheckId: enrolled.phoneCheckId!,
      code: SANDBOX_PHONE_CODE,
    })
    return enrolled.memberId
  }

  it('enrolls once for one key, however often it is asked', async () => {
    const before = await storedEntities()
    const given = { userId: 'u1', person: ada, idempotencyKey: 'once' }
    const all = await Promise.all(Array.from({ length: 8 }, () => bureau.enroll(given)))
    expect(new Set(all.map(({ memberId }) => memberId)).size).toBe(1)
    expect((await storedEntities()).length).toBe(before.length + 1)
  })

  it('keeps no name, phone or birth date in the sandbox', async () => {
    await bureau.enroll({ userId: 'u2', person: ada, idempotencyKey: 'u2' })
    const { rows } = await test.pool.query(`select body::text from sandbox_objects where service = 'method'`)
    for (const text of ['Byrne', '5550143', '1988-04-12']) expect(JSON.stringify(rows)).not.toContain(text)
  })

  it('takes a phone that is none for nobody it knows', async () => {
    const given = { userId: 'u3', person: { ...ada, phone: '+10000000000' }, idempotencyKey: 'u3' }
    await expect(bureau.enroll(given)).rejects.toSatisfy((error) => names(error) === 'NotFoundAtBureau')
  })

  it('gives nothing before the phone is confirmed, and refuses a wrong code and an old one', async () => {
    const { memberId, phoneCheckId } = await bureau.enroll({
      userId: 'u4',
      person: ada,
      idempotencyKey: 'u4',
    })
    const early = await bureau.requestReport(memberId).catch(names)
    expect(early).toBe('NeedsVerification')
    const given = { memberId, phoneCheckId: phoneCheckId! }
    expect(await bureau.confirmPhone({ ...given, code: '000000' }).catch(names)).toBe('WrongCode')
    expect(await bureau.confirmPhone({ ...given, code: SANDBOX_PHONE_CODE }).catch(names)).toBe('WrongCode')
    const again = await bureau.sendCode(memberId)
    test.setNow(new Date(Date.now() + 11 * 60_000))
    const late = bureau.confirmPhone({ memberId, ...again, code: SANDBOX_PHONE_CODE })
    expect(await late.catch(names)).toBe('WrongCode')
    const fresh = await bureau.sendCode(memberId)
    await bureau.confirmPhone({ memberId, ...fresh, code: SANDBOX_PHONE_CODE })
    expect(await bureau.requestReport(memberId)).toMatchObject({ scoresId: expect.stringMatching(/^crs_/) })
  })

  it('has no file of a person without accounts', async () => {
    const memberId = await known('nobody')
    const request = await bureau.requestReport(memberId)
    expect(await bureau.readReport(memberId, request, { wait: true }).catch(names)).toBe('NotFoundAtBureau')
  })

  it('gives true models, never FICO, and factors made of the records', async () => {
    const user = await makeUser(test.app)
    const debt = { name: 'Card', type: 'credit_card', balance: '450.00', creditLimit: '1000.00' }
    const { status } = await user.request('POST', '/api/debts', {
      ...debt,
      interestRate: '0.2',
      minimumPayment: '25.00',
      startedOn: '2019-09-01',
    })
    expect(status).toBe(201)
    const memberId = await known(user.id)
    const request = await bureau.requestReport(memberId)
    expect(await bureau.readReport(memberId, request)).toEqual({ state: 'onItsWay' })
    const report = await bureau.readReport(memberId, request, { wait: true })
    if (report.state !== 'completed') throw new Error('the report did not come')
    expect(report.scores.map(({ bureau: of, model }) => [of, model])).toEqual([
      ['experian', 'vantagescore_4'],
      ['transunion', 'vantagescore_3'],
      ['equifax', 'vantagescore_3'],
    ])
    for (const { score, reasons } of report.scores) {
      expect(score).toBeGreaterThanOrEqual(300)
      expect(reasons).toContain('Balances on cards are high for their limits')
    }
    expect(report.factors).toContainEqual({ kind: 'utilization', rating: 'fair', value: 45 })
    const second = await bureau.requestReport(memberId)
    const same = await bureau.readReport(memberId, second, { wait: true })
    expect(same.state === 'completed' && same.scores.map(({ score }) => score)).toEqual(
      report.scores.map(({ score }) => score),
    )
  })

  it('stops for good when the consent is taken back, once or twice', async () => {
    const memberId = await known('leaving')
    await bureau.withdraw(memberId)
    await bureau.withdraw(memberId)
    expect(await bureau.requestReport(memberId).catch(names)).toBe('OutsideUnavailable')
  })

  it('refuses unknown parameters, another key, and what is not there, as Method does', async () => {
    const { baseUrl, apiKey } = test.app.parts.peers!.places.method
    const post = async (path: string, body: unknown, key = apiKey) => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
      const answer = await fetch(`${baseUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      return { status: answer.status, body: await answer.json() }
    }
    const individual = { first_name: 'A', last_name: 'B', phone: '+12025550143' }
    const entity = { type: 'individual', individual }
    expect(await post('/entities', { ...entity, surprise: 1 })).toMatchObject({
      status: 400,
      body: { success: false, data: { error: { type: 'INVALID_REQUEST', sub_type: 'INVALID_REQUEST' } } },
    })
    expect((await post('/entities', entity, 'other')).status).toBe(401)
    expect((await post('/entities/ent_none/credit_scores', {})).status).toBe(404)
    expect((await post('/payments', {})).status).toBe(404)
  })
})

describe('a service that fails', () => {
  const limits = { requestMs: 60, totalMs: 200, waitMs: 60, pollMs: 20 }
  let server: Server | null = null
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
  })

  async function facing(
    answer: (request: IncomingMessage, response: ServerResponse) => void,
  ): Promise<Bureau> {
    server = createServer(answer)
    await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return createBureau({ apiKey: 'key', baseUrl: `http://127.0.0.1:${port}`, webhookSecret: null }, limits)
  }

  const failures: [string, (request: IncomingMessage, response: ServerResponse) => void][] = [
    ['hangs', () => {}],
    ['closes the line', (request) => request.socket.destroy()],
    ['answers a page', html(200)],
    ['answers 500', html(500)],
    ['answers null', json(null)],
    ['answers no data', json({ success: true })],
    ['answers other data', json({ success: true, data: { id: 7, status: {} } })],
    ['answers an error without words', json({ success: false, data: {} }, 400)],
    ['refuses the key', json({ data: { error: { type: 'INVALID_AUTHORIZATION', sub_type: 'x' } } }, 401)],
  ]

  it.each(failures)('that %s is away, in every call', async (_name, answer) => {
    const bureau = await facing(answer)
    const calls: Promise<unknown>[] = [
      bureau.enroll({ userId: 'u', person: ada, idempotencyKey: 'k' }),
      bureau.sendCode('ent_1'),
      bureau.confirmPhone({ memberId: 'ent_1', phoneCheckId: 'evf_1', code: '123456' }),
      bureau.requestReport('ent_1'),
      bureau.readReport('ent_1', { scoresId: 'crs_1', factorsId: null }, { wait: true }),
      bureau.withdraw('ent_1'),
    ]
    const outcomes = await Promise.allSettled(calls)
    const readAs = outcomes.map((one) => (one.status === 'rejected' ? names(one.reason) : 'done'))
    // A withdrawal reads nothing from the answer: that the service took it is enough.
    expect(readAs.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'OutsideUnavailable'))
  })

  it('is asked for a report once, whatever it answers', async () => {
    let asked = 0
    const bureau = await facing((request, response) => {
      if (request.url?.endsWith('/credit_scores')) asked += 1
      html(500)(request, response)
    })
    await bureau.requestReport('ent_1').catch(names)
    expect(asked).toBe(1)
  })

  it('gives scores without factors, models it does not name, and nothing out of range', async () => {
    const scores = [
      scored(700, 'experian', 'vantage_9'),
      scored(9, 'transunion', 'vantage_3'),
      scored(700, 'innovis', 'vantage_3'),
    ]
    const bureau = await facing((request, response) => {
      if (request.url?.includes('attributes')) return html(500)(request, response)
      return json({ data: { id: 'crs_1', status: 'completed', scores, error: null } })(request, response)
    })
    const request = await bureau.requestReport('ent_1')
    expect(request).toEqual({ scoresId: 'crs_1', factorsId: null })
    expect(await bureau.readReport('ent_1', request)).toMatchObject({
      state: 'completed',
      scores: [{ bureau: 'experian', model: 'other', score: 700, asOf: new Date('2026-11-20T10:00:00Z') }],
      factors: [],
    })
  })
})
