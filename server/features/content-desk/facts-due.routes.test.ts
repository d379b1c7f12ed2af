import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Content, ContentItem } from '#contracts/admin/content.ts'
import { makeUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const PLACE = '/api/admin/content/article/4/en'

let test: TestApp

beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

/** An admin who signed in at this moment: the desk does not stay open for days. */
const adminAt = (now: string) => {
  test.setNow(new Date(now))
  return makeUser(test.app, { isAdmin: true })
}

const dueAt = async (now: string) => {
  const items = (await (await adminAt(now)).request('GET', '/api/admin/content')).body as ContentItem[]
  return items.find(({ id }) => id === '4')?.factsDue
}

it('an article is past its day once that day is over at the office, by what people read and not by the draft', async () => {
  const ruth = await adminAt('2026-11-27T17:00:00Z')
  const { body } = (await ruth.request('GET', PLACE)).body as Content
  const draft = { revision: 0, body: { ...body, checkBy: '2026-12-01' } }
  expect((await ruth.request('PUT', `${PLACE}/draft`, draft)).status).toBe(200)
  expect(await dueAt('2026-11-27T17:01:00Z')).toMatchObject({ state: 'later' })
  const published = await ruth.request('POST', `${PLACE}/publish`, { revision: 1, note: 'A day of its own.' })
  expect(published.status).toBe(200)
  expect(await dueAt('2026-11-27T17:02:00Z')).toMatchObject({ dueOn: '2026-12-01', state: 'soon' })
  // Still the first in New York.
  expect(await dueAt('2026-12-02T04:30:00Z')).toMatchObject({ state: 'soon' })
  expect(await dueAt('2026-12-02T05:30:00Z')).toMatchObject({ state: 'past' })
})
