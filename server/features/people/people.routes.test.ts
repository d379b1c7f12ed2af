import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminPerson } from '#contracts/admin/people.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

let test: TestApp
let ruth: TestUser
let ada: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  ruth = await makeUser(test.app, { isAdmin: true, firstName: 'Ruth' })
  ada = await makeUser(test.app, { firstName: 'Adalind', status: 'active', planId: 'price_premium' })
})
afterAll(() => test.close())

const acts = ['sign-in-help', 'verification', 'two-factor-reset', 'disable', 'enable'] as const
const reason = 'Called us, and answered the questions.'
const act = (id: string, name: string, admin = ruth) =>
  admin.request('POST', `/api/admin/people/${id}/${name}`, { reason })
const find = async (search: string) => {
  const answer = await ruth.request('GET', `/api/admin/people?search=${encodeURIComponent(search)}`)
  return (answer.body as { people: AdminPerson[] }).people
}
const page = async (after = '') =>
  (await ruth.request('GET', `/api/admin/people?search=manifold${after}`)).body as {
    people: AdminPerson[]
    next: string | null
  }
const personOf = async (id: string) => (await ruth.request('GET', `/api/admin/people/${id}`)).body
const stored = async () =>
  Promise.all(
    [
      'select * from users order by id',
      'select user_id, id from sessions order by 1, 2',
      'select * from verifications order by id',
      'select * from admin_acts order by id',
    ].map(async (question) => (await test.pool.query(question)).rows),
  )

describe('the four questions', () => {
  const calls = () => [
    { method: 'GET', url: '/api/admin/people' } as const,
    { method: 'GET', url: `/api/admin/people/${ada.id}` } as const,
    ...acts.map((name) => ({
      method: 'POST' as const,
      url: `/api/admin/people/${ada.id}/${name}`,
      body: { reason },
    })),
  ]

  it('signed out 401, a person 403 even about themselves, and nothing is changed', async () => {
    const before = await stored()
    for (const call of calls()) {
      expect((await ask(test.app, call)).status).toBe(401)
      const body = 'body' in call ? call.body : undefined
      expect((await ada.request(call.method, call.url, body)).status).toBe(403)
    }
    expect(await stored()).toEqual(before)
  })

  it('nobody with this id is a 404', async () => {
    const before = await stored()
    expect((await ruth.request('GET', '/api/admin/people/nobody')).status).toBe(404)
    for (const name of acts) expect((await act('nobody', name)).status).toBe(404)
    expect(await stored()).toEqual(before)
  })

  it.each([{}, { reason: '' }, { reason: '  ' }, { reason: 'x'.repeat(301) }, { reason, isAdmin: true }])(
    'every act asks why: %j is refused',
    async (body) => {
      const before = await stored()
      for (const name of acts)
        expect((await ruth.request('POST', `/api/admin/people/${ada.id}/${name}`, body)).status).toBe(422)
      expect(await stored()).toEqual(before)
    },
  )
})

describe('finding', () => {
  it('goes by address, name and id, in any case', async () => {
    for (const search of [ada.email.toUpperCase(), ada.email.slice(2, 14), 'adalind b', ada.id])
      expect((await find(search)).map(({ id }) => id)).toEqual([ada.id])
    expect(await find(ada.email)).toHaveLength(1)
    // Of two letters, a word of the name or the address begins with them.
    const has = async (search: string) => (await find(search)).some(({ id }) => id === ada.id)
    expect([await has('AD'), await has('by'), await has('lind'), await has('yr')]).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(await find('%')).toEqual([])
    expect(await find('nobody at all')).toEqual([])
  })

  it('shows fifty at most, and the rest after them, each once', async () => {
    await test.pool.query(
      `insert into users (id, email, first_name) select 'many-' || n, 'many' || n || '@example.test', 'Manifold'
       from generate_series(1, 60) n`,
    )
    const first = await page()
    const second = await page(`&after=${first.next}`)
    expect([first.people.length, second.people.length, second.next]).toEqual([50, 10, null])
    expect(new Set([...first.people, ...second.people].map(({ id }) => id)).size).toBe(60)
  })

  it('shows the account and its plan, and nothing of what the person keeps here', async () => {
    await ada.request('POST', '/api/debts', { name: 'Secret card', type: 'credit_card', balance: '912.34' })
    const person = await personOf(ada.id)
    expect(person).toEqual({
      id: ada.id,
      email: ada.email,
      firstName: 'Adalind',
      lastName: 'Byrne',
      isAdmin: false,
      emailVerified: true,
      emailRefusedAt: null,
      emailRefusedCode: null,
      twoFactorEnabled: false,
      subscriptionStatus: 'active',
      subscriptionPlanId: 'price_premium',
      subscriptionEndsAt: null,
      sessions: expect.any(Number),
      createdAt: expect.any(String),
      disabledAt: null,
      disputedAt: null,
    })
    expect(JSON.stringify(person)).not.toMatch(/Secret card|912|hash|password/)
  })
})

describe('helping', () => {
  it('mails the owner a link, which the admin never sees', async () => {
    const sent = test.outbox().length
    const answer = await act(ada.id, 'sign-in-help')
    expect(answer.status).toBe(200)
    expect(test.outbox().slice(sent)).toMatchObject([
      { to: ada.email, text: expect.stringContaining('reset-password?token=') },
    ])
    expect(JSON.stringify(answer.body)).not.toContain('token')
  })

  it('mails the confirmation again only where it is missing', async () => {
    const naomi = await makeUser(test.app)
    expect((await act(naomi.id, 'verification')).status).toBe(409)
    await test.pool.query('update users set email_verified = false where id = $1', [naomi.id])
    expect((await act(naomi.id, 'verification')).status).toBe(200)
    expect(test.outbox().at(-1)).toMatchObject({ to: naomi.email, subject: 'Confirm your email address' })
  })

  it('begins to turn two-factor sign-in off only where it is on', async () => {
    const before = await stored()
    expect((await act(ada.id, 'two-factor-reset')).status).toBe(409)
    expect((await stored())[3]).toEqual(before[3])
  })

  it('stops after five mails within an hour', async () => {
    const eve = await makeUser(test.app)
    for (let n = 0; n < 5; n += 1) expect((await act(eve.id, 'sign-in-help')).status).toBe(200)
    const sent = test.outbox().length
    expect(await act(eve.id, 'sign-in-help')).toMatchObject({ status: 429 })
    expect(test.outbox()).toHaveLength(sent)
  })

  it('writes down what was done and why, and nothing that was not done', async () => {
    const answer = await ruth.request('GET', `/api/admin/acts?subject=${ada.id}`)
    const { acts: found } = answer.body as { acts: { act: string; summary: string }[] }
    expect(found).toMatchObject([
      { act: 'person.mail-sign-in', summary: expect.stringContaining(`Reason: ${reason}`) },
    ])
    expect(JSON.stringify(found)).not.toContain(ada.email)
  })
})

describe('disabling', () => {
  it('ends every session at once, keeps everything, and can be taken back', async () => {
    const bob = await makeUser(test.app)
    await bob.request('POST', '/api/debts', { name: 'Visa', type: 'credit_card', balance: '10' })
    expect((await act(bob.id, 'disable')).status).toBe(200)
    expect(await personOf(bob.id)).toMatchObject({ disabledAt: expect.any(String), sessions: 0 })
    expect((await bob.request('GET', '/api/debts')).status).toBe(401)
    expect((await act(bob.id, 'disable')).status).toBe(409)
    expect((await act(bob.id, 'sign-in-help')).status).toBe(409)
    const login = { email: bob.email, password: 'quiet-harbour-41' }
    const refused = await ask(test.app, { method: 'POST', url: '/api/login', body: login })
    expect(refused.status).toBe(401)
    expect((await act(bob.id, 'enable')).status).toBe(200)
    expect((await act(bob.id, 'enable')).status).toBe(409)
    const back = await ask(test.app, { method: 'POST', url: '/api/login', body: login })
    expect(back.status).toBe(200)
  })

  it('an admin cannot act on their own account', async () => {
    const before = await stored()
    for (const name of acts) expect((await act(ruth.id, name)).status).toBe(409)
    expect(await stored()).toEqual(before)
  })

  it('of several at the same moment one does it, and one line says so', async () => {
    const cy = await makeUser(test.app)
    const answers = await Promise.all(Array.from({ length: 8 }, () => act(cy.id, 'disable')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await test.pool.query('select act from admin_acts where subject = $1', [cy.id])
    expect(rows).toEqual([{ act: 'person.disable' }])
  })
})
