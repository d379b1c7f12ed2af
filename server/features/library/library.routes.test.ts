import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { articleAnswer, articleTextAnswer } from '#contracts/education/articles.ts'
import type { Article, ArticleText, ReadingProgress } from '#contracts/education/articles.ts'
import { makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const NOW = new Date('2026-11-20T12:00:00Z')

let test: TestApp
let ada: TestUser
let articles: Article[]

beforeAll(async () => {
  test = await buildTestApp()
  ada = await makeUser(test.app)
  articles = (await ada.request('GET', '/api/articles')).body as Article[]
})
beforeEach(() => test.setNow(NOW))
afterAll(() => test.close())

const progressOf = async (user: TestUser) =>
  (await user.request('GET', '/api/reading-progress')).body as ReadingProgress
const put = (user: TestUser, id: string, body: object) =>
  user.request('PUT', `/api/articles/${id}/progress`, body)
const stored = async () =>
  Promise.all(
    ['article_progress', 'reading_days'].map(
      async (table) => (await test.pool.query(`select * from ${table} order by 1, 2`)).rows,
    ),
  )
const nothing = { read: [], minutes: 0, streakDays: 0 }

it.each(['0', 'abc', '%00', '..%2f1', '__proto__', "' or 1=1", 'x'.repeat(90)])(
  'an article that is not there (%s) is a 404 and stores nothing',
  async (id) => {
    const before = await stored()
    const url = `/api/articles/${id.includes('%') ? id : encodeURIComponent(id)}`
    expect((await ada.request('GET', url)).status).toBe(404)
    expect((await ada.request('PUT', `${url}/progress`, { isRead: true, seconds: 5 })).status).toBe(404)
    expect(await stored()).toEqual(before)
  },
)

it.each<[string, object]>([
  ['isRead', {}],
  ['isRead', { isRead: 'yes' }],
  ['seconds', { isRead: true, seconds: -1 }],
  ['seconds', { isRead: true, seconds: 3601 }],
  ['seconds', { isRead: true, seconds: 1.5 }],
  ['seconds', { isRead: true, seconds: '5' }],
  ['readOn', { isRead: true, readOn: '2020-01-01' }],
])('a wrong %s in %j is named and nothing is stored', async (field, body) => {
  const before = await stored()
  const answer = await put(ada, '1', body)
  expect(answer).toMatchObject({
    status: 422,
    body: { fields: [{ field, message: expect.stringMatching(/\.$/) }] },
  })
  expect(await stored()).toEqual(before)
})

describe('the library', () => {
  it('lists its articles as cards, featured ones first, each id once', () => {
    expect(articles.length).toBeGreaterThanOrEqual(1)
    for (const article of articles)
      expect(Object.keys(article).toSorted()).toEqual(Object.keys(articleAnswer.shape).toSorted())
    const featured = articles.map((article) => article.featured)
    expect(featured).toEqual(featured.toSorted((a, b) => Number(b) - Number(a)))
    expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length)
  })

  it('opens each article with its text, and leads from the first to the last', async () => {
    const titles: string[] = []
    for (const { id } of articles) {
      const { body, status } = await ada.request('GET', `/api/articles/${id}`)
      const article = body as ArticleText
      expect(status).toBe(200)
      expect(Object.keys(article).toSorted()).toEqual(Object.keys(articleTextAnswer.shape).toSorted())
      titles.push(article.next?.title ?? 'the end')
    }
    expect(titles).toEqual([...articles.slice(1).map(({ title }) => title), 'the end'])
  })
})

const textOf = async (path: string) => (await ada.request('GET', path)).body as ArticleText

describe('an article in Spanish', () => {
  it('is given where it is asked for, with the one that follows it in Spanish too', async () => {
    const english = await textOf('/api/articles/19')
    const spanish = await textOf('/api/articles/19?language=es')
    expect(english).toMatchObject({
      language: 'en',
      languages: ['en', 'es'],
      title: expect.stringMatching(/sued/i),
    })
    expect(spanish).toMatchObject({ language: 'es', languages: ['en', 'es'], checkedOn: english.checkedOn })
    expect(spanish.title).toMatch(/demandaron/i)
    expect(spanish.next?.id).toBe(english.next?.id)
    expect(spanish.next?.title).not.toBe(english.next?.title)
  })

  it('is refused in a language that there is none of', async () => {
    expect((await ada.request('GET', '/api/articles/19?language=fr')).status).toBe(422)
  })
})

describe('what a person has read', () => {
  it('is nothing at first, and nobody else’s', async () => {
    await put(ada, '1', { isRead: true, seconds: 90 })
    expect(await progressOf(await makeUser(test.app))).toEqual(nothing)
  })

  it('adds up the seconds to whole minutes and keeps the first day an article was read', async () => {
    const zoe = await makeUser(test.app)
    expect((await put(zoe, '1', { isRead: false, seconds: 119 })).body).toEqual({
      read: [],
      minutes: 1,
      streakDays: 1,
    })
    await put(zoe, '1', { isRead: true, seconds: 1 })
    test.setNow(new Date('2026-11-21T05:00:00Z'))
    const again = await put(zoe, '1', { isRead: true })
    expect(again).toMatchObject({ status: 200 })
    expect(again.body).toEqual({
      read: [{ articleId: '1', readOn: '2026-11-20' }],
      minutes: 2,
      streakDays: 2,
    })
    expect(await progressOf(zoe)).toEqual(again.body)
  })

  it('can be taken back, without losing the time or the day', async () => {
    const zoe = await makeUser(test.app)
    await put(zoe, '1', { isRead: true, seconds: 60 })
    expect((await put(zoe, '1', { isRead: false })).body).toEqual({ read: [], minutes: 1, streakDays: 1 })
    test.setNow(new Date('2026-11-25T05:00:00Z'))
    expect((await put(zoe, '1', { isRead: true })).body).toMatchObject({
      read: [{ articleId: '1', readOn: '2026-11-25' }],
      streakDays: 1,
    })
  })

  it('keeps its mark when only time is reported, from a tab that does not know of it', async () => {
    const zoe = await makeUser(test.app)
    await put(zoe, '1', { isRead: true })
    expect((await put(zoe, '1', { seconds: 60 })).body).toEqual({
      read: [{ articleId: '1', readOn: '2026-11-20' }],
      minutes: 1,
      streakDays: 1,
    })
    await put(zoe, '2', { seconds: 60 })
    expect(await progressOf(zoe)).toMatchObject({ read: [{ articleId: '1' }], minutes: 2 })
  })

  it('is no reading where an article is only marked unread', async () => {
    const zoe = await makeUser(test.app)
    expect((await put(zoe, '1', { isRead: false })).body).toEqual(nothing)
    expect((await put(zoe, '1', { isRead: false, seconds: 0 })).body).toEqual(nothing)
  })

  it('counts the days in a row, until a day was missed', async () => {
    const zoe = await makeUser(test.app)
    for (const day of ['16', '18', '19', '20']) {
      test.setNow(new Date(`2026-11-${day}T23:59:59Z`))
      await put(zoe, '1', { isRead: false, seconds: 30 })
    }
    const days: number[] = []
    for (const day of ['20', '21', '22']) {
      test.setNow(new Date(`2026-11-${day}T08:00:00Z`))
      days.push((await progressOf(zoe)).streakDays)
    }
    expect(days).toEqual([3, 3, 0])
  })

  it('counts every one of forty calls at the same moment', async () => {
    const zoe = await makeUser(test.app)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => put(zoe, '1', { isRead: at % 2 === 0, seconds: 3 })),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await progressOf(zoe)).toMatchObject({ minutes: 2, streakDays: 1 })
  })

  it('never outgrows its column', async () => {
    const zoe = await makeUser(test.app)
    await put(zoe, '1', { isRead: true, seconds: 3600 })
    await test.pool.query('update article_progress set seconds = 999999999 where user_id = $1', [zoe.id])
    expect((await put(zoe, '1', { isRead: true, seconds: 3600 })).body).toMatchObject({
      minutes: Math.floor(1_000_000_000 / 60),
    })
  })

  it('leaves with its person', async () => {
    const zoe = await makeUser(test.app)
    await put(zoe, '1', { isRead: true, seconds: 3600 })
    await test.pool.query('delete from users where id = $1', [zoe.id])
    expect(JSON.stringify(await stored())).not.toContain(zoe.id)
  })
})
