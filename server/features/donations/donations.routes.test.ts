import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { listDonations } from '#contracts/foundation/donations.ts'
import type { WireOf } from '#contracts/endpoint.ts'
import { sessionIdOf, startBilling } from '#server/features/billing/billing-under-test.ts'
import type { BillingTest } from '#server/features/billing/billing-under-test.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { download, give, guestGift, verify } from './donations-under-test.ts'

let it: BillingTest
let ada: TestUser
let bob: TestUser
let adasGift: WireOf<typeof listDonations>['gifts'][number]
beforeAll(async () => {
  it = await startBilling()
  ada = await makeUser(it.app)
  bob = await makeUser(it.app)
  const sessionId = sessionIdOf(await give(it, { ...guestGift, isMonthly: true }, { user: ada }))
  await it.pay(sessionId, { email: ada.email })
  await it.settle()
  adasGift = ((await ada.request('GET', '/api/donations')).body as WireOf<typeof listDonations>).gifts[0]!
})
afterAll(() => it.close())

async function countGifts(): Promise<number> {
  const { rows } = await it.pool.query<{ count: string }>('select count(*) from donations')
  return Number(rows[0]!.count)
}

const own = () =>
  [
    ['GET', '/api/donations'],
    ['POST', `/api/donations/${adasGift.id}/stop`],
    ['GET', `/api/donations/${adasGift.id}/receipt.pdf`],
    ['GET', `/api/donations/statement/${it.now().getUTCFullYear()}.pdf`],
  ] as const

test('somebody else’s gift is not there, and is not stopped', async () => {
  for (const [method, url] of own().slice(1)) expect((await bob.request(method, url)).status).toBe(404)
  expect((await bob.request('GET', '/api/donations')).body).toEqual({ gifts: [], years: [] })
  const { body } = await ada.request('GET', '/api/donations')
  expect((body as WireOf<typeof listDonations>).gifts[0]).toMatchObject({ id: adasGift.id, state: 'active' })
})

test('somebody else’s payment has no receipt under one’s own gift', async () => {
  const url = `/api/donations/${adasGift.id}/receipt.pdf?payment=${randomUUID()}`
  expect((await download(it, url, ada.cookie)).status).toBe(404)
  expect((await ada.request('GET', '/api/donations/not-an-id/receipt.pdf')).status).toBe(404)
})

describe('a body that cannot be taken', () => {
  test.each([
    ['nothing', { amount: '0' }, 'amount'],
    ['less than a dollar', { amount: '0.99' }, 'amount'],
    ['more than $25,000', { amount: '25000.01' }, 'amount'],
    ['a tenth of a cent', { amount: '10.005' }, 'amount'],
    ['a negative amount', { amount: '-50' }, 'amount'],
    ['no email of a guest', { email: undefined }, 'email'],
    ['no email at all', { email: 'nobody' }, 'email'],
    ['a name to show without a name', { showName: true }, 'publicName'],
    ['a link as a name', { showName: true, publicName: 'win.example' }, 'publicName'],
    ['markup as a name', { showName: true, publicName: '<b>Ada</b>' }, 'publicName'],
    ['two lines as a name', { showName: true, publicName: 'Ada\nByrne' }, 'publicName'],
    ['a name that is too long', { showName: true, publicName: 'a'.repeat(61) }, 'publicName'],
    ['an unknown field', { donor: 'ada' }, 'donor'],
  ])('%s: 422, and nothing is stored', async (_, wrong, field) => {
    const before = await countGifts()
    const answer = await give(it, { ...guestGift, ...wrong })
    expect(answer.status).toBe(422)
    const { fields = [] } = answer.body as { fields?: { field: string }[] }
    expect(fields.map((one) => one.field)).toContain(field)
    expect(await countGifts()).toBe(before)
  })
})

describe('what is taken', () => {
  test.each(['1', '25000', 50, '19.99'])('%s dollars, from a guest', async (amount) => {
    const answer = await give(it, { ...guestGift, amount })
    expect(answer).toMatchObject({ status: 200, body: { url: expect.stringContaining('/sandbox/stripe/') } })
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax$/)
  })

  test.each(['Ruth & Boaz', 'José Núñez', 'The O’Neill family', 'St. Mary’s, Boston', 'M. K.'])(
    '“%s” is a name that can be shown',
    async (publicName) => {
      expect((await give(it, { ...guestGift, showName: true, publicName })).status).toBe(200)
    },
  )

  test('a name is not kept without consent', async () => {
    const begun = await give(it, { ...guestGift, showName: false, publicName: 'Ruth' })
    const { rows } = await it.pool.query(
      'select public_name as name, consented_at as at from donations where session_id = $1',
      [sessionIdOf(begun)],
    )
    expect(rows).toEqual([{ name: null, at: null }])
  })
})

test('a session that is not ours, and none, are told so', async () => {
  expect((await verify(it, 'cs_test_nobodys')).status).toBe(404)
  expect(await ask(it.app, { method: 'GET', url: '/api/foundation/donations/verify' })).toMatchObject({
    status: 422,
  })
})

test('a link that is unknown or too old opens nothing and stops nothing', async () => {
  const token = 'x'.repeat(43)
  for (const url of ['gift', 'receipt.pdf'])
    expect((await download(it, `/api/foundation/donations/${url}?token=${token}`)).status).toBe(404)
  const url = '/api/foundation/donations/gift/stop'
  expect((await ask(it.app, { method: 'POST', url, body: { token } })).status).toBe(404)
  const mail = it.outbox().findLast(({ to, subject }) => to === ada.email && subject.includes('receipt'))!
  const known = /receipt\.pdf\?token=([\w-]+)/.exec(mail.text)![1]!
  const receipt = () => download(it, `/api/foundation/donations/receipt.pdf?token=${known}`)
  expect((await receipt()).status).toBe(200)
  expect((await ask(it.app, { method: 'POST', url, body: { token: known } })).status).toBe(404)
  await it.pool.query(`update donation_links set created_at = created_at - interval '501 days'`)
  expect((await receipt()).status).toBe(404)
})
