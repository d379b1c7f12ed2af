import { strFromU8, unzipSync } from 'fflate'
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Privacy } from '#contracts/account/privacy.ts'
import { smallPdf } from '#server/documents/files-under-test.ts'
import { sendPaper } from '#server/features/letters/papers-under-test.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { ExportFile } from './export-file.ts'
import { exportSections, leftOut } from './export-sections.ts'
import { fill } from './privacy-under-test.ts'

const ORIGIN = 'http://localhost:3000'
const DAY_MS = 86_400_000

let served: TestApp
let ada: TestUser
let now: Date

function moveTo(moment: Date) {
  now = moment
  served.setNow(now)
}
const later = (ms: number) => moveTo(new Date(now.getTime() + ms))
const runDue = () => served.app.parts.jobs.runDue()
const privacyOf = async (user: TestUser) => (await user.request('GET', '/api/privacy')).body as Privacy

beforeAll(async () => {
  served = await buildTestApp()
})
afterAll(() => served.close())
beforeEach(async () => {
  moveTo(new Date('2026-11-20T17:00:00Z'))
  await served.pool.query('delete from request_limits')
  ada = await makeUser(served.app, { status: 'active', planId: 'price_premium' })
})

async function download(user: TestUser) {
  const answer = await served.app.inject({
    method: 'GET',
    url: '/api/privacy/export/file.zip',
    headers: { cookie: user.cookie },
  })
  return { status: answer.statusCode, headers: answer.headers, zip: answer.rawPayload }
}

async function exportOf(user: TestUser): Promise<ExportFile> {
  expect((await user.request('POST', '/api/privacy/export')).status).toBe(202)
  await runDue()
  const { zip } = await download(user)
  return JSON.parse(strFromU8(unzipSync(new Uint8Array(zip))['jubilee.json']!)) as ExportFile
}

async function restoreExport(user: TestUser, payload: string, contentType = 'application/json') {
  const answer = await served.app.inject({
    method: 'POST',
    url: '/api/privacy/import',
    headers: {
      cookie: user.cookie,
      origin: ORIGIN,
      host: 'localhost:3000',
      'content-type': contentType,
    },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() as Record<string, unknown> }
}

const readings = [
  '/api/debts',
  '/api/debt-plan',
  '/api/cash-plan',
  '/api/budget-groups',
  '/api/budget-categories',
  '/api/goals',
  '/api/credit-scores',
  '/api/letter-cases',
]
/** What a person sees, without how often each thing was changed. */
async function seenBy(user: TestUser): Promise<unknown> {
  const seen: Record<string, unknown> = {}
  for (const url of readings) seen[url] = (await user.request('GET', url)).body
  return JSON.parse(
    JSON.stringify(seen, (key, value: unknown) =>
      key === 'version' || key === 'updatedAt' || key === 'userId' ? undefined : value,
    ),
  )
}

test('every table with rows of a person is in the file, or left out for a reason', async () => {
  const { rows } = await served.pool.query<{ name: string }>(
    "select distinct table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'",
  )
  const named = new Set(exportSections.map(({ table }) => getTableName(table)))
  const missing = rows.map((row) => row.name).filter((name) => !named.has(name) && !(name in leftOut))
  expect(missing).toEqual([])
})

describe('the file of all data', () => {
  test('is made by a job, told by mail, fetched, and gone after seven days', async () => {
    await fill(ada)
    expect(await privacyOf(ada)).toMatchObject({ export: { state: 'none' }, isEmpty: false })
    expect((await download(ada)).status).toBe(404)
    const asked = await ada.request('POST', '/api/privacy/export')
    expect(asked).toMatchObject({ status: 202, body: { export: { state: 'waiting' } } })
    await runDue()
    const mail = served.outbox().findLast(({ to }) => to === ada.email)
    expect(mail).toMatchObject({ subject: 'Your data is ready' })
    const { status, headers, zip } = await download(ada)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'private, no-store' })
    const files = unzipSync(new Uint8Array(zip))
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['README.txt', 'jubilee.json', 'schema.json', 'csv/debts.csv']),
    )
    // A spreadsheet must not run what somebody called a debt.
    expect(strFromU8(files['csv/debts.csv']!)).toContain(`"'=2+5, ""Visa"""`)
    later(8 * DAY_MS)
    await served.app.parts.jobs.runSchedules()
    await runDue()
    await ada.prove()
    expect((await download(ada)).status).toBe(404)
    expect((await served.pool.query('select 1 from documents where user_id = $1', [ada.id])).rowCount).toBe(0)
  })

  test('holds no secret and nothing of anybody else', async () => {
    const eve = await makeUser(served.app)
    await eve.request('POST', '/api/debts', { name: 'Loan of Eve', type: 'other', balance: '1' })
    const text = JSON.stringify(await exportOf(ada))
    expect(text).not.toContain('Loan of Eve')
    expect(text).not.toContain(eve.id)
    expect(text).not.toMatch(/argon2|[Hh]ash"|sealed|accessToken|publicKey"/)
  })

  test('holds the papers of the person’s cases as they were sent', async () => {
    const eve = await makeUser(served.app)
    const suit = { kind: 'sued', recipient: 'Midland', subject: '26CV1', servedOn: '2026-11-01' }
    const { id } = (await eve.request('POST', '/api/letter-cases', suit)).body as { id: string }
    const paper = smallPdf()
    await sendPaper(served.app, { user: eve, id }, [paper, { name: 'summons.pdf' }])
    await exportOf(eve)
    const files = unzipSync(new Uint8Array((await download(eve)).zip))
    const name = Object.keys(files).find((path) => /^documents\/.* summons\.pdf$/.test(path))
    expect(name && Buffer.from(files[name]!).equals(paper)).toBe(true)
  })

  test('asks who it is after a quarter of an hour', async () => {
    later(16 * 60_000)
    const answer = await ada.request('POST', '/api/privacy/export')
    expect(answer).toMatchObject({ status: 403, body: { code: 'confirm_needed' } })
  })

  test('asked for twenty times at once is made once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ada.request('POST', '/api/privacy/export')))
    await runDue()
    const { rows } = await served.pool.query(
      "select 1 from documents where user_id = $1 and kind = 'export'",
      [ada.id],
    )
    expect(rows).toHaveLength(1)
  })

  test('that was not made in twenty minutes has failed, and can be asked for again', async () => {
    await ada.request('POST', '/api/privacy/export')
    expect((await privacyOf(ada)).export.state).toBe('waiting')
    later(21 * 60_000)
    expect((await privacyOf(ada)).export.state).toBe('failed')
    await ada.prove()
    expect((await ada.request('POST', '/api/privacy/export')).body).toMatchObject({
      export: { state: 'waiting' },
    })
    await runDue()
    expect((await privacyOf(ada)).export.state).toBe('ready')
  })

  test('has the form that is published', async () => {
    const schema = await served.app.inject({ method: 'GET', url: '/schema/jubilee-export-1.json' })
    expect(schema.statusCode).toBe(200)
    expect(schema.json()).toMatchObject({ title: 'Jubilee export', type: 'object' })
    const { lists } = (schema.json() as { properties: { lists: { required: string[] } } }).properties
    expect(lists.required).toEqual(exportSections.map(({ name }) => name))
  })
})

/** Changes the file, or answers what is sent in its place. */
type Change = (file: ExportFile) => unknown
const setIn =
  (list: string, change: object, at = 0): Change =>
  ({ lists }) =>
    void Object.assign(lists[list]!.at(at)!, change)

describe('bringing a file in', () => {
  test('gives an empty account the same plan to the cent', async () => {
    await fill(ada)
    const file = await exportOf(ada)
    const zoe = await makeUser(served.app, { status: 'active', planId: 'price_premium' })
    expect((await privacyOf(zoe)).isEmpty).toBe(true)
    const answer = await restoreExport(zoe, JSON.stringify(file))
    expect(answer).toMatchObject({ status: 200, body: { counts: { debts: 4, debtEntries: 7, goals: 1 } } })
    expect(await seenBy(zoe)).toEqual(await seenBy(ada))
    expect(JSON.stringify(await seenBy(zoe)).match(/"accruedOn":"2026-10-04"/g)).toHaveLength(2)
    expect((await zoe.request('GET', '/api/settings')).body).toMatchObject({
      currency: 'EUR',
      reminderDays: 5,
    })
    // and out again it is the same file
    const again = await exportOf(zoe)
    const restored = exportSections.filter(({ restore }) => restore !== undefined).map(({ name }) => name)
    const listsOf = ({ lists }: ExportFile) => restored.map((name) => [name, lists[name]])
    expect(listsOf(again)).toEqual(listsOf(file))
  })

  test('of before a column was added is taken in, and a list that is none is shown as empty', async () => {
    const chat = { method: 'POST', url: '/api/chat/debt-advisor', message: 'What is my net worth?' } as const
    expect((await ada.request(chat.method, chat.url, { message: chat.message })).status).toBe(200)
    const file = await exportOf(ada)
    const [asked, answered] = file.lists['coachMessages'] as Record<string, unknown>[]
    delete asked!['kind']
    delete asked!['choices']
    delete asked!['blocks']
    answered!['choices'] = { length: 1 }
    answered!['blocks'] = [{ kind: 'none that is known' }]
    const zoe = await makeUser(served.app)
    expect((await restoreExport(zoe, JSON.stringify(file))).status).toBe(200)
    const [kept] = (await zoe.request('GET', '/api/conversations')).body as { id: string }[]
    expect((await zoe.request('GET', `/api/conversations/${kept!.id}`)).body).toMatchObject({
      list: [
        { kind: null, choices: [], blocks: [] },
        { kind: 'answer', choices: [], blocks: [] },
      ],
    })
  })

  test('is refused where something was entered, and twenty at once come in once', async () => {
    await fill(ada)
    const text = JSON.stringify(await exportOf(ada))
    expect((await restoreExport(ada, text)).status).toBe(409)
    const zoe = await makeUser(served.app)
    const answers = await Promise.all(Array.from({ length: 20 }, () => restoreExport(zoe, text)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ])
    expect((await zoe.request('GET', '/api/debts')).body).toHaveLength(4)
  })

  test.each<[string, Change]>([
    ['no file of ours', () => ({ hello: 'world' })],
    ['a list', () => []],
    ['another version', (file) => ({ ...file, version: 2 })],
    ['a column more', setIn('debts', { userId: 'eve' })],
    ['a column less', ({ lists }) => void delete lists['debts']![0]!['name']],
    ['a negative limit', setIn('debts', { creditLimit: '-1.00' })],
    ['a number for an amount', setIn('debtEntries', { amount: 5 })],
    ['an amount past the column', setIn('debtEntries', { amount: '9999999999999.00' })],
    ['a day that is none', setIn('debtEntries', { occurredOn: '2026-02-31' })],
    ['a payment above what was owed', setIn('debtEntries', { amount: '999999.00' }, -1)],
    ['a line of no debt', ({ lists }) => void (lists['debts'] = [])],
    ['two debts of one id', ({ lists }) => void lists['debts']!.push(lists['debts']![0]!)],
    ['a rule the engine does not know', setIn('debts', { minimumRule: { percent: 1 } })],
    ['a plan with a sum of no month', setIn('debtPlan', { adjustments: { lumpSums: [{ month: 'May' }] } })],
    ['a kept plan with more than there is', setIn('keptPlans', { adjustments: { secret: 1 } })],
    ['a kept plan that ends in no month', setIn('keptPlans', { freeMonth: '2027-13' })],
    ['pay days without a kind', setIn('cashPlan', { paydays: { kind: 'daily' } })],
    ['a short month with more than there is', setIn('cashPlan', { shortMonth: { secret: 1 } })],
    ['a zero byte', setIn('debts', { name: 'a\u0000b' })],
  ])('of %s is refused with a sentence, and nothing is half there', async (_name, change) => {
    await fill(ada)
    const file = await exportOf(ada)
    const sent = change(file) ?? file
    const zoe = await makeUser(served.app)
    const answer = await restoreExport(zoe, JSON.stringify(sent))
    expect({ status: answer.status, body: answer.body }).toMatchObject({
      status: 422,
      body: { code: 'invalid_input' },
    })
    expect(JSON.stringify(answer.body)).toContain('othing was brought in')
    expect(await privacyOf(zoe)).toMatchObject({ isEmpty: true })
    expect((await zoe.request('GET', '/api/settings')).body).toMatchObject({ currency: 'USD' })
  })

  test('what is no JSON at all is refused', async () => {
    const zoe = await makeUser(served.app)
    expect((await restoreExport(zoe, 'PK\u0003\u0004')).status).toBe(422)
  })

  test('sent as the zip says to send jubilee.json', async () => {
    const zoe = await makeUser(served.app)
    expect(await restoreExport(zoe, 'PK\u0003\u0004', 'application/zip')).toMatchObject({
      status: 415,
      body: { message: expect.stringMatching(/^Send jubilee\.json .+Nothing was saved\.$/) },
    })
  })
})

const leave = (user: TestUser) => user.request('POST', '/api/account/deletion')
const sweep = async () => {
  await served.app.parts.jobs.runSchedules()
  await runDue()
}
const count = async (table: string, user: TestUser) =>
  (await served.pool.query(`select 1 from ${table} where user_id = $1`, [user.id])).rowCount

describe('leaving', () => {
  test('asks who it is unless it was proven in the last two minutes', async () => {
    later(3 * 60_000)
    expect(await leave(ada)).toMatchObject({ status: 403, body: { code: 'confirm_needed' } })
    await ada.prove()
    const asked = await leave(ada)
    expect(asked.status).toBe(200)
    // What this browser has kept goes with it.
    expect(asked.headers['clear-site-data']).toBe('"storage"')
  })

  test('takes fourteen days, can be taken back, and then takes everything', async () => {
    await fill(ada)
    const asked = (await leave(ada)).body as Privacy
    expect(asked.deletion).toEqual({
      requestedAt: '2026-11-20T17:00:00.000Z',
      deletesAt: '2026-12-04T17:00:00.000Z',
    })
    expect(served.outbox().at(-1)).toMatchObject({ to: ada.email, subject: 'Your account will be deleted' })
    later(13 * DAY_MS)
    await sweep()
    expect((await ada.request('DELETE', '/api/account/deletion')).status).toBe(200)
    later(2 * DAY_MS)
    await sweep()
    expect((await ada.request('GET', '/api/debts')).body).toHaveLength(4)

    await ada.prove()
    await leave(ada)
    later(14 * DAY_MS + 1000)
    await sweep()
    expect(await count('debts', ada)).toBe(0)
    expect((await served.pool.query('select 1 from users where id = $1', [ada.id])).rowCount).toBe(0)
    expect(served.outbox().at(-1)).toMatchObject({ to: ada.email, subject: 'Your account is deleted' })
    expect((await ada.request('GET', '/api/debts')).status).toBe(401)
  })

  test('leaves no row of the person in any table', async () => {
    await fill(ada)
    await exportOf(ada)
    await ada.request('POST', '/api/calendar-feed')
    await leave(ada)
    later(15 * DAY_MS)
    await served.pool.query(
      `insert into verifications (id, identifier, value, expires_at)
       values (gen_random_uuid(), 'a', $1, now() + interval '60 days'), (gen_random_uuid(), 'b', $1 || ' new@example.test', now() + interval '60 days')`,
      [ada.id],
    )
    await sweep()
    const links = 'select value from verifications where strpos(value, $1) > 0'
    expect((await served.pool.query(links, [ada.id])).rows).toEqual([])
    const { rows } = await served.pool.query<{ name: string }>(
      "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'",
    )
    const left = []
    for (const { name } of rows) if ((await count(name, ada)) !== 0) left.push(name)
    expect(left).toEqual([])
  })

  test('waits while something outside cannot be ended, and is tried again', async () => {
    const { leavingHooks } = served.app
    expect(leavingHooks.length).toBe(3)
    let isAway = true
    leavingHooks.push(async () => {
      if (isAway) throw new Error('nobody answers')
    })
    await leave(ada)
    later(15 * DAY_MS)
    await sweep()
    expect((await served.pool.query('select 1 from users where id = $1', [ada.id])).rowCount).toBe(1)
    isAway = false
    later(DAY_MS)
    await sweep()
    expect((await served.pool.query('select 1 from users where id = $1', [ada.id])).rowCount).toBe(0)
    leavingHooks.pop()
  })

  test('one person leaves nobody else without their things', async () => {
    const eve = await makeUser(served.app)
    await fill(ada)
    await eve.request('POST', '/api/debts', { name: 'Loan of Eve', type: 'other', balance: '1' })
    await leave(ada)
    later(15 * DAY_MS)
    await sweep()
    expect(await count('debts', eve)).toBe(1)
  })
})
