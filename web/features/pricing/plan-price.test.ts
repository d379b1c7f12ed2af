import { expect, it } from 'vitest'
import { priceOf } from './plan-price.ts'

it.each([
  ['Free', { now: '$0', was: null, isFree: true }],
  ['Pro', { now: '$39', was: null, isFree: false }],
  ['Premium', { now: '$99', was: '$199', isFree: false }],
])('%s costs what the specification says', (name, price) => {
  expect(priceOf(name)).toEqual(price)
})

it('knows no other plan', () => {
  expect(() => priceOf('Gold')).toThrow('no such plan')
})
