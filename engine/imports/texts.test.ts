import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsToDecimal } from '#engine/money/cents.ts'
import { guessNumberStyle, parseAmount, type NumberStyle } from './parse-amount.ts'
import { dayOrders, guessDayOrder, parseDay, type DayOrder } from './parse-date.ts'

const TODAY = '2026-11-20'

const runsUp = (days: (string | null)[]) => days.toSorted().join() === days.join()

const two = (value: number) => String(value).padStart(2, '0')

describe('a day', () => {
  test.each([
    ['01/02/2026', 'MDY', '2026-01-02'],
    ['01/02/2026', 'DMY', '2026-02-01'],
    ['1-2-26', 'MDY', '2026-01-02'],
    ['26/01/02', 'YMD', '2026-01-02'],
    ['2026-01-02', 'DMY', '2026-01-02'],
    ['2026/1/2', 'MDY', '2026-01-02'],
    ['20260102', 'MDY', '2026-01-02'],
    ['31.12.99', 'DMY', '1999-12-31'],
    ['Jan 2, 2026', 'DMY', '2026-01-02'],
    ['2-Jan-26', 'MDY', '2026-01-02'],
    ['2 January 2026', 'MDY', '2026-01-02'],
    ['2026-01-02T13:05:09Z', 'MDY', '2026-01-02'],
    ['01/02/2026 1:05 PM', 'MDY', '2026-01-02'],
    ['02/29/2026', 'MDY', null],
    ['13/13/2026', 'MDY', null],
    ['1/2', 'MDY', null],
    ['01/02/202', 'MDY', null],
    ['Foo 2, 2026', 'MDY', null],
    ['', 'MDY', null],
    ['12.50', 'MDY', null],
  ] as [string, DayOrder, string | null][])('%s as %s is %s', (text, order, day) => {
    expect(parseDay(text, order)).toBe(day)
  })

  test.each([
    [['01/02/2026', '01/28/2026'], 'MDY', false],
    [['01/02/2026', '28/01/2026'], 'DMY', false],
    [['2026-01-02'], 'MDY', false],
    [['01/02/2026', '03/04/2026'], 'MDY', true],
    [['01/01/2026'], 'MDY', false],
    // December 1 has not come yet
    [['01/12/2026', '01/11/2026'], 'MDY', false],
    [['12/01/2026'], 'DMY', false],
    // only one way runs from the oldest to the newest
    [['05/01/2026', '06/01/2026', '01/02/2026', '02/03/2026'], 'DMY', false],
  ] as [string[], DayOrder, boolean][])('%j are %s, unclear: %s', (texts, order, isUnclear) => {
    const guess = guessDayOrder(texts, TODAY)
    expect(guess?.isUnclear).toBe(isUnclear)
    expect(guess?.order).toBe(order)
  })

  test('no text is a day', () => {
    expect(guessDayOrder(['soon', ''], TODAY)).toBeNull()
  })

  const parts = fc.record({
    year: fc.integer({ min: 1970, max: 2069 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  })

  test('written in any order and read in the same, a day is the same', () => {
    fc.assert(
      fc.property(
        parts,
        fc.constantFrom(...dayOrders),
        fc.constantFrom('/', '-', '.'),
        (one, order, sign) => {
          const texts = { Y: String(one.year), M: two(one.month), D: two(one.day) }
          const text = [...order].map((part) => texts[part as 'Y']).join(sign)
          expect(parseDay(text, order)).toBe(`${one.year}-${two(one.month)}-${two(one.day)}`)
        },
      ),
    )
  })

  test('a guess that is not unclear is the order that was written', () => {
    const days = fc.array(parts, { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(days, fc.constantFrom('MDY' as const, 'DMY' as const), (list, order) => {
        const past = list.map((one) => ({ ...one, year: 2000 + (one.year % 25) }))
        const texts = past.map(({ year, month, day }) =>
          order === 'MDY' ? `${two(month)}/${two(day)}/${year}` : `${two(day)}/${two(month)}/${year}`,
        )
        const guess = guessDayOrder(texts, TODAY)
        const read = texts.map((text) => parseDay(text, guess!.order))
        const written = past.map(({ year, month, day }) => `${year}-${two(month)}-${two(day)}`)
        // Four days that happen to run the other way are the one thing that misleads.
        const runsFalsely = runsUp(read) || runsUp(read.toReversed())
        expect(guess!.isUnclear || runsFalsely || read.join() === written.join()).toBe(true)
      }),
    )
  })
})

describe('an amount', () => {
  test.each([
    ['$1,234.50', 'point', 123450],
    ['-12.5', 'point', -1250],
    ['(12.00)', 'point', -1200],
    ['($1,012.00)', 'point', -101200],
    ['12.00-', 'point', -1200],
    ['−12.00', 'point', -1200],
    ['+5', 'point', 500],
    ['12.00 CR', 'point', -1200],
    ['12.00 DR', 'point', 1200],
    ['.99', 'point', 99],
    ['1.234,50 €', 'comma', 123450],
    ['1 234,5', 'comma', 123450],
    ["1'234.50", 'point', 123450],
    ['USD 7.00', 'point', 700],
    ['12.5000', 'point', 1250],
    ['-0.00', 'point', 0],
    ['12.345', 'point', null],
    ['1,23,4.00', 'point', null],
    ['abc', 'point', null],
    ['-', 'point', null],
    ['', 'point', null],
    ['1e5', 'point', null],
    ['99999999999999', 'point', null],
  ] as [string, NumberStyle, number | null][])('%s by the %s is %s', (text, style, cents) => {
    expect(parseAmount(text, style)).toBe(cents)
  })

  test.each([
    [['1,234.50', '3.00'], 'point', false],
    [['1.234', '3,50'], 'comma', false],
    [['1.234'], 'comma', false],
    [['1,234'], 'point', false],
    [['12'], 'point', false],
    [['1.50', '1,50'], 'point', true],
  ] as [string[], NumberStyle, boolean][])(
    '%j are written by the %s, unclear: %s',
    (texts, style, isUnclear) => {
      expect(guessNumberStyle(texts)).toEqual({ style, isUnclear })
    },
  )

  test('written in either style with thousands and read by the guess, cents stay as they are', () => {
    const cents = fc.integer({ min: -99_999_999_99, max: 99_999_999_99 })
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1 }), fc.constantFrom('point', 'comma'), (list, style) => {
        const texts = list.map((value) => {
          const [whole = '', rest = ''] = centsToDecimal(value).split('.')
          const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
          const text = `${grouped}.${rest}`
          return style === 'point' ? text : text.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))
        })
        const guess = guessNumberStyle(texts)
        expect(guess.isUnclear).toBe(false)
        expect(texts.map((text) => parseAmount(text, guess.style))).toEqual(list)
      }),
    )
  })
})
