/**
 * Every endpoint of the published document, asked by a person and by an admin who read Spanish, with one of everything
 * stored: no answer holds one of our texts in English.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fakeBanking } from '#server/features/banks/banks-under-test.ts'
import { ask, makeUser } from '#server/testing/make-user.ts'
import type { TestUser } from '#server/testing/make-user.ts'
import { plantEverything } from '#server/testing/plant-everything.ts'
import type { Planted } from '#server/testing/plant-everything.ts'
import { sampleBodies } from '#server/testing/sample-bodies.ts'
import { buildTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const WORD = 'Vellichor'
/** Words that English sentences have and Spanish ones have not. */
const ENGLISH =
  /(?<!\p{L})(?:the|of|with|and|your|you|is|are|was|were|this|that|not|from|for|to|it|we|our|have|every|will|what|when|on|at|by)(?!\p{L})/iu
/** Keys whose values are codes, addresses, or names of sources and of papers in English. */
const CODES =
  /(?:^|\.)(?:id|slug|name|act|kind|unit|by|url|href|imageUrl|path|to|sources|source|documentUrl|receipt|about|from|code|format)(?:\.|$)/

/** Calls whose answers are English, and why. */
const inEnglish: Readonly<Record<string, string>> = {
  'GET /api/openapi.json': 'the document of the API is for developers',
  'POST /api/letters/dispute': 'a letter to a bureau',
  'POST /api/letters/collector': 'a letter to a collector',
  'GET /api/conversations/export': 'a question in English was answered so',
  'GET /api/conversations/{id}': 'a question in English was answered so',
  'GET /api/admin/content': 'English articles, which are edited there',
  'POST /api/logout': 'it would end the walk',
}

const banking = fakeBanking()
const bodies = sampleBodies({ word: WORD })

let served: TestApp
let readers: TestUser[]
let planted: Planted

beforeAll(async () => {
  served = await buildTestApp({ banking })
  const ada = await makeUser(served.app, { status: 'active', planId: 'price_premium', firstName: WORD })
  const ruth = await makeUser(served.app, { isAdmin: true, firstName: WORD })
  readers = [ada, ruth]
  for (const one of readers) await one.request('PATCH', '/api/settings', { language: 'es' })
  planted = await plantEverything({ served, banking, owner: ada, word: WORD })
})
afterAll(() => served.close())

/** 'debts.note: text' of each text in an answer. */
const textsOf = (value: unknown, key = ''): { key: string; text: string }[] => {
  if (typeof value === 'string') return [{ key, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) =>
    textsOf(one, Array.isArray(value) ? key : `${key}.${name}`),
  )
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'

async function operations(): Promise<{ method: Method; path: string }[]> {
  const { body } = await ask(served.app, { method: 'GET', url: '/api/openapi.json' })
  const { paths } = body as { paths: Record<string, Record<string, unknown>> }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .map((name) => name.toUpperCase())
      // What is removed answers in a word, and the walk needs it.
      .filter((name): name is Method => name !== 'DELETE')
      .map((method) => ({ method, path })),
  )
}

const LONGEST_WALK_MS = 120_000

test.each(['a person', 'an admin'])(
  'answers %s in Spanish wherever the words are ours',
  async (who) => {
    const reader = readers[who === 'an admin' ? 1 : 0]!
    const asked = (await operations()).filter(({ method, path }) => !(`${method} ${path}` in inEnglish))
    expect(asked.length).toBeGreaterThan(150)
    const found: string[] = []
    for (const { method, path } of asked) {
      // The settings would be put back to those of the sample.
      if (path === '/api/settings' && method !== 'GET') continue
      const { body } = await reader.request(method, planted.fill(path), bodies[`${method} ${path}`])
      // A file is no answer in words.
      if (typeof body === 'string') continue
      for (const { key, text } of textsOf(body))
        // Without a space it is a word at most; a random challenge may hold '5on8'.
        if (/\s/.test(text) && ENGLISH.test(text) && !CODES.test(key))
          found.push(`${method} ${path} ${key}: ${text.slice(0, 120)}`)
    }
    expect(found).toEqual([])
  },
  LONGEST_WALK_MS,
)
