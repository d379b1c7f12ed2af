import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { courseAnswer, lessonAnswer } from '#contracts/education/course.ts'
import type { Course, Lesson } from '#contracts/education/course.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const FIRST = 'list-what-you-owe'
const SECOND = 'read-a-statement'

let test: TestApp
let ada: TestUser

const premium = () => makeUser(test.app, { status: 'active', planId: 'price_premium' })

beforeAll(async () => {
  test = await buildTestApp()
  ada = await premium()
})
beforeEach(() => test.setNow(NOW))
afterAll(() => test.close())

const courseOf = async (user: TestUser) => (await user.request('GET', '/api/course')).body as Course
const lessonOf = async (user: TestUser, id: string) =>
  (await user.request('GET', `/api/course/lessons/${id}`)).body as Lesson
const mark = (user: TestUser, id: string, isDone: unknown = true) =>
  user.request('PUT', `/api/course/lessons/${id}/progress`, { isDone })
const stored = async () => (await test.pool.query('select * from course_progress order by 1, 2')).rows

const calls = [
  { method: 'GET', url: '/api/course' },
  { method: 'GET', url: `/api/course/lessons/${FIRST}` },
  { method: 'PUT', url: `/api/course/lessons/${FIRST}/progress`, body: { isDone: true } },
] as const

it.each<[string, Parameters<typeof makeUser>[1]]>([
  ['Free', {}],
  ['Pro', { status: 'active', planId: 'price_monthly' }],
  ['Premium that is over', { status: 'canceled', planId: 'price_premium' }],
])('with %s, every call answers 403 with a sentence and stores nothing', async (_plan, facts) => {
  const person = await makeUser(test.app, facts)
  for (const { method, url, ...rest } of calls) {
    const answer = await person.request(method, url, 'body' in rest ? rest.body : undefined)
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'forbidden', message: expect.stringContaining('part of the Premium plan') },
    })
    expect(JSON.stringify(answer.body)).not.toContain('Most people who owe')
  }
  expect(JSON.stringify(await stored())).not.toContain(person.id)
})

it.each(['0', 'abc', '%00', '..%2f1', '__proto__', "' or 1=1", 'x'.repeat(90)])(
  'a lesson that is not there (%s) is a 404 and stores nothing',
  async (id) => {
    const before = await stored()
    const url = `/api/course/lessons/${id.includes('%') ? id : encodeURIComponent(id)}`
    expect((await ada.request('GET', url)).status).toBe(404)
    expect((await ada.request('PUT', `${url}/progress`, { isDone: true })).status).toBe(404)
    expect(await stored()).toEqual(before)
  },
)

it.each<[string, object]>([
  ['isDone', {}],
  ['isDone', { isDone: 'yes' }],
  ['doneOn', { isDone: true, doneOn: '2020-01-01' }],
])('a wrong %s in %j is named and nothing is stored', async (field, body) => {
  const before = await stored()
  expect(await ada.request('PUT', `/api/course/lessons/${FIRST}/progress`, body)).toMatchObject({
    status: 422,
    body: { fields: [{ field, message: expect.stringMatching(/\.$/) }] },
  })
  expect(await stored()).toEqual(before)
})

describe('the course', () => {
  it('has eight weeks and fifty lessons, none done, and begins with the first', async () => {
    const course = await courseOf(await premium())
    expect(Object.keys(course).toSorted()).toEqual(Object.keys(courseAnswer.shape).toSorted())
    expect(course.modules.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(course).toMatchObject({ done: 0, total: 50, next: { id: FIRST } })
    expect(course.next).toEqual({ id: FIRST, title: 'List what you owe' })
  })

  it('names its weeks and lessons in the language of the reader, and says what a text is written in', async () => {
    const cookie = `${ada.cookie}; language=es`
    const read = async (url: string) => (await ask(test.app, { method: 'GET', url, cookie })).body
    const [week] = ((await read('/api/course')) as Course).modules
    expect(week).toMatchObject({
      title: 'Verlo todo',
      lessons: [{ title: 'Anotar lo que debe' }, {}, {}, {}, {}, {}],
    })
    const lesson = (await read(`/api/course/lessons/${FIRST}`)) as Lesson
    expect(lesson).toMatchObject({
      module: 'Verlo todo',
      next: { id: SECOND, title: 'Leer un estado de cuenta' },
    })
    expect(['en', 'es']).toContain(lesson.language)
    expect(await lessonOf(ada, FIRST)).toMatchObject({ module: 'Look at it all', language: 'en' })
  })

  it('opens each lesson with its text, and leads from the first to the last and back', async () => {
    const { modules } = await courseOf(ada)
    const ids = modules.flatMap(({ lessons }) => lessons.map(({ id }) => id))
    const lessons: Lesson[] = []
    for (const id of ids) lessons.push(await lessonOf(ada, id))
    expect(Object.keys(lessons[0] ?? {}).toSorted()).toEqual(Object.keys(lessonAnswer.shape).toSorted())
    expect(lessons.map(({ id }) => id)).toEqual(ids)
    expect(lessons.map(({ next }) => next?.id ?? null)).toEqual([...ids.slice(1), null])
    expect(lessons.map(({ previous }) => previous?.id ?? null)).toEqual([null, ...ids.slice(0, -1)])
    expect(lessons.at(-1)).toMatchObject({ week: 8, place: 6, places: 6, module: 'Free, and staying free' })
  })
})

describe('what a person has done', () => {
  it('is counted, names the lesson to go on with, and is nobody else’s', async () => {
    const zoe = await premium()
    const answer = await mark(zoe, FIRST)
    expect(answer).toMatchObject({ status: 200, body: { done: 1, total: 50, next: { id: SECOND } } })
    expect(await courseOf(zoe)).toEqual(answer.body)
    expect(await lessonOf(zoe, FIRST)).toMatchObject({ doneOn: '2026-11-20' })
    expect(await courseOf(await premium())).toMatchObject({ done: 0, next: { id: FIRST } })
  })

  it('keeps the first day, and goes on with what was left out', async () => {
    const zoe = await premium()
    await mark(zoe, SECOND)
    test.setNow(new Date('2026-11-25T12:00:00Z'))
    expect((await mark(zoe, SECOND)).body).toMatchObject({ done: 1, next: { id: FIRST } })
    expect(await lessonOf(zoe, SECOND)).toMatchObject({ doneOn: '2026-11-20' })
  })

  it('can be taken back, also twice', async () => {
    const zoe = await premium()
    await mark(zoe, FIRST)
    expect((await mark(zoe, FIRST, false)).body).toMatchObject({ done: 0, next: { id: FIRST } })
    expect((await mark(zoe, FIRST, false)).body).toMatchObject({ done: 0 })
  })

  it('is counted once by twenty calls at the same moment', async () => {
    const zoe = await premium()
    const answers = await Promise.all(Array.from({ length: 20 }, () => mark(zoe, FIRST)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await courseOf(zoe)).toMatchObject({ done: 1 })
  })

  it('stays for the day the plan comes back, and leaves with its person', async () => {
    const zoe = await premium()
    await mark(zoe, FIRST)
    await test.pool.query("update users set subscription_status = 'canceled' where id = $1", [zoe.id])
    expect((await zoe.request('GET', '/api/course')).status).toBe(403)
    await test.pool.query("update users set subscription_status = 'active' where id = $1", [zoe.id])
    expect(await courseOf(zoe)).toMatchObject({ done: 1 })
    await test.pool.query('delete from users where id = $1', [zoe.id])
    expect(JSON.stringify(await stored())).not.toContain(zoe.id)
  })
})
