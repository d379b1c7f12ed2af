import { expect, it } from 'vitest'
import { toSearchParams, readLibraryParams, type LibraryParams } from './library-search-params.ts'

it.each<[string, LibraryParams]>([
  ['', { tab: 'featured', topic: null, query: '' }],
  ['tab=all', { tab: 'all', topic: null, query: '' }],
  ['tab=progress', { tab: 'progress', topic: null, query: '' }],
  ['q=snow', { tab: 'all', topic: null, query: 'snow' }],
  ['topic=debt', { tab: 'all', topic: 'debt', query: '' }],
  ['tab=featured&topic=debt&q=rate', { tab: 'featured', topic: 'debt', query: 'rate' }],
])('?%s is a place, and the place has that address', (address, place) => {
  expect(readLibraryParams(new URLSearchParams(address))).toEqual(place)
  expect(toSearchParams(place).toString()).toBe(address)
})

it('passes over what no screen could have written', () => {
  expect(readLibraryParams(new URLSearchParams('tab=secret&topic=weather'))).toEqual({
    tab: 'featured',
    topic: null,
    query: '',
  })
})
