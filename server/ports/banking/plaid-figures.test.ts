import { expect, test } from 'vitest'
import { nearestCents, dayOrNull, foreignCurrency, lineOf, ppmOf } from './plaid-figures.ts'

test('dollars become whole cents, with the noise of their binary form and fractions of a cent rounded', () => {
  expect([110.94, 0.1 + 0.2, -42.5, 65262.126, 0, -0.001].map((amount) => nearestCents(amount))).toEqual([
    11_094, 30, -4_250, 6_526_213, 0, 0,
  ])
  expect([null, undefined, Number.NaN, Infinity, 1e300].map((amount) => nearestCents(amount))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

test('percent become parts per million', () => {
  expect([24.99, 6.125, 0, 999.9999].map((percent) => ppmOf(percent))).toEqual([
    249_900, 61_250, 0, 9_999_999,
  ])
  expect([-1, 1000, null, Number.NaN].map((percent) => ppmOf(percent))).toEqual([null, null, null, null])
})

test('what a bank writes becomes one line that can be kept', () => {
  expect(lineOf(' Joe\u0000s\r\n<b>Diner</b>\u2028 \ud800 ')).toBe('Joe s <b>Diner</b> \ufffd')
  expect(lineOf('é'.repeat(300))).toHaveLength(120)
  expect(lineOf(null)).toBe('')
})

test('a currency counts when it is named and is not the dollar', () => {
  expect(foreignCurrency({ iso_currency_code: 'USD', unofficial_currency_code: null })).toBeNull()
  expect(foreignCurrency({ iso_currency_code: null, unofficial_currency_code: null })).toBeNull()
  expect(foreignCurrency({ iso_currency_code: 'CAD', unofficial_currency_code: null })).toBe('CAD')
  expect(foreignCurrency({ iso_currency_code: null, unofficial_currency_code: 'BTC' })).toBe('BTC')
})

test('a day is a day', () => {
  expect([dayOrNull('2026-12-01'), dayOrNull('soon'), dayOrNull(null)]).toEqual(['2026-12-01', null, null])
})
