import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnswerOf } from '#contracts/endpoint.ts'
import type { listAdminActs } from '#contracts/admin/audit-log.ts'
import { speaking } from '#server/language/language.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { actWords, storedActs } from './act-words.ts'
import { actSummary, recordAuditEvent } from './record-audit-event.queries.ts'

type Page = AnswerOf<typeof listAdminActs>

let test: TestApp
let ruth: TestUser
let naomi: TestUser

/** 'grant.approve grant-1' */
const record = (admin: TestUser, done: string, summary: string) => {
  const [act = '', subject = ''] = done.split(' ')
  return recordAuditEvent(test.db, { adminId: admin.id, act, subject, summary })
}
const count = async () => (await test.pool.query('select count(*)::int as n from admin_acts')).rows[0].n

beforeAll(async () => {
  test = await buildTestApp()
  ruth = await makeUser(test.app, { isAdmin: true })
  naomi = await makeUser(test.app, { isAdmin: true })
  await record(ruth, 'grant.approve grant-1', 'Approved grant-1 over 500 dollars.')
  await record(naomi, 'grant.approve grant-1', 'Approved grant-1 as the second.')
  await record(ruth, 'person.disable person-7', 'Disabled person-7. Reason: 100% sure_thing.')
})
afterAll(() => test.close())

const url = '/api/admin/acts'
const find = async (query = '') => (await ruth.request('GET', url + query)).body as Page
const subjectsOf = ({ acts }: Page) => acts.map(({ act, subject }) => `${act} ${subject}`)

it('shows the newest first, with who did it, and what there is to choose from', async () => {
  const page = await find()
  expect(subjectsOf(page)).toEqual([
    'person.disable person-7',
    'grant.approve grant-1',
    'grant.approve grant-1',
  ])
  expect(page.acts[0]).toMatchObject({
    adminId: ruth.id,
    adminEmail: ruth.email,
    summary: expect.stringContaining('100%'),
  })
  expect(page.kinds).toEqual(['grant.approve', 'person.disable'])
  expect(page.admins.map(({ email }) => email).toSorted()).toEqual([naomi.email, ruth.email].toSorted())
  expect(page.next).toBeNull()
})

it.each([
  ['?text=SECOND', 1],
  ['?text=grant-1', 2],
  ['?text=100%25', 1],
  ['?text=sure_thing', 1],
  ['?text=sure-thing', 0],
  ['?act=person.disable', 1],
  ['?subject=grant-1&act=person.disable', 0],
  ['?from=2000-01-01&to=2000-12-31', 0],
  ['?from=2000-01-01', 3],
])('finds by %s', async (query, count) => {
  expect((await find(query)).acts).toHaveLength(count)
})

it('finds by admin, and by the day in UTC', async () => {
  expect(subjectsOf(await find(`?admin=${naomi.id}`))).toEqual(['grant.approve grant-1'])
  const today = (await test.pool.query(`select (now() at time zone 'UTC')::date::text as day`)).rows[0].day
  expect((await find(`?from=${today}&to=${today}`)).acts).toHaveLength(3)
})

it.each(['?from=tomorrow', '?before=x', '?before=-1', `?text=${'x'.repeat(201)}`, '?sort=asc'])(
  'refuses %s with a sentence',
  async (query) => {
    expect(await ruth.request('GET', url + query)).toMatchObject({
      status: 422,
      body: { code: 'invalid_input' },
    })
  },
)

it('pages through more than fit', async () => {
  for (let n = 0; n < 60; n += 1) await record(naomi, `note.add note-${n}`, 'Added a note.')
  const first = await find('?act=note.add')
  expect(first.acts).toHaveLength(50)
  const second = await find(`?act=note.add&before=${first.next}`)
  expect(second.acts).toHaveLength(10)
  expect(second.next).toBeNull()
  expect(new Set([...first.acts, ...second.acts].map(({ id }) => id)).size).toBe(60)
})

it('reads in Spanish to an admin who reads it, what was typed as it was', async () => {
  const reader = await makeUser(test.app, { isAdmin: true })
  await reader.request('PATCH', '/api/settings', { language: 'es' })
  const values = { person: 'person-8', reason: 'Asked for it. Reason: lost phone' }
  await record(ruth, 'person.twofactor person-8', actSummary('twoFactorReset', values))
  await record(ruth, 'person.note person-8', 'An older sentence.')
  const { acts } = (await reader.request('GET', `${url}?subject=person-8`)).body as Page
  expect(acts.map(({ summary }) => summary)).toEqual([
    'An older sentence.',
    'Empezó a desactivar la verificación en dos pasos de person-8. Motivo: Asked for it. Reason: lost phone',
  ])
  const said = (await reader.request('GET', `${url}?text=${encodeURIComponent('Empezó a desactivar')}`)).body
  expect(subjectsOf(said as Page)).toEqual(['person.twofactor person-8'])
  const own = await find('?subject=person-8&act=person.twofactor')
  expect(own.acts[0]?.summary).toMatch(/^Began to turn two-factor sign-in off for person-8\. Reason: /)
})

const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

it('has the same places in both languages', () => {
  const spanish = speaking('es', () => actWords())
  for (const [name, template] of Object.entries(storedActs))
    expect({ name, places: placesOf(spanish[name as keyof typeof storedActs]) }).toEqual({
      name,
      places: placesOf(template),
    })
})

describe('a line that was written', () => {
  it.each([
    `update admin_acts set summary = 'Nothing happened.'`,
    `delete from admin_acts`,
    `delete from admin_acts where admin_id = 'nobody'`,
    `truncate admin_acts`,
  ])('refuses: %s', async (statement) => {
    const before = await count()
    await expect(test.pool.query(statement)).rejects.toThrow(/never changed or removed/)
    expect(await count()).toBe(before)
  })

  it('outlives the account of the admin', async () => {
    const gone = await makeUser(test.app, { isAdmin: true })
    await record(gone, 'note.leave note-x', 'Left a note.')
    await test.pool.query('delete from users where id = $1', [gone.id])
    const page = await find('?act=note.leave')
    expect(page.acts).toMatchObject([{ adminId: gone.id, adminEmail: null }])
    expect(page.admins).toContainEqual({ id: gone.id, email: null })
  })

  it('is not there where the write it belongs to is taken back', async () => {
    const before = await count()
    const undone = test.db.transaction(async (tx) => {
      await recordAuditEvent(tx, { adminId: ruth.id, act: 'note.undo', subject: 'x', summary: 'Undone.' })
      throw new Error('taken back')
    })
    await expect(undone).rejects.toThrow('taken back')
    expect(await count()).toBe(before)
  })
})
