import { expect, it } from 'vitest'
import everyday from '#content/wages/everyday-names.json' with { type: 'json' }
import occupations from '#content/wages/occupations.json' with { type: 'json' }
import { placeIn } from './income.facts.ts'
import { findOccupation } from './occupation.facts.ts'
import { spanishKey, spanishOccupations, spanishWords, workTitle } from './occupation-titles.facts.ts'

function slugOf(text: string, language: 'en' | 'es' = 'es'): string | null {
  const found = findOccupation(text, language)
  return found === 'withoutFigure' ? found : (found?.slug ?? null)
}

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
  ['¿Cuánto gana una maestra?', 'withoutFigure'],
  ['¿Cuánto gana una maestra de preescolar?', 'preschool-teachers'],
  ['¿Cuánto gana una empleada doméstica?', 'withoutFigure'],
  ['¿Cuánto gana una costurera?', 'withoutFigure'],
  ['¿Cuánto gana un trabajador de almacén en Texas?', 'hand-laborers-and-material-movers'],
])('%s', (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

it('finds Spanish work in a question read as English, and keeps what English finds', () => {
  expect(slugOf('plomero', 'en')).toBe('plumbers-pipefitters-and-steamfitters')
  expect(slugOf('How much does an electrician earn in Texas?', 'en')).toBe('electricians')
  expect(slugOf('How much does a nurse earn?', 'en')).toBe('registered-nurses')
})

it.each([
  ['How much do truck drivers make?', 'heavy-and-tractor-trailer-truck-drivers'],
  ['how much does a bus driver make', 'bus-drivers'],
  ['what do uber drivers earn', 'taxi-drivers-and-chauffeurs'],
  ['How much does walmart pay a cashier in Dallas, Texas?', 'cashiers'],
  ['what does a mechanic make per hour', 'automotive-service-technicians-and-mechanics'],
  ['pay for a construction worker', 'construction-laborers-and-helpers'],
  ['warehouse worker wage', 'hand-laborers-and-material-movers'],
  ['What would I make as a farm worker?', 'agricultural-workers'],
  ['How much do doctors make?', 'physicians-and-surgeons'],
  ['night security guard pay', 'security-guards'],
  ['nurse practitioner', 'nurse-anesthetists-nurse-midwives-and-nurse-practitioners'],
  ['police dispatcher', 'police-fire-and-ambulance-dispatchers'],
  ['How much does a teacher make?', 'withoutFigure'],
  ['substitute teachers', 'withoutFigure'],
  ['How much does a housekeeper make?', 'withoutFigure'],
  // A mechanic, but not that of a garage: it is asked which.
  ['How much does an airplane mechanic make?', null],
  ['nuclear', null],
])('%s', (text, slug) => {
  expect(slugOf(text, 'en')).toBe(slug)
})

it('finds each occupation by every one of its own names', () => {
  const lost = occupations.occupations.flatMap(({ slug, title, otherTitles }) =>
    [title, ...otherTitles].filter((name) => slugOf(name, 'en') !== slug),
  )
  expect(lost).toEqual([])
})

it('knows everyday names of work that there is', () => {
  const slugs = new Set(occupations.occupations.map(({ slug }) => slug))
  expect(everyday.names.filter(({ slug }) => !slugs.has(slug))).toEqual([])
  for (const { slug, words } of everyday.names)
    for (const word of words) expect({ word, slug: slugOf(word, 'en') }).toEqual({ word, slug })
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
