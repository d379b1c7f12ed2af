import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findDuplicates, findLikely, type Known, type KnownSource } from './duplicates.ts'
import { isLikelyTransfer } from './is-likely-transfer.ts'

const coffee = { date: '2026-11-02', cents: 350, description: 'CORNER CAFE #12' }
const known = (source: KnownSource, change: Partial<Known> = {}): Known => ({ ...coffee, source, ...change })

describe('rows that are there already', () => {
  test.each([
    ['nothing is there', [coffee], [], [null]],
    ['one is there', [coffee], [known('import')], ['import']],
    ['two in the file, none there', [coffee, coffee], [], [null, null]],
    ['two in the file, one there', [coffee, coffee], [known('import')], ['import', null]],
    [
      'case and signs do not matter',
      [coffee],
      [known('person', { description: 'corner  cafe 12' })],
      ['person'],
    ],
    ['another day', [coffee], [known('import', { date: '2026-11-03' })], [null]],
    ['another amount', [coffee], [known('import', { cents: -350 })], [null]],
    ['another shop', [coffee], [known('import', { description: 'BOOK NOOK' })], [null]],
    [
      'a bank names the shop in its own way',
      [coffee],
      [known('bank', { description: 'Corner Café' })],
      ['bank'],
    ],
    ['an earlier import does not', [coffee], [known('import', { description: 'Corner Café' })], [null]],
    [
      'one of a bank stands for one row',
      [coffee, coffee],
      [known('bank', { description: 'Corner' })],
      ['bank', null],
    ],
  ] as const)('%s', (...[, rows, there, found]) => {
    expect(findDuplicates(rows, there)).toEqual(found)
  })

  test.each([
    ['a day before', [coffee], [known('bank', { date: '2026-11-01' })], ['2026-11-01']],
    ['three days later', [coffee], [known('bank', { date: '2026-11-05' })], ['2026-11-05']],
    ['four days later', [coffee], [known('bank', { date: '2026-11-06' })], [null]],
    [
      'the nearest of two',
      [coffee],
      [known('bank', { date: '2026-10-31' }), known('bank', { date: '2026-11-03' })],
      ['2026-11-03'],
    ],
    [
      'one stands for one row',
      [coffee, coffee],
      [known('bank', { date: '2026-11-01' })],
      ['2026-11-01', null],
    ],
    ['the same day is certain', [coffee], [known('bank')], [null]],
    [
      'what is certainly another row',
      [coffee, { ...coffee, date: '2026-11-03' }],
      [known('bank', { date: '2026-11-03' })],
      [null, null],
    ],
    ['another amount', [coffee], [known('bank', { date: '2026-11-01', cents: -350 })], [null]],
    ['another shop', [coffee], [known('bank', { date: '2026-11-01', description: 'Book Nook' })], [null]],
    ['an earlier import', [coffee], [known('import', { date: '2026-11-01' })], [null]],
  ] as const)('what a bank dates apart is likely there, never certainly: %s', (...[, rows, there, days]) => {
    expect(findLikely(rows, there).map((one) => one?.date ?? null)).toEqual(days)
    expect(
      findLikely(rows, there).every((one, at) => one === null || findDuplicates(rows, there)[at] === null),
    ).toBe(true)
  })

  test('whatever a file holds, all of it is there after it was brought in, and never more', () => {
    const row = fc.record({
      date: fc.constantFrom('2026-11-01', '2026-11-02'),
      cents: fc.constantFrom(100, 200),
      description: fc.constantFrom('TEA', 'BREAD', 'SOAP'),
    })
    fc.assert(
      fc.property(fc.array(row), fc.array(row), (before, rows) => {
        const there = before.map((one) => known('import', one))
        const fresh = rows.filter((_, at) => findDuplicates(rows, there)[at] === null)
        const after = [...there, ...fresh.map((one) => known('import', one))]
        expect(findDuplicates(rows, after).every((found) => found !== null)).toBe(true)
        expect(findDuplicates(rows, there).filter((found) => found !== null).length).toBeLessThanOrEqual(
          before.length,
        )
      }),
    )
  })
})

test.each([
  ['ACME PAYROLL', -90000, true],
  ['GREEN GROCER REFUND', -500, false],
  ['TRANSFER TO SAVINGS', 10000, true],
  ['CHASE CREDIT CRD AUTOPAY', 25000, true],
  ['CAR LOAN PMT', 31500, true],
  ['COMCAST AUTOPAY', 8000, false],
  ['CARD SHOP', 500, false],
  ['GREEN GROCER', 5000, false],
])('%s of %i cents only moved: %s', (description, cents, isMoved) => {
  expect(isLikelyTransfer({ description, cents })).toBe(isMoved)
})
