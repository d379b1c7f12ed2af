import { expect, it } from 'vitest'
import { readPlace, unknownPlace, type PlaceNames } from './place.ts'

const names: PlaceNames = {
  states: [
    { code: 'CA', name: 'California' },
    { code: 'DC', name: 'District of Columbia' },
    { code: 'IL', name: 'Illinois' },
    { code: 'IN', name: 'Indiana' },
    { code: 'KS', name: 'Kansas' },
    { code: 'MO', name: 'Missouri' },
    { code: 'NY', name: 'New York' },
    { code: 'OH', name: 'Ohio' },
    { code: 'PA', name: 'Pennsylvania' },
    { code: 'VA', name: 'Virginia' },
    { code: 'WV', name: 'West Virginia' },
  ],
  towns: {
    CA: 'los angeles|san jose',
    DC: 'washington dc',
    IL: 'springfield',
    KS: 'kansas city',
    MO: 'fort wayne|kansas city|springfield|st louis',
    NY: 'new york city|mount vernon',
    OH: 'dayton',
    VA: 'virginia beach',
  },
}

const state = (code: string | null) => ({ kind: 'place', code })

it.each([
  ['Ohio', state('OH')],
  ['oh', state('OH')],
  ['Dayton, Ohio', state('OH')],
  ['dayton, oh', state('OH')],
  ['dayton oh 45402', state('OH')],
  ['near Dayton', state('OH')],
  ['Dayton area', state('OH')],
  ['Mars, PA', state('PA')],
  ['Saint Louis', state('MO')],
  ['St. Louis', state('MO')],
  ['Ft. Wayne', state('MO')],
  ['Mt Vernon', state('NY')],
  ['San José', state('CA')],
  ['Kansas City, MO', state('MO')],
  ['Kansas City', state(null)],
  ['Virginia Beach', state('VA')],
  ['Charleston, West Virginia', state('WV')],
  ['Springfield', state(null)],
  ['Washington, D.C.', state('DC')],
  ['DC', state('DC')],
  ['NYC', state('NY')],
  ['Ohio, from home', state('OH')],
  ['San Juan, Puerto Rico', state(null)],
  ['USA', state(null)],
  ['online', { kind: 'anywhere' }],
  ['From home', { kind: 'anywhere' }],
  ['en línea', { kind: 'anywhere' }],
  ['Desde mi casa', { kind: 'anywhere' }],
  ['Vivo cerca de Dayton', state('OH')],
  ['Estados Unidos', state(null)],
  ['Mars', null],
  ['Atlantis', null],
  ['the moon', null],
  ['Hogwarts in', null],
  ['Paris, France', null],
  ['123', null],
  ['?', null],
])('%s', (text, place) => {
  expect(readPlace(text, names)).toEqual(place)
})

it('says beside the field what is not known, and what is', () => {
  const { said, ...refusal } = unknownPlace(' Mars ')
  expect(refusal).toEqual({ kind: 'invalid', field: 'location' })
  expect(said.words()).toBe(
    'We do not know “Mars”. Write a town with its state, such as Columbus, Ohio, a state alone, or “online”.',
  )
})
