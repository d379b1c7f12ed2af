/** A removed debt is in nothing that its owner reads, hears or gets by mail, but in the list of removed debts. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '#contracts/endpoint.ts'
import { addDebt, listDebts, pay } from '#contracts/testing/debts-asked.ts'
import { bodyOf } from '#contracts/testing/server-under-test.ts'
import { card, cardDebt, fakeBanking, link } from '#server/features/banks/banks-under-test.ts'
import { ask, makeUser } from './make-user.ts'
import type { TestUser } from './make-user.ts'
import { plantEverything } from './plant-everything.ts'
import type { Planted } from './plant-everything.ts'
import { keyOf } from './sample-bodies.ts'
import { buildTestApp } from './test-app.ts'
import type { TestApp } from './test-app.ts'

/** stands in the names of the debts that are removed, and nowhere else */
const NAME = 'Quokka'

const questions = ['How much do I owe?', 'What is due next?', 'Which debt first?', 'List my debts']

const banking = fakeBanking()
let served: TestApp
let ada: TestUser
let planted: Planted
let calendar: string

beforeAll(async () => {
  served = await buildTestApp({ banking })
  served.setNow(new Date('2026-11-20T15:00:00Z'))
  ada = await makeUser(served.app, { status: 'active', planId: 'price_premium' })
  planted = await plantEverything({ served, banking, owner: ada, word: 'Ada' })
  await served.pool.query(
    `insert into settings (user_id, weekly_reports) values ($1, true)
     on conflict (user_id) do update set weekly_reports = true`,
    [ada.id],
  )
  const feed = bodyOf<{ url: string }>(await ada.request('POST', '/api/calendar-feed'), 201)
  calendar = new URL(feed.url).pathname + new URL(feed.url).search
})
afterAll(() => served.close())

/** Debts of every origin: by hand, from a file, from a bank. All are due soon, with a payment and a limit. */
async function plantDebts(): Promise<string[]> {
  const terms = { interestRate: '0.2999', creditLimit: '1500', paymentDueDate: '2026-11-24' }
  await addDebt(ada, { name: `${NAME} card`, ...terms })
  await ada.request('POST', '/api/imports/debts', {
    fileName: 'debts.csv',
    debts: [{ name: `${NAME} loan`, type: 'other', balance: '900', paymentDueDate: '2026-11-24' }],
  })
  banking.offer(NAME, {
    institution: { id: 'ins_9', name: 'Other Bank' },
    accounts: [card({ name: 'Other card' })],
    liabilities: [cardDebt()],
  })
  await link(ada, NAME)
  const linked = (await listDebts(ada)).find(({ name }) => name === 'Other card')!
  // The account at the bank keeps its own name, and is no debt.
  await ada.request('PATCH', `/api/debts/${linked.id}`, { name: `${NAME} of a bank` })
  const debts = (await listDebts(ada)).filter(({ name }) => name.includes(NAME))
  for (const { id } of debts) await pay(ada, id, { amount: 10 })
  return debts.map(({ id }) => id)
}

const pathOf = ({ path, query }: Endpoint) =>
  planted.fill(path) + (query && !path.includes('session') ? '?month=2026-11' : '')

/** Where the name or an id stands in what the person gets. */
async function seenIn(marks: string[]): Promise<string[]> {
  const holds = (body: unknown) => marks.some((mark) => JSON.stringify(body ?? '').includes(mark))
  const seen: string[] = []
  for (const call of served.app.calls.filter(
    ({ method, access }) => method === 'GET' && access !== 'admin',
  )) {
    await served.pool.query('delete from request_limits')
    const { status, body } = await ada.request('GET', pathOf(call))
    if (status >= 500) throw new Error(`${keyOf(call)} ${status}`)
    if (holds(body)) seen.push(keyOf(call))
  }
  for (const message of questions) {
    const { body } = await ada.request('POST', '/api/chat/debt-advisor', { message })
    const { conversationId } = body as { conversationId?: string }
    if (holds(body)) seen.push('the coach')
    if (conversationId) await ada.request('DELETE', `/api/conversations/${conversationId}`)
  }
  const { body: file } = await ask(served.app, { method: 'GET', url: calendar })
  if (holds(file)) seen.push('the calendar')
  const before = served.outbox().length
  for (const day of ['21', '23', '24']) {
    served.setNow(new Date(`2026-11-${day}T15:00:00Z`))
    await served.app.parts.jobs.runSchedules()
    await served.app.parts.jobs.runDue()
  }
  served.setNow(new Date('2026-11-20T15:00:00Z'))
  // The days begin again: nothing was sent, and nobody was looked at.
  await served.pool.query('delete from notices_sent')
  await served.pool.query(`update due_notices set next_at = 'epoch'`)
  const mails = served.outbox().slice(before)
  expect(mails.length).toBeGreaterThan(0)
  if (holds(mails)) seen.push('a mail')
  return [...new Set(seen)].toSorted()
}

test('a removed debt is nowhere but in the list of removed debts', async () => {
  const totalBefore = (await ada.request('GET', '/api/dashboard')).body as { totalDebt: unknown }
  const ids = await plantDebts()
  expect(ids).toHaveLength(3)
  // What can find one, so that finding none says something.
  expect(await seenIn([NAME, ...ids])).toEqual(
    expect.arrayContaining([
      'GET /api/dashboard',
      'GET /api/debts',
      'GET /api/debts/payments',
      'GET /api/imports',
      'a mail',
      'the calendar',
      'the coach',
    ]),
  )
  for (const id of ids) expect((await ada.request('DELETE', `/api/debts/${id}`)).status).toBe(200)
  expect(await seenIn([NAME, ...ids])).toEqual(['GET /api/debts/removed'])
  expect(((await ada.request('GET', '/api/dashboard')).body as { totalDebt: unknown }).totalDebt).toEqual(
    totalBefore.totalDebt,
  )
})
