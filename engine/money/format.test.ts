import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findLanguageBy } from '#engine/language/bilingual.ts'
import { monthIndex } from './calendar.ts'
import {
  currencies,
  formatApr,
  formatDate,
  formatLongDate,
  formatMoney,
  formatMonthYear,
  formatShortMonth,
  shownCents,
  shownDifference,
} from './format.ts'

describe('money', () => {
  test.each([
    [1_234_50, '$1,235'],
    [1_234_49, '$1,234'],
    [50, '$1'],
    [49, '$0'],
    [0, '$0'],
    [-0, '$0'],
    [-49, '$0'],
    [-50, '-$1'],
    [-1_234_50, '-$1,235'],
    [99_999_999_999, '$1,000,000,000'],
  ])('%i cents on screen is %s', (cents, text) => {
    expect(formatMoney(cents)).toBe(text)
  })

  test.each([
    [1_234_50, '$1,234.50'],
    [5, '$0.05'],
    [-5, '-$0.05'],
    [-0, '$0.00'],
    [99_999_999_999, '$999,999,999.99'],
  ])('%i cents in a schedule is %s', (cents, text) => {
    expect(formatMoney(cents, { decimals: 2 })).toBe(text)
  })

  test('in every currency of the settings', () => {
    expect(currencies.map((currency) => formatMoney(1_234_50, { currency, decimals: 2 }))).toEqual([
      '$1,234.50',
      '€1,234.50',
      '£1,234.50',
      'CA$1,234.50',
    ])
  })
})

test.each([
  [189_900, '18.99%'],
  [61_250, '6.13%'],
  [61_249, '6.12%'],
  [0, '0.00%'],
  [900, '0.09%'],
  [9_999_999, '1000.00%'],
  [-12_550, '-1.26%'],
])('a rate of %i ppm is %s', (ppm, text) => {
  expect(formatApr(ppm)).toBe(text)
})

const dollars = (text: string) => Number(text.replaceAll(/[$,]/g, ''))

describe('a difference shown', () => {
  test.each([
    [6_986_51, 6_825_49, 162_00],
    [6_986_49, 6_825_50, 160_00],
    [100_00, 100_40, 0],
    [100_00, 100_50, -1_00],
    [-50, 49, -1_00],
  ])('of %i and %i cents is %i', (cents, less, shown) => {
    expect(shownDifference(cents, less)).toBe(shown)
  })

  test('is that of the figures shown, whatever they are', () => {
    const cents = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 })
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(shownCents(a)).toBe(dollars(formatMoney(a)) * 100)
        expect(dollars(formatMoney(shownDifference(a, b)))).toBe(
          dollars(formatMoney(a)) - dollars(formatMoney(b)),
        )
      }),
    )
  })
})

test('months', () => {
  expect(formatMonthYear(monthIndex('2029-03-31'))).toBe('March 2029')
  expect(formatMonthYear(monthIndex('2026-12-01') + 1)).toBe('January 2027')
  expect(formatShortMonth(monthIndex('2026-09-01'))).toBe('Sep 2026')
})

describe('dates', () => {
  test.each([
    ['MM/DD/YYYY', '02/09/2027'],
    ['DD/MM/YYYY', '09/02/2027'],
    ['YYYY-MM-DD', '2027-02-09'],
  ] as const)('%s', (format, text) => {
    expect(formatDate('2027-02-09', format)).toBe(text)
  })

  test('a date that does not exist is refused', () => {
    expect(() => formatDate('2027-02-30', 'MM/DD/YYYY')).toThrow(RangeError)
  })
})

test('a day in words, in the language of the moment', () => {
  expect(formatLongDate('2026-11-07')).toBe('November 7, 2026')
  expect(() => formatLongDate('2026-02-30')).toThrow(RangeError)
  findLanguageBy(() => 'es')
  expect(formatLongDate('2026-11-07')).toBe('7 de noviembre de 2026')
  findLanguageBy(() => 'en')
})
