import { afterAll, beforeAll, expect, it } from 'vitest'
import spanish from '#content/foundation/es/foundation.json' with { type: 'json' }
import type { Content } from '#contracts/admin/content.ts'
import type { FoundationContent } from '#contracts/foundation/content.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

let test: TestApp
let ruth: TestUser

beforeAll(async () => {
  test = await buildTestApp()
  ruth = await makeUser(test.app, { isAdmin: true })
})
afterAll(() => test.close())

const place = '/api/admin/content/foundation/foundation/en'
const shown = async () =>
  (await ask(test.app, { method: 'GET', url: '/api/content/foundation' })).body as FoundationContent

/** Saves a changed page as the draft and answers it. */
async function save(change: (page: FoundationContent) => void) {
  const { body, draft } = (await ruth.request('GET', place)).body as Content
  const page = structuredClone(body) as FoundationContent
  change(page)
  const given = { revision: draft?.revision ?? 0, body: page }
  return ((await ruth.request('PUT', `${place}/draft`, given)).body as Content).draft!
}

it.each<[string, (page: FoundationContent) => void]>([
  ['programs', (page) => void (page.programs[0]!.upToCents += 1)],
  ['programs', (page) => void page.programs.pop()],
  ['donate.tiers', (page) => void (page.donate.tiers[0]!.cents = 1)],
  ['apply.nowSource', (page) => void (page.apply.nowSource.url = 'https://elsewhere.test/')],
])('what the rules and other screens rest on (%s) changes with the program alone', async (path, change) => {
  const draft = await save(change)
  expect(draft.faults).toContainEqual({ path, message: expect.stringContaining('change with the program') })
  const answer = await ruth.request('POST', `${place}/publish`, { revision: draft.revision, note: 'Try.' })
  expect(answer.status).toBe(422)
})

const claim = (year: string, source: string) =>
  save((page) => void Object.assign(page.stats[0]!, { year, source }))

it('a claim is published with its year and its source, and not with half of them', async () => {
  const message = 'A figure is shown with its year and its source. Fill in both, or neither.'
  expect((await claim('2025', '')).faults).toEqual([{ path: 'stats.0.source', message }])
  expect((await claim('', 'Annual report')).faults).toEqual([{ path: 'stats.0.year', message }])
  expect((await claim('last year', 'Annual report')).faults).toMatchObject([{ path: 'stats.0.year' }])
  const draft = await claim('2025', 'Annual report')
  expect(draft.faults).toEqual([])
  const published = { revision: draft.revision, note: 'The report is out.' }
  expect((await ruth.request('POST', `${place}/publish`, published)).status).toBe(200)
  expect((await shown()).stats[0]).toMatchObject({ id: 'granted', year: '2025', source: 'Annual report' })
  await ruth.request('POST', `${place}/restore`, { version: 0, note: 'Back.' })
})

it('is in the language of the reader', async () => {
  const url = '/api/content/foundation'
  const { body } = await ask(test.app, { method: 'GET', url, cookie: 'language=es' })
  expect((body as FoundationContent).heading).toBe(spanish.heading)
  expect((await shown()).heading).not.toBe(spanish.heading)
})

it('its own words are published, read by visitors, and put back', async () => {
  const { heading } = await shown()
  const draft = await save((page) => void (page.heading = 'Some debts are too heavy to carry alone.'))
  expect(draft.faults).toEqual([])
  const published = { revision: draft.revision, note: 'Plainer words.' }
  expect((await ruth.request('POST', `${place}/publish`, published)).status).toBe(200)
  expect((await shown()).heading).toBe('Some debts are too heavy to carry alone.')
  await ruth.request('POST', `${place}/restore`, { version: 0, note: 'Back.' })
  expect((await shown()).heading).toBe(heading)
})
