import { expect, it } from 'vitest'
import occupations from '#content/wages/occupations.json' with { type: 'json' }
import { placeIn } from './income.facts.ts'
import { findOccupation } from './occupation.facts.ts'
import { spanishKey, spanishOccupations, spanishWords, workTitle } from './occupation-titles.facts.ts'

const slugOf = (text: string, language: 'en' | 'es' = 'es') => findOccupation(text, language)?.slug ?? null

it.each([
  ['¿Cuánto gana una enfermera?', 'registered-nurses'],
  ['cuanto gana un cajero', 'cashiers'],
  ['¿Cuánto se le paga a una mesera en Texas?', 'waiters-and-waitresses'],
  ['sueldo de albañil', 'brickmasons-blockmasons-and-stonemasons'],
  ['sueldo de albanil', 'brickmasons-blockmasons-and-stonemasons'],
  ['¿Qué salario tienen los techadores?', 'roofers'],
  ['¿Cuánto pagan por hora de niñera?', 'childcare-workers'],
  ['cuánto gana un chofer', 'delivery-truck-drivers-and-driver-sales-workers'],
  ['cuánto ganan los camioneros', 'heavy-and-tractor-trailer-truck-drivers'],
  ['¿Cuánto gana un cajero de banco en Ohio?', 'tellers'],
  ['¿Cuánto gana una mesera en Carolina del Norte?', 'waiters-and-waitresses'],
  ['cuanto gana un soldador en nuevo mexico', 'welders-cutters-solderers-and-brazers'],
  ['¿Cuánto gana una auxiliar de enfermeria?', 'nursing-assistants'],
  ['¿Cuánto gana un electricsta?', 'electricians'],
  ['¿Cuánto gana una electrician?', 'electricians'],
])('%s', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

it('finds Spanish work in a question read as English, and keeps what English finds', () => {
  expect(slugOf('plomero', 'en')).toBe('plumbers-pipefitters-and-steamfitters')
  expect(slugOf('How much does an electrician earn in Texas?', 'en')).toBe('electricians')
  expect(slugOf('How much does a nurse earn?', 'en')).toBe('registered-nurses')
})

it.each(['¿Cuánto gano al mes?', '¿Cuánto gana un xyzzy?', 'sueldo'])('guesses nothing of %s', (text) => {
  expect(slugOf(text)).toBeNull()
})

it('leads each title and word to one occupation', () => {
  const own = spanishOccupations.flatMap(({ slug, title, words }) =>
    [...new Set([title, ...words].map((name) => spanishKey(spanishWords(name))))].map((key) => ({
      key,
      slug,
    })),
  )
  const twice = [...Map.groupBy(own, ({ key }) => key)].filter(([, found]) => found.length > 1)
  expect(twice.map(([key, found]) => [key, found.map(({ slug }) => slug)])).toEqual([])
  for (const { slug, title, words } of spanishOccupations.slice(0, occupations.occupations.length))
    for (const text of [title, ...words]) expect({ text, slug: slugOf(text) }).toEqual({ text, slug })
})

it.each([
  ['en Nueva York', 'NY'],
  ['en virginia occidental', 'WV'],
  ['en Virginia', 'VA'],
  ['in North Carolina', 'NC'],
  ['en nuevo mexico', 'NM'],
  ['en Marte', null],
])('finds the state of %s', (text, code) => {
  expect(placeIn(text)?.code ?? null).toBe(code)
})

it('says the title in the language that is read', () => {
  const work = occupations.occupations.find(({ slug }) => slug === 'bakers')!
  expect([workTitle(work), workTitle(work, 'es')]).toEqual(['Bakers', 'Panaderos'])
})
