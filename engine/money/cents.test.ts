import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  centsOfNumber,
  ppmOfNumber,
  ppmToTyped,
  centsToDecimal,
  centsToDollars,
  centsToTyped,
  dollarsToCents,
  MAX_AMOUNT_CENTS,
  MAX_RATE_PPM,
  parseCents,
  parsePpm,
  parseTypedCents,
  parseTypedPercent,
  ppmToDecimal,
} from './cents.ts'

test.each<[string | number, number | null]>([
  ['1234.5', 123_450],
  ['1234.50', 123_450],
  ['1234.500', 123_450],
  ['1234.505', null],
  ['-0.00', 0],
  ['-1.05', -105],
  ['', null],
  ['1e3', null],
  ['0x10', null],
  ['1,234.50', null],
  ['NaN', null],
  [1234.5, 123_450],
  [0.1 + 0.2, 30],
  [1.005, null],
  [-0, 0],
  [Number.NaN, null],
  [Infinity, null],
  ['99999999999999999999', null],
])('an amount of the wire %j is %j cents', (amount, cents) => {
  expect(typeof amount === 'string' ? parseCents(amount) : centsOfNumber(amount)).toBe(cents)
})

test.each<[string | number, number | null]>([
  ['0.1899', 189_900],
  [0.1899, 189_900],
  ['0.06125', 61_250],
  ['0.1234567', null],
  ['18.99 %', null],
  ['0', 0],
  [Infinity, null],
])('a rate of the wire %j is %j ppm', (rate, ppm) => {
  expect(typeof rate === 'string' ? parsePpm(rate) : ppmOfNumber(rate)).toBe(ppm)
})

describe('what a person types', () => {
  test.each<[string, number | null]>([
    ['$1,234.50', 123_450],
    [' 1 234 ', 123_400],
    ['€1,234.50', 123_450],
    ['£12', 1_200],
    ['CA$1,234.50', 123_450],
    ['1234.', 123_400],
    ['.5', 50],
    ['1,23', null],
    ['12,345,678', 1_234_567_800],
    ['1.234', null],
    ['twelve', null],
    ['', null],
    ['-5', -500],
    ['1.2.3', null],
  ])('%j is %j cents', (text, cents) => {
    expect(parseTypedCents(text)).toBe(cents)
  })

  test.each<[string, number | null]>([
    ['18.99', 189_900],
    ['18.99 %', 189_900],
    ['6.125', 61_250],
    ['.5', 5_000],
    ['', null],
    ['18,99', null],
  ])('%j is %j ppm', (text, ppm) => {
    expect(parseTypedPercent(text)).toBe(ppm)
  })
})

test('amounts go to the wire and come back', () => {
  expect(centsToDecimal(-5)).toBe('-0.05')
  fc.assert(
    fc.property(fc.integer({ min: -MAX_AMOUNT_CENTS, max: MAX_AMOUNT_CENTS }), (cents) => {
      expect(parseCents(centsToDecimal(cents))).toBe(cents === 0 ? 0 : cents)
    }),
    { numRuns: 1_000 },
  )
})

test('rates go to the wire and come back, as text and as number', () => {
  expect(ppmToDecimal(189_900)).toBe('0.1899')
  expect(ppmToDecimal(61_250)).toBe('0.06125')
  expect(ppmToDecimal(0)).toBe('0.0000')
  fc.assert(
    fc.property(fc.nat({ max: MAX_RATE_PPM }), (ppm) => {
      expect(parsePpm(ppmToDecimal(ppm))).toBe(ppm)
      expect(ppmOfNumber(Number(ppmToDecimal(ppm)))).toBe(ppm)
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  [20_000, '200', 200],
  [21_250, '212.50', 212.5],
  [0, '0', 0],
  [-5_05, '-5.05', -5.05],
])('%j cents are typed as %s and counted as %j dollars, and read again', (cents, text, dollars) => {
  expect(centsToTyped(cents)).toBe(text)
  expect(parseTypedCents(text)).toBe(cents)
  expect(centsToDollars(cents)).toBe(dollars)
  expect(dollarsToCents(dollars)).toBe(cents)
})

test.each([
  [189_900, '18.99'],
  [61_250, '6.125'],
  [0, '0'],
])('%j ppm is typed as %s percent, and read again', (ppm, text) => {
  expect(ppmToTyped(ppm)).toBe(text)
  expect(parseTypedPercent(text)).toBe(ppm)
})
