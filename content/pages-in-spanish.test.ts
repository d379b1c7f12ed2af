/** The pages of content in Spanish have every text of the English, the same figures, ids and links, and say them simply. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { spanishEase } from '#engine/reading/spanish-ease.ts'
import { textsOf } from '#engine/reading/reading-grade.ts'

/** of the INFLESZ scale, as for the articles */
const LEAST_EASE = 75

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

/** What the code compares stays as it is. */
const codes = new Set(['id', 'kind', 'plan', 'state', 'court', 'basis', 'round'])

/** Everything but the words: each text as its amounts, rates and addresses. Words to be found by are a language's own. */
function withoutWords(value: unknown): unknown {
  if (typeof value === 'string') return value.match(/https?:\S+|\$[\d,]+|\d[\d,.-]*\d%?/g) ?? []
  if (Array.isArray(value)) return value.map(withoutWords)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => key !== 'keywords')
  return Object.fromEntries(
    kept.map(([key, inside]) => [key, codes.has(key) ? inside : withoutWords(inside)]),
  )
}

const proseIn = (page: unknown) =>
  textsOf(page)
    .filter((text) => text.includes(' '))
    .join('\n')

describe.each([
  'card-minimums/issuers',
  'course/premium',
  'credit/maxed-out-card',
  'help/counselling',
  'income/catalogue',
  'legal/privacy',
  'legal/terms',
  'marketing/landing',
  'marketing/planned',
  'marketing/pricing',
  'letters/collector',
  'letters/dispute',
  'partners/offers',
  'rights/answer-days',
  'rights/sued',
  'foundation/foundation',
  'foundation/consent',
  'ways-out/ways',
  'ways-out/terms',
])('%s', (page) => {
  const spanish = read(`${page.replace('/', '/es/')}.json`)

  it('has the parts and the figures of the English one', () => {
    expect(withoutWords(spanish)).toEqual(withoutWords(read(`${page}.json`)))
  })
  it('is easy to read', () => {
    expect(spanishEase(proseIn(spanish))).toBeGreaterThanOrEqual(LEAST_EASE)
  })
})
