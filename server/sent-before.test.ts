/** A request id that comes again: with the same entries the same answer, with others a refusal that names what is stored. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appendDonation, appendGrant } from '#server/features/ledger/append-entry.queries.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { amountOnDay, dayInWords } from './sent-before.ts'

const DAY = '2026-11-03'
const MADE = new Date('2026-11-21T09:00:00Z')

let it: TestApp
let ada: TestUser
let admin: TestUser

beforeAll(async () => {
  it = await buildTestApp()
  it.setNow(MADE)
  ada = await makeUser(it.app)
  admin = await makeUser(it.app, { isAdmin: true })
  const gift = { reference: 'pi_1', amountCents: 5_000, happenedOn: DAY, donorUserId: null, publicName: null }
  await appendDonation(it.db, gift)
  const grant = { program: 'emergency', interestSavedCents: 0, monthsSaved: 0 }
  await appendGrant(it.db, { reference: 'g', amountCents: 5_000, happenedOn: DAY, ...grant })
})
afterAll(() => it.close())

type Case = {
  name: string
  url: () => string
  body: Record<string, unknown>
  changes: Record<string, unknown>[]
  stored: string
  isAdmins?: true
}

const row = { date: DAY, amount: '3.50', description: 'TEA HOUSE #12' }
const lent = { name: 'Uncle', type: 'other', balance: '500' }

const cases: Case[] = [
  {
    name: 'an import of transactions',
    url: () => '/api/imports/transactions',
    body: { fileName: 'november.csv', format: 'csv', rows: [row] },
    changes: [
      { fileName: 'december.csv' },
      { rows: [{ ...row, amount: '3.51' }] },
      { rows: [row, { ...row, date: '2026-11-04' }] },
    ],
    stored: 'the file november.csv, brought in on November 21, 2026',
  },
  {
    name: 'an import of debts',
    url: () => '/api/imports/debts',
    body: { fileName: 'debts.csv', debts: [lent] },
    changes: [{ debts: [{ ...lent, balance: '600' }] }, { debts: [lent, { ...lent, name: 'Aunt' }] }],
    stored: 'the file debts.csv, brought in on November 21, 2026',
  },
  {
    name: 'a gift',
    url: () => '/api/foundation/donations',
    body: { amount: '50', isMonthly: false, showName: false },
    changes: [{ amount: '60' }, { isMonthly: true }],
    stored: '$50.00 on November 21, 2026',
  },
  {
    name: 'product news',
    url: () => '/api/admin/news',
    body: { subject: 'The course is open', text: 'Eight weeks.' },
    changes: [{ subject: 'The course has begun' }, { text: 'Nine weeks.' }],
    stored: '"The course is open" on November 21, 2026',
    isAdmins: true,
  },
  {
    name: 'a correction of a gift in the ledger',
    url: () => '/api/admin/ledger/corrections',
    body: { corrects: 1, amount: '-10.00', reason: 'Paid back' },
    changes: [{ amount: '-11.00' }, { corrects: 2 }, { reason: 'Typed too much' }],
    stored: 'a correction of -$10.00 on November 21, 2026',
    isAdmins: true,
  },
  {
    name: 'a correction of a grant in the ledger',
    url: () => '/api/admin/ledger/corrections',
    body: { corrects: 2, amount: '-10.00', reason: 'Paid back' },
    changes: [{ amount: '-11.00' }, { corrects: 1 }],
    stored: 'a correction of -$10.00 on November 21, 2026',
    isAdmins: true,
  },
]

/** Every row of every table that a person's or the desk's request could add to. */
async function rowCounts(): Promise<unknown> {
  const { rows } = await it.pool.query(
    `select (select count(*) from debt_entries) d, (select count(*) from goal_contributions) g,
            (select count(*) from spending) s, (select count(*) from imports) i, (select count(*) from debts) de,
            (select count(*) from import_lines) il, (select count(*) from donations) do_,
            (select count(*) from product_news) n, (select count(*) from ledger_entries) l,
            (select count(*) from admin_acts) a`,
  )
  return rows[0]
}

describe.each(cases)('$name', ({ url, body, changes, stored, isAdmins }) => {
  test('that comes again with other entries is refused, and named as it is stored', async () => {
    const person = isAdmins ? admin : ada
    const requestId = randomUUID()
    const first = await person.request('POST', url(), { ...body, requestId })
    expect(first.status).toBeLessThan(300)
    const before = await rowCounts()
    for (const change of changes) {
      const other = await person.request('POST', url(), { ...body, ...change, requestId })
      expect([other.status, change, (other.body as { message: string }).message]).toEqual([
        409,
        change,
        expect.stringContaining(stored),
      ])
    }
    const again = await person.request('POST', url(), { ...body, requestId })
    expect([again.status, again.body]).toEqual([first.status, first.body])
    expect(await rowCounts()).toEqual(before)
  })
})

test('amounts and days are said as people say them', () => {
  expect(amountOnDay(-1_000, '2026-01-01')).toBe('-$10.00 on January 1, 2026')
  expect(dayInWords(new Date('2026-12-31T23:00:00Z'))).toBe('December 31, 2026')
})
