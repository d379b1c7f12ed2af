import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgerFiles } from '#contracts/foundation/ledger.ts'
import type { readDeskLedger, readLedger } from '#contracts/foundation/ledger.ts'
import type { WireOf } from '#contracts/endpoint.ts'
import { verifyFile } from '#engine/ledger/read-file.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestAnswer, TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { appendDonation, appendGrant } from './append-entry.queries.ts'
import { digest } from './ledger-rows.ts'

let test: TestApp
let admin: TestUser
let ruth: TestUser

const tithe = {
  amount: '120.00',
  profit: '1200.00',
  happenedOn: '2026-10-01',
  fromMonth: '2026-07',
  toMonth: '2026-09',
}
const correction = {
  corrects: 1,
  amount: '-10.00',
  reason: 'Paid back, at the wish of the donor',
}
const TITHES = '/api/admin/ledger/tithes'
const CORRECTIONS = '/api/admin/ledger/corrections'

function bodyOf<T>(answer: TestAnswer, status = 200): T {
  if (answer.status !== status)
    throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`)
  return answer.body as T
}
const readPublic = async (query = '') =>
  bodyOf<WireOf<typeof readLedger>>(
    await ask(test.app, { method: 'GET', url: `/api/foundation/ledger${query}` }),
  )
const lines = async () => (await test.pool.query('select * from ledger_entries order by sequence')).rows
const acts = async () => (await test.pool.query('select act, subject, summary from admin_acts')).rows
const give = (reference: string, donor: { donorUserId?: string; publicName?: string } = {}) =>
  appendDonation(test.db, {
    reference,
    amountCents: 5_000,
    happenedOn: '2026-03-03',
    donorUserId: donor.donorUserId ?? null,
    publicName: donor.publicName ?? null,
  })
const pay = (reference: string, amountCents: number) =>
  appendGrant(test.db, {
    reference,
    amountCents,
    happenedOn: '2026-04-04',
    program: 'emergency',
    interestSavedCents: 31_700,
    monthsSaved: 7,
  })

beforeAll(async () => {
  test = await buildTestApp()
  test.setNow(new Date('2026-11-20T12:00:00Z'))
  admin = await makeUser(test.app, { isAdmin: true })
  ruth = await makeUser(test.app)
})
afterAll(() => test.close())

describe('an empty ledger', () => {
  it('says so, and its files hold', async () => {
    expect(await readPublic()).toMatchObject({
      totals: { entries: 0, given: '0.00', grants: 0, onHand: '0.00' },
      groups: [],
      gifts: [],
      entries: [],
      entriesBefore: null,
    })
    const { body } = await ask(test.app, { method: 'GET', url: ledgerFiles.csv })
    expect(await verifyFile(String(body), digest)).toMatchObject({ isOk: true, totals: { entries: 0 } })
  })
})

describe('the desk', () => {
  it.each<[string, string, object]>([
    ['amount', TITHES, { ...tithe, amount: '120.01' }],
    ['amount', TITHES, { ...tithe, amount: '0' }],
    ['profit', TITHES, { ...tithe, profit: '-1200' }],
    ['fromMonth', TITHES, { ...tithe, fromMonth: '2026-13' }],
    ['toMonth', TITHES, { ...tithe, toMonth: '2026-06' }],
    ['toMonth', TITHES, { ...tithe, toMonth: '2026-12' }],
    ['happenedOn', TITHES, { ...tithe, happenedOn: '2026-11-30' }],
    ['userId', TITHES, { ...tithe, userId: 'somebody' }],
    ['corrects', CORRECTIONS, correction],
    ['corrects', CORRECTIONS, { ...correction, corrects: 0 }],
    ['amount', CORRECTIONS, { ...correction, amount: '0.00' }],
    ['amount', CORRECTIONS, { ...correction, amount: '1e3' }],
    ['reason', CORRECTIONS, { ...correction, reason: ' ' }],
    ['reason', CORRECTIONS, { ...correction, reason: '=HYPERLINK("x")' }],
  ])('refuses a bad %s, and nothing is entered', async (field, url, body) => {
    const answer = bodyOf<{ fields: { field: string; message: string }[] }>(
      await admin.request('POST', url, body),
      422,
    )
    expect(answer.fields.map((one) => one.field)).toEqual([field])
    expect(answer.fields[0]?.message).toMatch(/^[A-Z“].*\.$/)
    expect([await lines(), await acts()]).toEqual([[], []])
  })

  it('enters a tithe once, with the act, and refuses another for the same months', async () => {
    const key = randomUUID()
    const pressed = await Promise.all([1, 2, 3].map(() => admin.requestOnce(key, TITHES, tithe)))
    for (const answer of pressed)
      expect(bodyOf(answer, 201)).toEqual({
        message: 'The tithe is in the ledger as entry 1.',
        sequence: 1,
      })
    expect(await acts()).toEqual([
      {
        act: 'ledger.tithe',
        subject: '1',
        summary: 'Entered a tithe of $120.00 for the profit of 2026-07 to 2026-09 as entry 1.',
      },
    ])
    const other = { ...tithe, fromMonth: '2026-09', toMonth: '2026-10', profit: '50.00', amount: '5.00' }
    const refused = bodyOf<{ message: string }>(await admin.request('POST', TITHES, other), 409)
    expect(refused.message).toMatch(/^Entry 1 is a tithe of some of these months already/)
    expect(await lines()).toHaveLength(1)
  })

  it('corrects an entry once, with the act, and never by more than it holds', async () => {
    const key = randomUUID()
    const pressed = await Promise.all([1, 2].map(() => admin.requestOnce(key, CORRECTIONS, correction)))
    for (const answer of pressed) expect(bodyOf<{ sequence: number }>(answer, 201).sequence).toBe(2)
    expect((await acts())[1]).toEqual({
      act: 'ledger.correct',
      subject: '2',
      summary: 'Corrected entry 1 by entry 2.',
    })
    const more = { ...correction, amount: '-110.01' }
    const refused = bodyOf<{ fields: { message: string }[] }>(
      await admin.request('POST', CORRECTIONS, more),
      422,
    )
    expect(refused.fields[0]?.message).toContain('$110.00')
    expect(await lines()).toHaveLength(2)
  })
})

describe('the public ledger', () => {
  it('shows gifts with names by consent alone, and to donors which are theirs', async () => {
    await give('p1', { donorUserId: ruth.id, publicName: 'Ruth B.' })
    await give('p2', { donorUserId: ruth.id })
    await give('p3')
    const seen = (await readPublic()).gifts.map(({ sequence, donor, isYours }) => [sequence, donor, isYours])
    expect(seen).toEqual([
      [5, null, false],
      [4, null, false],
      [3, 'Ruth B.', false],
      [1, null, false],
    ])
    const own = bodyOf<WireOf<typeof readLedger>>(await ruth.request('GET', '/api/foundation/ledger'))
    expect(own.gifts.map(({ isYours }) => isYours)).toEqual([false, true, true, false])
    expect(JSON.stringify(await readPublic())).not.toContain(ruth.id)
  })

  it('shows no grant before five wait, then their group, and where each dollar went', async () => {
    for (const at of [1, 2, 3, 4]) await pay(`g${at}`, 3_317)
    const before = await readPublic()
    expect(before.totals).toMatchObject({ given: '260.00', grants: 0, grantsPaid: '0.00', onHand: '260.00' })
    expect(JSON.stringify(before)).not.toMatch(/33\.17|132\.68|emergency|317\.00/)
    await pay('g5', 3_317)
    const after = await readPublic()
    expect(after.totals).toMatchObject({ grants: 5, grantsPaid: '165.85', onHand: '94.15', monthsSaved: 35 })
    expect(after.groups).toEqual([
      {
        number: 1,
        sequence: 11,
        firstMonth: '2026-04',
        lastMonth: '2026-04',
        programs: ['emergency'],
        grants: 5,
        amount: '165.85',
        interestSaved: '1585.00',
        monthsSaved: 35,
        measured: 5,
        open: '0.00',
      },
    ])
    expect(
      after.gifts.map(({ sequence, corrected, parts, left }) => [sequence, corrected, parts, left]),
    ).toEqual([
      [5, '50.00', [], '50.00'],
      [4, '50.00', [{ group: 1, amount: '5.85' }], '44.15'],
      [3, '50.00', [{ group: 1, amount: '50.00' }], '0.00'],
      [1, '110.00', [{ group: 1, amount: '110.00' }], '0.00'],
    ])
  })

  it('is told in files of their own types that hold, without a name', async () => {
    for (const [url, type] of [
      [ledgerFiles.json, 'application/json; charset=utf-8'],
      [ledgerFiles.csv, 'text/csv; charset=utf-8; header=present'],
    ] as const) {
      const { statusCode, headers, body } = await test.app.inject({ method: 'GET', url })
      expect([statusCode, headers['content-type']]).toEqual([200, type])
      expect(headers['content-disposition']).toMatch(/^attachment; filename="jubilee-ledger\.(json|csv)"$/)
      expect(await verifyFile(body, digest)).toMatchObject({ isOk: true, totals: { entries: 11, grants: 5 } })
      expect(body).not.toMatch(/Ruth|p1|33\.17/)
    }
  })

  it('is told page by page, in whole', async () => {
    for (let at = 0; at < 60; at += 1) await give(`many-${at}`)
    const first = await readPublic()
    expect(first.entries).toHaveLength(50)
    const second = await readPublic(`?before=${first.entriesBefore}&giftsBefore=${first.giftsBefore}`)
    expect([...first.entries, ...second.entries].map(({ sequence }) => Number(sequence))).toEqual(
      Array.from({ length: 71 }, (_, at) => 71 - at),
    )
    expect([first.gifts.length, second.gifts.length]).toEqual([50, 14])
    expect([second.entriesBefore, second.giftsBefore]).toEqual([null, null])
    const refused = await ask(test.app, { method: 'GET', url: '/api/foundation/ledger?before=0x1' })
    expect(refused.status).toBe(422)
  })

  it('gives its totals alone', async () => {
    const { totals } = await readPublic()
    const answer = await ask(test.app, { method: 'GET', url: '/api/foundation/ledger/totals' })
    expect(bodyOf(answer)).toEqual(totals)
  })

  it('is the same for a process that has read it before and one that has not', async () => {
    const other = await buildTestApp({ databaseUrl: test.app.parts.env.databaseUrl ?? '' })
    await give('later')
    const { body } = await ask(other.app, { method: 'GET', url: '/api/foundation/ledger' })
    expect(await readPublic()).toEqual(body)
    await other.close()
  })
})

const named = async () => (await readPublic('?giftsBefore=30')).gifts.filter(({ donor }) => donor !== null)
const NAME = '/api/foundation/ledger/name'
const nameOf = (sequence: number | string) => `/api/admin/ledger/entries/${sequence}/name`

describe('a name', () => {
  it('is taken off by nobody but its owner and an admin', async () => {
    for (const url of [NAME, nameOf(3)])
      expect((await ask(test.app, { method: 'DELETE', url })).status).toBe(401)
    expect((await ruth.request('DELETE', nameOf(3))).status).toBe(403)
    const eve = await makeUser(test.app)
    expect((await eve.request('DELETE', NAME)).status).toBe(200)
    expect(await named()).toHaveLength(1)
  })

  it('goes from all gifts of its owner, by their wish, and no line changes', async () => {
    const before = await lines()
    expect((await ruth.request('DELETE', NAME)).body).toEqual({
      message: 'Your name is no longer shown. Your gifts stand as anonymous.',
    })
    expect(await named()).toEqual([])
    expect(await lines()).toEqual(before)
  })

  it('of a guest is taken off by an admin, once, with the act', async () => {
    const { sequence } = await give('guest', { publicName: 'A guest' })
    expect((await admin.request('DELETE', nameOf(sequence))).status).toBe(200)
    expect((await admin.request('DELETE', nameOf(sequence))).status).toBe(404)
    expect((await admin.request('DELETE', nameOf('x'))).status).toBe(422)
    expect((await acts()).at(-1)).toEqual({
      act: 'ledger.remove-name',
      subject: String(sequence),
      summary: `Took the donor’s name off entry ${sequence}.`,
    })
  })
})

describe('the ledger of the desk', () => {
  it('shows what stands behind a line, what is left of it, and what waits', async () => {
    await pay('g6', 150_000)
    const desk = bodyOf<WireOf<typeof readDeskLedger>>(await admin.request('GET', '/api/admin/ledger'))
    expect(desk.waiting).toEqual({ grants: 1, amount: '1500.00' })
    expect(desk.entries[0]).toMatchObject({
      kind: 'grant',
      amount: '',
      reference: 'grant:g6',
      hidden: { amount: '1500.00', program: 'emergency', corrects: null },
      left: '1500.00',
    })
    const older = bodyOf<WireOf<typeof readDeskLedger>>(
      await admin.request('GET', `/api/admin/ledger?before=${desk.entriesBefore}`),
    )
    const byLine = new Map(older.entries.map((entry) => [entry.sequence, entry]))
    expect(byLine.get('3')).toMatchObject({ donor: null, left: '50.00', hidden: null })
    expect(byLine.get('1')).toMatchObject({ kind: 'tithe', left: '110.00' })
    expect(byLine.get('11')).toMatchObject({ kind: 'group', left: null })
    expect(older.entriesBefore).toBeNull()
  })
})
