/**
 * Every endpoint of the published document, asked with somebody else's ids, in the path and in the body, by a visitor
 * and by people on every footing: no answer holds anything of the other person's, and nothing of theirs changes.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeBanking } from '#server/features/banks/banks-under-test.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { plantEverything } from '#server/testing/plant-everything.ts'
import type { Planted } from '#server/testing/plant-everything.ts'
import { sampleBodies } from '#server/testing/sample-bodies.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

/** Paths with a parameter that is nobody's own, and what it is. A new path must be here or among the planted things. */
const nobodys: Record<string, string> = {
  '/api/articles': 'an article of the library',
  '/api/worksheets': 'a worksheet',
  '/api/course/lessons': 'a lesson of the course',
  '/api/offers': 'a partner offer',
  '/api/content': 'published content',
  '/api/budget-months': 'a month',
  '/api/donations/statement': 'a year',
  '/api/admin/jobs': 'a kind of job',
  '/api/admin/content': 'a piece of content',
  '/api/admin/ledger/entries': 'an entry of the public ledger',
}

/** What whoever decides on grants, and whoever helps people, may see of the person it is about. */
const isForTheDesk = (path: string) => /^\/api\/admin\/(grants|people|acts)/.test(path)

type Operation = { key: string; method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string }

const WORD = 'Vellichor'
const banking = fakeBanking()
const bodies = sampleBodies()

let served: TestApp
let ada: TestUser
let planted: Planted
let operations: Operation[]

async function documented(): Promise<Operation[]> {
  const { body } = await ask(served.app, { method: 'GET', url: '/api/openapi.json' })
  const { paths } = body as { paths: Record<string, Record<string, unknown>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((name) => {
      const method = name.toUpperCase() as Operation['method']
      return { key: `${method} ${path}`, method, path }
    }),
  )
}

beforeAll(async () => {
  served = await buildTestApp({ banking })
  ada = await makeUser(served.app, { status: 'active', planId: 'price_premium', firstName: WORD })
  planted = await plantEverything({ served, banking, owner: ada, word: WORD })
  operations = await documented()
})
afterAll(() => served.close())

/** The sample body with Ada's ids wherever it names an id. */
function withAdasIds(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withAdasIds(one))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withAdasIds(one, name)]))
  if (key === 'categoryId') return planted.things['/api/budget-categories']
  if (key === 'conversationId') return planted.things['/api/conversations']
  return key.endsWith('Id') && typeof value === 'string' ? planted.debtId : value
}

/** What only Ada's answers may hold. */
const marks = () => [WORD.toLowerCase(), ada.id, ada.email, ...Object.values(planted.things)]

const refusedBodies = new Set(['POST /api/login', 'POST /api/register', 'POST /api/password/forgot'])

/** Ada's tables as they are, so that a change by anybody shows; asking may move the time of her session. */
async function adasRows(): Promise<string> {
  const { rows } = await served.pool.query<{ name: string }>(
    "select distinct table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'",
  )
  const seen = []
  for (const { name } of rows.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    if (name === 'sessions') continue
    const { rows: found } = await served.pool.query(
      `select md5(string_agg(t::text, '|' order by t::text)) as sum, count(*) from "${name}" t where user_id = $1`,
      [ada.id],
    )
    seen.push({ name, ...found[0] })
  }
  return JSON.stringify(seen)
}

const idPlace = (path: string) =>
  [...path.matchAll(/\{\w+\}/g)].map((match) => path.slice(0, match.index - 1))

test('every endpoint of the document is asked, with an id that is Ada’s or for a reason nobody’s', () => {
  expect(operations.length).toBe(served.app.calls.length)
  const unknown = operations
    .flatMap(({ key, path }) => idPlace(path).map((place) => ({ key, place })))
    .filter(({ place }) => !(place in planted.things) && !isNobodys(place) && !isForTheDesk(place))
  expect(unknown).toEqual([])
})

function isNobodys(place: string): boolean {
  return Object.keys(nobodys).some((start) => place === start || place.startsWith(`${start}/`))
}

type Role = { name: string; sign: () => Promise<TestUser | null> }

const roles: Role[] = [
  { name: 'a visitor', sign: async () => null },
  { name: 'somebody on Free', sign: () => makeUser(served.app) },
  {
    name: 'somebody on Premium',
    sign: () => makeUser(served.app, { status: 'active', planId: 'price_premium', hasSecondFactor: true }),
  },
  { name: 'a reviewer', sign: () => makeUser(served.app, { isAdmin: true }) },
]

describe.each(roles)('$name', ({ sign, name }) => {
  test('gets nothing of Ada’s from any endpoint, and changes nothing of hers', async () => {
    const who = await sign()
    const before = await adasRows()
    const faults: string[] = []
    for (const { key, method, path } of operations) {
      if (path === '/api/logout' || refusedBodies.has(key)) continue
      const body = withAdasIds(bodies[key])
      const url = planted.fill(path)
      const { status, body: answer } = await (who?.request(method, url, body) ??
        ask(served.app, { method, url, body }))
      if (status >= 500) faults.push(`${key} answered ${status}`)
      if (name === 'a reviewer' && isForTheDesk(path)) continue
      const text = JSON.stringify(answer).toLowerCase()
      const told = marks().filter((mark) => text.includes(mark.toLowerCase()))
      if (told.length > 0) faults.push(`${key} told ${told.join(', ')}`)
    }
    expect(faults).toEqual([])
    expect(await adasRows()).toBe(before)
  })
})
