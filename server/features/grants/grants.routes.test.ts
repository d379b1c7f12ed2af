import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as files from '#contracts/foundation/grant-documents.ts'
import * as contract from '#contracts/foundation/grants.ts'
import type { WireOf } from '#contracts/endpoint.ts'
import { smallPdf } from '#server/documents/files-under-test.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { sampleBodies } from '#server/testing/sample-bodies.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import {
  GRANTS,
  bodyOf,
  fillOne,
  sendFile,
  sending,
  startOne,
  submitOne,
  whole,
} from './grants-under-test.ts'
import type { GrantApplication } from './grants-under-test.ts'

let served: TestApp
let ada: TestUser
let bob: TestUser

beforeAll(async () => {
  served = await buildTestApp()
  served.setNow(new Date('2026-11-20T17:00:00Z'))
  ada = await makeUser(served.app)
  bob = await makeUser(served.app)
})
afterAll(() => served.close())

const stored = async () => {
  const all = await Promise.all(
    ['grants', 'grant_debts', 'grant_events', 'grant_documents', 'documents'].map((table) =>
      served.pool.query(`select * from ${table} order by 1, 2`),
    ),
  )
  return all.map(({ rows }) => rows as unknown[])
}
const calls = Object.values({ ...contract, ...files }).flatMap((one) =>
  typeof one === 'object' && 'path' in one ? [one] : [],
)
const bodies = sampleBodies()
const own = calls.filter(({ access }) => access === 'signedIn')
const fill = (path: string, id: string) => path.replace('{id}', id).replace('{documentId}', id)
const read = async (user: TestUser, id: string) =>
  bodyOf<GrantApplication>(await user.request('GET', `${GRANTS}/${id}`))
const act = (user: TestUser, id: string, [verb, body]: [string, object]) =>
  user.request('POST', `${GRANTS}/${id}/${verb}`, body)

describe('the four questions', () => {
  test('somebody else’s: 404, as an unknown and a malformed id, and nothing changes', async () => {
    const { id } = await startOne(ada)
    bodyOf(await sendFile(served.app, { user: ada, id }, [smallPdf()]), 201)
    const before = await stored()
    for (const one of [id, '6f1d2c3b-4a59-4e6f-8a7b-9c0d1e2f3a4b', 'abc', "' or 1=1", '%00'])
      for (const { method, path } of own.filter((call) => call.path.includes('{id}'))) {
        const url = fill(path, encodeURIComponent(one))
        const { status } = await bob.request(method, url, bodies[`${method} ${path}`])
        expect([method, url, status]).toEqual([method, url, 404])
      }
    const sent = await sendFile(served.app, { user: bob, id }, [smallPdf()])
    expect(sent.status).toBe(404)
    expect(await stored()).toEqual(before)
    expect(bodyOf<unknown[]>(await bob.request('GET', GRANTS))).toEqual([])
  })

  test.each([
    [{ householdPeople: 0 }, 'householdPeople'],
    [{ householdPeople: 2.5 }, 'householdPeople'],
    [{ state: 'ZZ' }, 'state'],
    [{ incomeAmount: '-1' }, 'incomeAmount'],
    [{ incomeAmount: '1e9' }, 'incomeAmount'],
    [{ incomePeriod: 'day' }, 'incomePeriod'],
    [{ age: 17 }, 'age'],
    [{ program: 'gold' }, 'program'],
    [{ debts: [{ asked: '1.005' }] }, 'debts.0.asked'],
    [{ debts: Array.from({ length: 11 }, () => ({})) }, 'debts'],
    [{ story: 'x'.repeat(4_001) }, 'story'],
    [{ status: 'paid' }, 'status'],
    [{ approvedAmount: '5000' }, 'approvedAmount'],
    [{ userId: 'eve' }, 'userId'],
  ])('a wrong body %j: 422 names the field, and nothing is stored', async (body, field) => {
    const { id } = await startOne(ada)
    const before = await stored()
    const answer = await ada.request('PATCH', `${GRANTS}/${id}`, body)
    const { fields } = bodyOf<{ fields: { field: string; message: string }[] }>(answer, 422)
    expect(fields.map((one) => one.field)).toEqual([field])
    expect(await stored()).toEqual(before)
  })
})

const check = async (change: object = {}) => {
  const { householdPeople, state, incomeAmount, incomePeriod, age, isSingleParent } = whole
  const body = { householdPeople, state, incomeAmount, incomePeriod, age, isSingleParent, ...change }
  return ask(served.app, { method: 'POST', url: '/api/foundation/eligibility', body })
}

const limitIn = async (state: string) =>
  bodyOf<WireOf<typeof contract.checkEligibility>>(await check({ state })).guideline.limit

describe('the self-check', () => {
  test('says which programs fit, with the figure, its year and its source, and stores nothing', async () => {
    const before = await stored()
    const fit = bodyOf<WireOf<typeof contract.checkEligibility>>(await check())
    expect(fit).toMatchObject({
      yearlyIncome: '28800.00',
      guideline: { year: 2026, area: '48 states and D.C.', povertyLine: '27320.00', limit: '54640.00' },
    })
    expect(fit.guideline.source.url).toContain('aspe.hhs.gov')
    expect(fit.programs.map(({ id, fits }) => [id, fits])).toEqual([
      ['emergency', true],
      ['single-parent', false],
      ['senior', false],
    ])
    expect(fit.programs[0]?.reason).toBe(
      'Your income of $28,800 a year is below $54,640, twice the 2026 poverty line for your home.',
    )
    for (const { reason, toShow } of fit.programs) {
      expect(reason).toMatch(/^[A-Z].*\.$/)
      expect(toShow).toHaveLength(2)
    }
    expect(await stored()).toEqual(before)
  })

  test('knows Alaska and Hawaii', async () => {
    expect(await Promise.all(['AK', 'HI', 'CA'].map(limitIn))).toEqual(['68300.00', '62840.00', '54640.00'])
  })

  test('needs all five answers', async () => {
    const answer = await ask(served.app, { method: 'POST', url: '/api/foundation/eligibility', body: {} })
    expect(bodyOf<{ fields: unknown[] }>(answer, 422).fields).toHaveLength(6)
  })
})

describe('a draft', () => {
  test('is kept from its first field, and every field comes back', async () => {
    const person = await makeUser(served.app)
    const { id, version } = await startOne(person)
    bodyOf(await person.request('PATCH', `${GRANTS}/${id}`, { state: 'AK', version }))
    bodyOf(await person.request('PATCH', `${GRANTS}/${id}`, { debts: [{ name: 'Rent' }] }))
    expect(await read(person, id)).toMatchObject({
      state: 'AK',
      version: 3,
      debts: [{ name: 'Rent', asked: null }],
    })
    bodyOf(await person.request('PATCH', `${GRANTS}/${id}`, whole))
    expect(await read(person, id)).toMatchObject({ ...whole, requestedAmount: '2000.00', upTo: '2000.00' })
    bodyOf(await person.request('PATCH', `${GRANTS}/${id}`, { story: null, debts: [] }))
    expect(await read(person, id)).toMatchObject({ story: null, debts: [], requestedAmount: '0.00' })
  })

  test('a stale version is a 409 with the application as it is', async () => {
    const { id, version } = await startOne(bob)
    bodyOf(await bob.request('PATCH', `${GRANTS}/${id}`, { age: 40, version }))
    const late = await bob.request('PATCH', `${GRANTS}/${id}`, { age: 50, version })
    expect(bodyOf<{ current: GrantApplication }>(late, 409).current).toMatchObject({
      age: 40,
      version: version + 1,
    })
  })

  test('twenty starts at the same moment make one, and a start goes on with the open one', async () => {
    const person = await makeUser(served.app)
    const started = await Promise.all(Array.from({ length: 20 }, () => startOne(person)))
    expect(new Set(started.map(({ id }) => id)).size).toBe(1)
    expect(bodyOf<unknown[]>(await person.request('GET', GRANTS))).toHaveLength(1)
    const { rows } = await served.pool.query('select kind from grant_events where user_id = $1', [person.id])
    expect(rows).toEqual([{ kind: 'started' }])
  })

  test('a mailed link leads back to it and signs nobody in', async () => {
    const person = await makeUser(served.app)
    const { id } = await startOne(person)
    bodyOf(await act(person, id, ['link', {}]))
    const mail = served.outbox().findLast(({ to }) => to === person.email)
    expect(mail?.text).toMatch(/http:\/\/localhost:\d+\/foundation\/apply\n/)
    for (let at = 0; at < 4; at += 1) bodyOf(await act(person, id, ['link', {}]))
    const sixth = await act(person, id, ['link', {}])
    expect([sixth.status, sixth.headers['retry-after']]).toEqual([429, expect.anything()])
  })
})

describe('sending', () => {
  test('what is missing is a 422 with a field and a sentence each, and it stays a draft', async () => {
    const person = await makeUser(served.app)
    const { id } = await startOne(person)
    const empty = bodyOf<{ fields: { field: string; message: string }[] }>(
      await act(person, id, ['submit', sending]),
      422,
    )
    expect(empty.fields.map(({ field }) => field)).toEqual(
      'program householdPeople street zip state incomeAmount incomePeriod age isSingleParent story debts documents documents'.split(
        ' ',
      ),
    )
    expect((await read(person, id)).missing).toEqual(
      empty.fields.map(({ field, message }) => ({ field, message })),
    )
    expect((await read(person, id)).status).toBe('draft')
  })

  test.each([
    [
      { program: 'single-parent', debts: [{ ...whole.debts[0], asked: '3500.01', balance: '9000' }] },
      'debts',
    ],
    [{ debts: [{ ...whole.debts[0], asked: '600', balance: '500' }] }, 'debts.0.asked'],
    [{ debts: [{ ...whole.debts[0], kind: null }] }, 'debts.0.kind'],
    [{ incomeAmount: null }, 'incomeAmount'],
  ])('%j is not whole', async (change, field) => {
    const person = await makeUser(served.app)
    const { id, canSubmit } = await fillOne(served.app, person, change)
    expect(canSubmit).toBe(false)
    const { fields } = bodyOf<{ fields: { field: string }[] }>(
      await act(person, id, ['submit', sending]),
      422,
    )
    expect(fields.map((one) => one.field)).toEqual([field])
  })

  test.each([
    [{ ...sending, agreed: false }, 'agreed'],
    [{ ...sending, isTrue: false }, 'isTrue'],
    [{ ...sending, consentVersion: '1999' }, 'consentVersion'],
  ])('%j is not agreed', async (body, field) => {
    const person = await makeUser(served.app)
    const { id } = await fillOne(served.app, person)
    const { fields } = bodyOf<{ fields: { field: string }[] }>(await act(person, id, ['submit', body]), 422)
    expect(fields.map((one) => one.field)).toEqual([field])
    expect((await read(person, id)).consent).toBeNull()
  })

  test('it is in line, with the days somebody hears, the consent, a mail, and no more changes', async () => {
    const person = await makeUser(served.app)
    const sent = await submitOne(served.app, person)
    expect(sent).toMatchObject({
      status: 'submitted',
      submittedAt: '2026-11-20T17:00:00.000Z',
      // Thanksgiving is on the 26th.
      hearFrom: '2026-11-25',
      hearBy: '2026-11-30',
      consent: { version: sending.consentVersion, agreedAt: '2026-11-20T17:00:00.000Z' },
      next: 'We read your application. You hear from us by November 30, 2026.',
      canEdit: false,
      canWithdraw: true,
      missing: [],
    })
    expect(sent.events.map(({ kind, by }) => [kind, by])).toEqual([
      ['started', 'you'],
      ['submitted', 'you'],
    ])
    await served.app.parts.jobs.runDue()
    const mails = served
      .outbox()
      .filter(({ to, subject }) => to === person.email && subject.includes('grant'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('You hear from us by November 30, 2026.')
    const { id } = sent
    for (const answer of [
      await person.request('PATCH', `${GRANTS}/${id}`, { age: 20 }),
      await sendFile(served.app, { user: person, id }, [smallPdf()]),
      await person.request('DELETE', `${GRANTS}/${id}/documents/${sent.documents[0]?.id}`),
      await act(person, id, ['submit', sending]),
      await act(person, id, ['answer', { text: 'Here' }]),
      await act(person, id, ['appeal', { text: 'But' }]),
    ])
      expect(answer.status).toBe(409)
    expect(await read(person, id)).toEqual(sent)
  })

  test('twenty at the same moment are sent once', async () => {
    const person = await makeUser(served.app)
    const { id } = await fillOne(served.app, person)
    const answers = await Promise.all(Array.from({ length: 20 }, () => act(person, id, ['submit', sending])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ])
    expect((await read(person, id)).events).toHaveLength(2)
  })
})

test('an application that is taken back loses its files at once, and a new one can be started', async () => {
  const person = await makeUser(served.app)
  const { id, documents } = await submitOne(served.app, person)
  const back = bodyOf<GrantApplication>(await act(person, id, ['withdraw', {}]))
  expect(back).toMatchObject({ status: 'withdrawn', documents: [], canWithdraw: false })
  const { rows } = await served.pool.query('select 1 from document_chunks where user_id = $1', [person.id])
  expect(rows).toEqual([])
  const gone = await person.request('GET', `${GRANTS}/${id}/documents/${documents[0]?.id}`)
  expect(gone.status).toBe(404)
  expect((await startOne(person)).id).not.toBe(id)
  expect(bodyOf<GrantApplication[]>(await person.request('GET', GRANTS)).map(({ status }) => status)).toEqual(
    ['draft', 'withdrawn'],
  )
})

test('a file is removed from a draft, and from no other application', async () => {
  const person = await makeUser(served.app)
  const { id, documents } = await fillOne(served.app, person)
  const [bill, proof] = ['bill', 'income'].map((kind) => {
    const found = documents.find((one) => one.kind === kind)
    return `${GRANTS}/${id}/documents/${found?.id}`
  })
  bodyOf(await person.request('DELETE', bill ?? ''))
  expect((await read(person, id)).missing).toEqual([
    { field: 'documents', message: 'Add the bill or notice of the debt.' },
  ])
  expect((await person.request('DELETE', bill ?? '')).status).toBe(404)
  expect((await bob.request('DELETE', proof ?? '')).status).toBe(404)
  expect((await read(person, id)).documents).toHaveLength(1)
})
