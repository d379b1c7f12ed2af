/** Links after a plan: told a week before, ended after thirty days, and kept where the plan goes on. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listDebts } from '#contracts/testing/debts-asked.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { banksOf, fakeBanking, link, startAnew } from '../banks-under-test.ts'
import type { FakeBanking } from '../banks-under-test.ts'
import { endUnusedLinks } from './unused-links.ts'

const DAY_MS = 86_400_000
const STARTED = Date.parse('2026-06-01T07:26:00Z')

let test: TestApp
let banking: FakeBanking
let ada: TestUser
let links = 0

beforeAll(async () => {
  banking = fakeBanking()
  test = await buildTestApp({ banking })
  ada = await makeUser(test.app)
})
afterAll(() => test.close())
beforeEach(async () => {
  await startAnew(test.pool)
  await plan('active')
  links += 1
  banking.offer(`public-${links}`)
  await link(ada, `public-${links}`)
  await test.app.parts.jobs.runDue()
})

const plan = (status: string) =>
  test.pool.query(
    `update users set subscription_status = $1, subscription_plan_id = 'price_monthly', subscription_ends_at = now() - interval '1 year'`,
    [status],
  )

/** The night so many days after the plan ended; answers the subjects of the mails that it sent. */
async function night(day: number): Promise<string[]> {
  const before = test.outbox().length
  test.setNow(new Date(STARTED + day * DAY_MS))
  await endUnusedLinks(test.app.parts, 'https://jubilee.test')
  await test.app.parts.jobs.runDue()
  return test
    .outbox()
    .slice(before)
    .map(({ subject }) => subject)
}

const TOLD = 'We will end our access to your bank'
const ENDED = 'Our access to your bank has ended'
const isOpen = () => ![...banking.items.values()].at(-1)!.isRemoved

it('end thirty days after the plan, with a mail a week before; the debts stay', async () => {
  await plan('canceled')
  expect(await night(0)).toEqual([])
  expect(await banksOf(ada)).toMatchObject([{ accessEndsAt: '2026-07-01T07:26:00.000Z' }])
  expect(await night(22)).toEqual([])
  expect(await night(23)).toEqual([TOLD])
  expect(test.outbox().at(-1)?.text).toMatch(/On July 1, 2026 we end our access to:\s+- Harbor Bank/)
  expect(await night(24)).toEqual([])
  expect(await night(29)).toEqual([])
  expect(isOpen()).toBe(true)
  expect(await night(30)).toEqual([ENDED])
  expect(isOpen()).toBe(false)
  expect(await banksOf(ada)).toEqual([])
  expect(await listDebts(ada)).toMatchObject([{ name: 'Everyday Card', bank: null }])
  expect(await night(31)).toEqual([])
})

it('stay where the plan goes on, and the time begins again after it', async () => {
  await plan('canceled')
  await night(0)
  expect(await night(25)).toEqual([TOLD])
  await plan('active')
  expect(await night(31)).toEqual([])
  expect(await banksOf(ada)).toMatchObject([{ accessEndsAt: null }])
  await plan('unpaid')
  expect(await night(40)).toEqual([])
  expect(await night(62)).toEqual([])
  expect(await night(63)).toEqual([TOLD])
  expect(isOpen()).toBe(true)
})

it('are not ended within a week of the mail, however late it went', async () => {
  await plan('canceled')
  await night(0)
  expect(await night(100)).toEqual([TOLD])
  expect(await banksOf(ada)).toMatchObject([{ accessEndsAt: '2026-09-16T07:26:00.000Z' }])
  expect(await night(106)).toEqual([])
  expect(await night(107)).toEqual([ENDED])
})

it('are announced in the language of the person', async () => {
  await ada.request('PATCH', '/api/settings', { language: 'es' })
  await plan('canceled')
  await night(0)
  expect(await night(23)).toEqual(['Terminaremos nuestro acceso a su banco'])
  expect(test.outbox().at(-1)?.text).toContain('El 1 de julio de 2026 terminaremos nuestro acceso a:')
  expect(await night(30)).toEqual(['Nuestro acceso a su banco terminó'])
})
