import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Content } from '#contracts/admin/content.ts'
import type { OffersContent } from '#contracts/money/offers.ts'
import { parseEnv } from '#server/env.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const place = '/api/admin/content/offers/offers/en'

let test: TestApp
let ruth: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  test.setNow(NOW)
  ruth = await makeUser(test.app, { isAdmin: true })
})
afterAll(() => test.close())

const visitor = (method: 'GET' | 'POST', url: string) => ask(test.app, { method, url })
const offers = async () => (await visitor('GET', '/api/content/offers')).body as OffersContent
const visits = async () => (await ruth.request('GET', '/api/admin/offer-visits')).body

/** The first sample made a real offer, as an admin would. */
async function publishRealOffer(): Promise<void> {
  const { body } = (await ruth.request('GET', place)).body as Content
  const real = structuredClone(body) as OffersContent
  Object.assign(real.groups[0]!.offers[0]!, { id: 'real-one', name: 'Real One', isSample: false })
  Object.assign(real.groups[0]!.offers[0]!, { link: 'https://partner.test/?from=jubilee' })
  await ruth.request('PUT', `${place}/draft`, { revision: 0, body: real })
  const answer = await ruth.request('POST', `${place}/publish`, { revision: 1, note: 'A first partner.' })
  expect(answer.status).toBe(200)
}

it('counts are for admins; the offers are for everybody', async () => {
  expect((await visitor('GET', '/api/admin/offer-visits')).status).toBe(401)
  const person = await makeUser(test.app)
  expect((await person.request('GET', '/api/admin/offer-visits')).status).toBe(403)
  const { groups } = await offers()
  expect(groups.map(({ id }) => id)).toEqual(['credit-repair', 'credit-builder'])
  for (const offer of groups.flatMap(({ offers }) => offers))
    expect(offer).toMatchObject({
      terms: expect.stringMatching(/\.$/),
      commission: expect.stringMatching(/\.$/),
    })
})

const idsOf = ({ groups }: OffersContent) => groups.flatMap((group) => group.offers.map(({ id }) => id))

it('are in the language of the reader until some are published', async () => {
  const url = '/api/content/offers'
  const { body } = await ask(test.app, { method: 'GET', url, cookie: 'language=es' })
  const spanish = body as OffersContent
  const english = await offers()
  expect(spanish.rights.heading).toBe('Antes de pagar por reparar su crédito')
  expect(idsOf(spanish)).toEqual(idsOf(english))
})

it('samples stand in the sandbox alone', async () => {
  const live = await buildTestApp({ env: { ...parseEnv({}), mode: 'live' } })
  const shown = (await ask(live.app, { method: 'GET', url: '/api/content/offers' })).body as OffersContent
  expect(shown.groups.flatMap((group) => group.offers)).toEqual([])
  expect(shown.rights).toEqual((await offers()).rights)
  expect((await offers()).groups.flatMap((group) => group.offers)).toHaveLength(4)
  await live.close()
})

it.each(['sample-repair-one', 'nobody', '%00', 'x'.repeat(99)])(
  'a visit to %s, which leads nowhere, is a 404 and counts nothing',
  async (id) => {
    expect((await visitor('POST', `/api/offers/${id}/visit`)).status).toBe(404)
    expect(await visits()).toEqual([])
  },
)

it('a published offer is there at once, and its visits are counted by the day, with nothing of the person', async () => {
  await publishRealOffer()
  expect((await offers()).groups[0]?.offers[0]).toMatchObject({ id: 'real-one' })
  for (const day of ['2026-10-01', '2026-11-19', '2026-11-20']) {
    test.setNow(new Date(`${day}T12:00:00Z`))
    await visitor('POST', '/api/offers/real-one/visit')
  }
  expect((await visitor('POST', '/api/offers/real-one/visit')).status).toBe(200)
  expect(await visits()).toEqual([{ offerId: 'real-one', lastThirtyDays: 3, total: 4 }])
  const { rows } = await test.pool.query('select * from offer_visits order by day')
  expect(Object.keys(rows[0])).toEqual(['offer_id', 'day', 'visits'])
})

it('visits at the same moment are all counted, up to thirty a minute from one address', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => visitor('POST', '/api/offers/real-one/visit')),
  )
  const counted = answers.filter(({ status }) => status === 200).length
  expect(answers.some(({ status }) => status === 429)).toBe(true)
  expect(await visits()).toEqual([{ offerId: 'real-one', lastThirtyDays: 3 + counted, total: 4 + counted }])
})

it.each<[string, string, (real: OffersContent) => void]>([
  [
    'groups.0.offers.0.link',
    'needs a link',
    (o) => Object.assign(o.groups[0]!.offers[0]!, { isSample: false }),
  ],
  [
    'groups.0.offers.0.link',
    'https',
    (o) => Object.assign(o.groups[0]!.offers[0]!, { link: 'http://x.test' }),
  ],
  [
    'groups.0.offers.0.commission',
    'Write something',
    (o) => Object.assign(o.groups[0]!.offers[0]!, { commission: '' }),
  ],
  ['groups', 'the id', (o) => o.groups[0]!.offers.push(structuredClone(o.groups[0]!.offers[0]!))],
])('a draft without what it needs (%s) is not published', async (path, words, change) => {
  const { draft, history } = (await ruth.request('GET', place)).body as Content
  const shipped = (await ruth.request('GET', `${place}/versions/0`)).body as { body: OffersContent }
  change(shipped.body)
  const revision = draft?.revision ?? 0
  const saved = (await ruth.request('PUT', `${place}/draft`, { revision, body: shipped.body }))
    .body as Content
  expect(saved.draft?.faults).toContainEqual({ path, message: expect.stringContaining(words) })
  expect(
    (await ruth.request('POST', `${place}/publish`, { revision: revision + 1, note: 'Try.' })).status,
  ).toBe(422)
  expect(((await ruth.request('GET', place)).body as Content).history).toEqual(history)
})
