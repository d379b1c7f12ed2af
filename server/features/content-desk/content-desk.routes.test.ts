import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Content, ContentItem } from '#contracts/admin/content.ts'
import type { ArticleContent } from '#contracts/education/articles.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

let test: TestApp
let ruth: TestUser
let naomi: TestUser
let reader: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  ruth = await makeUser(test.app, { isAdmin: true })
  naomi = await makeUser(test.app, { isAdmin: true })
  reader = await makeUser(test.app)
})
afterAll(() => test.close())

const url = (id: string, rest = '') => `/api/admin/content/article/${id}/en${rest}`
const open = async (id: string) => (await ruth.request('GET', url(id))).body as Content
const save = (id: string, draft: { revision: number; body: object }, admin = ruth) =>
  admin.request('PUT', url(id, '/draft'), draft)
const publish = (id: string, revision: number, note = 'A better title.') =>
  ruth.request('POST', url(id, '/publish'), { revision, note })
const read = async (id: string) => (await reader.request('GET', `/api/articles/${id}`)).body as ArticleContent
const stored = async () =>
  Promise.all(
    ['content_drafts', 'content_versions', 'admin_acts'].map(
      async (table) => (await test.pool.query(`select * from ${table} order by 1, 2`)).rows,
    ),
  )

describe('what is asked for', () => {
  const calls = [
    { method: 'GET', url: '/api/admin/content' },
    { method: 'GET', url: url('1') },
    { method: 'PUT', url: url('1', '/draft'), body: { revision: 0, body: {} } },
    { method: 'DELETE', url: url('1', '/draft') },
    { method: 'POST', url: url('1', '/publish'), body: { revision: 1, note: 'A note.' } },
    { method: 'GET', url: url('1', '/versions/0') },
    { method: 'POST', url: url('1', '/restore'), body: { version: 0, note: 'A note.' } },
  ] as const

  it('what is not there is a 404', async () => {
    const before = await stored()
    const places = [
      'article/No%20Id/en',
      'offers/1/en',
      'poem/1/en',
      '__proto__/1/en',
      'article/1/fr',
      'article/no-such-one/es',
    ]
    for (const call of calls.slice(1))
      for (const place of places) {
        const body = 'body' in call ? call.body : undefined
        const { status } = await ruth.request(call.method, call.url.replace('article/1/en', place), body)
        expect({ place, call: call.url, status }).toEqual({ place, call: call.url, status: 404 })
      }
    expect((await ruth.request('GET', url('no-such-one'))).status).toBe(404)
    expect((await ruth.request('GET', url('1', '/versions/7'))).status).toBe(404)
    expect((await ruth.request('GET', url('1', '/versions/x'))).status).toBe(404)
    expect(await stored()).toEqual(before)
  })

  it.each([
    ['PUT /draft', { revision: 0 }, 'body'],
    ['PUT /draft', { revision: -1, body: {} }, 'revision'],
    ['PUT /draft', { revision: 0, body: [] }, 'body'],
    ['PUT /draft', { revision: 0, body: { title: 'a\u0000b' } }, 'body'],
    ['POST /publish', { revision: 1, note: '' }, 'note'],
    ['POST /restore', { version: -1, note: 'A note.' }, 'version'],
    ['POST /restore', { version: 0, note: 'x'.repeat(301) }, 'note'],
  ])('%s %j names %s, and nothing is stored', async (called, body, field) => {
    const before = await stored()
    const [method, rest] = called.split(' ') as ['PUT', string]
    const answer = await ruth.request(method, url('1', rest), body)
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ field }] } })
    expect(await stored()).toEqual(before)
  })
})

it('lists everything that ships, as version 0, with the day its facts are to be checked again', async () => {
  const items = (await ruth.request('GET', '/api/admin/content')).body as ContentItem[]
  expect(items.length).toBeGreaterThan(40)
  expect(items).toContainEqual({
    kind: 'article',
    id: '1',
    language: 'en',
    spanish: null,
    englishChangedAt: null,
    title: 'Debt snowball vs avalanche',
    version: 0,
    publishedAt: null,
    hasDraft: false,
    factsDue: {
      checkedOn: '2026-11-20',
      dueOn: '2027-11-20',
      state: expect.any(String),
      sources: 3,
      unopenedSources: expect.any(Number),
    },
  })
  expect(items.filter(({ kind }) => kind === 'offers')).toMatchObject([
    { language: 'en', spanish: null, factsDue: null },
    { language: 'es', spanish: 'current', factsDue: null },
  ])
})

describe('from draft to published, and back', () => {
  const title = 'Snowball or avalanche, side by side'

  it('a draft is seen by admins alone', async () => {
    const { body } = await open('1')
    const saved = await save('1', { revision: 0, body: { ...body, title } })
    expect(saved).toMatchObject({ status: 200, body: { hasDraft: true, version: 0 } })
    expect(saved.body).toMatchObject({ draft: { revision: 1, faults: [], canBeShown: true } })
    expect((await read('1')).title).toBe('Debt snowball vs avalanche')
  })

  it('the second of two who edit at once is told, and neither is lost', async () => {
    const answer = await save('1', { revision: 0, body: { title: 'Mine' } }, naomi)
    expect(answer).toMatchObject({ status: 409, body: { current: { draft: { revision: 1 } } } })
    expect((await publish('1', 9)).status).toBe(409)
    expect((await open('1')).draft?.body).toMatchObject({ title })
  })

  it('published, people read it at once, in every process', async () => {
    const answer = await publish('1', 1)
    expect(answer).toMatchObject({ status: 200, body: { version: 1, title, draft: null } })
    expect((await read('1')).title).toBe(title)
    const list = (await reader.request('GET', '/api/articles')).body as ArticleContent[]
    expect(list[0]).toMatchObject({ id: '1', title })

    const other = await buildTestApp({ databaseUrl: test.pool.options.connectionString! })
    const there = await ask(other.app, { method: 'GET', url: '/api/articles/1', cookie: reader.cookie })
    expect(there.body).toMatchObject({ title })
    await other.close()
  })

  it('the history says who and why; an earlier version is published again as the next', async () => {
    const restored = await ruth.request('POST', url('1', '/restore'), { version: 0, note: 'Back again.' })
    expect(restored).toMatchObject({
      status: 200,
      body: {
        version: 2,
        title: 'Debt snowball vs avalanche',
        history: [
          { version: 2, note: 'Back again.', publishedBy: ruth.email, isShipped: true },
          { version: 1, note: 'A better title.', publishedBy: ruth.email, isShipped: false },
          { version: 0, isShipped: true },
        ],
      },
    })
    expect((await read('1')).title).toBe('Debt snowball vs avalanche')
    const first = (await ruth.request('GET', url('1', '/versions/1'))).body
    expect(first).toMatchObject({ version: 1, body: { title } })
    await ruth.request('POST', url('1', '/restore'), { version: 1, note: 'Once more.' })
    expect((await read('1')).title).toBe(title)
  })

  it('every step is in the audit log', async () => {
    const acts = (await ruth.request('GET', '/api/admin/acts?subject=article/1')).body
    expect((acts as { acts: { act: string }[] }).acts.map(({ act }) => act)).toEqual([
      'content.restore',
      'content.restore',
      'content.publish',
      'content.draft',
    ])
  })

  it.each([
    'update content_versions set note = $$x$$',
    'delete from content_versions',
    'truncate content_versions',
  ])('a version stays as it is: %s', async (statement) => {
    await expect(test.pool.query(statement)).rejects.toThrow(/never changed or removed/)
  })
})

/** Saves a changed article 2 as the draft. */
async function saveFaulty(change: (article: ArticleContent) => object) {
  const { body, draft } = await open('2')
  const changed = change(structuredClone(body) as ArticleContent)
  const saved = await save('2', { revision: draft?.revision ?? 0, body: changed })
  return (saved.body as Content).draft!
}

describe('a draft with faults', () => {
  it.each<[string, string, (article: ArticleContent) => object]>([
    ['title', 'at least 1', (a) => ({ ...a, title: '' })],
    ['autor', 'not a field', (a) => ({ ...a, autor: 'x' })],
    ['description', 'HTML', (a) => ({ ...a, description: 'Read <b>this</b>.' })],
    ['description', 'HTML', (a) => ({ ...a, description: '<img src=x onerror=alert(1)>' })],
    ['sources', '3 sources', (a) => ({ ...a, sources: [] })],
    ['sources.0.url', '.gov', (a) => ({ ...a, sources: [{ ...a.sources[0], url: 'https://blog.test/' }] })],
    [
      'blocks.0.text',
      'leads nowhere',
      (a) => ({ ...a, blocks: [{ kind: 'paragraph', text: '[x](/nowhere)' }] }),
    ],
    ['blocks', 'needs 500', (a) => ({ ...a, blocks: a.blocks.slice(0, 1) })],
    [
      'blocks',
      'promises',
      (a) => ({ ...a, blocks: [...a.blocks, { kind: 'paragraph', text: 'We guarantee it.' }] }),
    ],
    [
      'figures',
      '77% has no source',
      (a) => ({ ...a, blocks: [...a.blocks, { kind: 'paragraph', text: '77%.' }] }),
    ],
    ['quiz', '3 questions', (a) => ({ ...a, quiz: a.quiz.slice(1) })],
    [
      'quiz.0.answer',
      'right choice',
      (a) => ({ ...a, quiz: [{ ...a.quiz[0], answer: 9 }, ...a.quiz.slice(1)] }),
    ],
    ['imageUrl', 'no such picture', (a) => ({ ...a, imageUrl: 'https://evil.test/x.png' })],
    ['id', 'It stays', (a) => ({ ...a, id: '3' })],
  ])('says where (%s) and what (%s), and is not published', async (path, words, change) => {
    const draft = await saveFaulty(change)
    expect(draft.faults).toContainEqual({ path, message: expect.stringContaining(words) })
    const before = await stored()
    const answer = await publish('2', draft.revision)
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      fields: expect.arrayContaining([{ field: path, message: expect.any(String) }]),
    })
    expect(await stored()).toEqual(before)
    expect((await read('2')).title).toBe('Negotiating lower rates')
  })

  it('is thrown away without a trace for readers', async () => {
    expect((await ruth.request('DELETE', url('2', '/draft'))).status).toBe(200)
    expect((await open('2')).draft).toBeNull()
    expect((await ruth.request('DELETE', url('2', '/draft'))).status).toBe(404)
  })
})

it('no shipped article, offer or page has a fault, in either language', async () => {
  const items = (await ruth.request('GET', '/api/admin/content')).body as ContentItem[]
  const shipped = items.filter(({ hasDraft, spanish }) => !hasDraft && (spanish ?? 'current') === 'current')
  expect(shipped.length).toBeGreaterThan(80)
  for (const { kind, id, language } of shipped) {
    const place = `/api/admin/content/${kind}/${id}/${language}`
    const { body } = (await ruth.request('GET', place)).body as Content
    const saved = (await ruth.request('PUT', `${place}/draft`, { revision: 0, body })).body as Content
    expect({ place, faults: saved.draft?.faults }).toEqual({ place, faults: [] })
  }
})

it('a new article is read once it is published, and can be taken back', async () => {
  const { body } = await open('3')
  const written = { ...body, id: 'a-new-one', title: 'A new one', featured: false }
  expect((await save('a-new-one', { revision: 0, body: written })).status).toBe(200)
  expect((await reader.request('GET', '/api/articles/a-new-one')).status).toBe(404)
  expect((await publish('a-new-one', 1)).status).toBe(200)
  expect(await read('a-new-one')).toMatchObject({ title: 'A new one' })
})
