import { expect, it } from 'vitest'
import wages from '#content/wages/occupations.json' with { type: 'json' }
import spanish from '#content/wages/es/occupations.json' with { type: 'json' }
import inSpanish from '#content/wages/es/states.json' with { type: 'json' }
import places from '#content/wages/states.json' with { type: 'json' }
import towns from '#content/wages/towns.json' with { type: 'json' }
import { trades } from '#server/features/ai-tools/jobs/trades.content.ts'
import { readPlace } from '#engine/income/place.ts'

it('has occupations with wages that rise from quarter to quarter, each once', () => {
  expect(wages.occupations.length).toBeGreaterThan(300)
  expect(new Set(wages.occupations.map(({ slug }) => slug)).size).toBe(wages.occupations.length)
  for (const { slug, p25Cents, medianCents, p75Cents } of wages.occupations) {
    const ordered = [725, p25Cents, medianCents, p75Cents]
    expect({ slug, ordered }).toEqual({ slug, ordered: ordered.toSorted((a, b) => a - b) })
    expect(ordered.every((cents) => Number.isSafeInteger(cents))).toBe(true)
  }
})

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug)

it('names every occupation and trade in Spanish, in the order of the English ones', () => {
  expect(slugs(spanish.occupations)).toEqual(slugs(wages.occupations))
  expect(slugs(spanish.trades)).toEqual(slugs(trades))
  const english = new Set([...wages.occupations, ...trades].map(({ title }) => title.toLowerCase()))
  const all = [...spanish.occupations, ...spanish.trades]
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  for (const { slug, title, words } of all) {
    expect({ slug, title }).toEqual({ slug, title: expect.stringMatching(/^\p{Lu}[\p{L} ,()]+$/u) as string })
    expect({
      slug,
      isEnglish: /\b(?:and|of|the|workers)\b/i.test(title) || english.has(title.toLowerCase()),
    }).toEqual({
      slug,
      isEnglish: false,
    })
    expect({ slug, words: words.filter((word) => word.trim() === '') }).toEqual({ slug, words: [] })
    expect({ slug, count: words.length > 0 }).toEqual({ slug, count: true })
  }
})

it('has the 50 states and the District, near the nation’s median', () => {
  expect(places.states).toHaveLength(51)
  for (const { code, wageIndexPpm } of places.states)
    expect({ code, isNear: wageIndexPpm > 700_000 && wageIndexPpm < 1_900_000 }).toEqual({
      code,
      isNear: true,
    })
})

it('names every state in Spanish, in the order of the English ones', () => {
  expect(inSpanish.states.map(({ code }) => code)).toEqual(places.states.map(({ code }) => code))
  expect(inSpanish.states.find(({ code }) => code === 'NY')).toEqual({ code: 'NY', name: 'Nueva York' })
})

it('names where the figures are from', () => {
  for (const { source, writtenOn } of [wages, places]) {
    expect(source.publisher).toBe('U.S. Bureau of Labor Statistics')
    expect(source.url).toMatch(/^https:/)
    expect(writtenOn).toBe('2026-11-20')
  }
})

it('has the towns of every state, and knows a place from one that is not there', () => {
  expect(Object.keys(towns.towns)).toEqual(places.states.map(({ code }) => code))
  expect(towns.source).toMatchObject({ publisher: 'GeoNames', license: 'CC BY 4.0' })
  const names = { ...places, ...towns }
  for (const town of [
    'Zanesville',
    'Brooklyn, NY',
    'St. Paul',
    'Fort Worth',
    'Winston-Salem',
    "Coeur d'Alene",
  ])
    expect({ town, place: readPlace(town, names) }).not.toMatchObject({ place: null })
  for (const place of ['Mars', 'the moon', 'Atlantis', 'Hogwarts', 'Middle Earth'])
    expect({ place, found: readPlace(place, names) }).toEqual({ place, found: null })
})
