import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  amountCents,
  amountCentsOrNull,
  calendarDate,
  calendarDateOrNull,
  positiveAmountCents,
  ratePpm,
  ratePpmOrNull,
  sharePpm,
} from './amounts.ts'

const REFUSED = 'refused'

function read(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value)
  return result.success ? result.data : REFUSED
}

const never: [string, unknown][] = [
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
  ['1e308', 1e308],
  ["'1e308'", '1e308'],
  ["'NaN'", 'NaN'],
  ["'Infinity'", 'Infinity'],
  ["'1,000'", '1,000'],
  ["'1e3'", '1e3'],
  ["'0x10'", '0x10'],
  ["'$5'", '$5'],
  ["'1 000'", '1 000'],
  ["'--1'", '--1'],
  ["'+1'", '+1'],
  ["'.5'", '.5'],
  ["'5.'", '5.'],
  ["'1.2.3'", '1.2.3'],
  ['Arabic-Indic digits', '٤٢'],
  ['a text of 40 digits', '1'.repeat(40)],
  ['-1', -1],
  ["'-1'", '-1'],
  ["'-0.01'", '-0.01'],
  ['true', true],
  ['a list', [1]],
  ['an object', { valueOf: 1 }],
  ['undefined', undefined],
]

describe('amounts', () => {
  it.each<[unknown, number]>([
    [0, 0],
    [-0, 0],
    ['0', 0],
    ['0.00', 0],
    [0.1, 10],
    [0.29, 29],
    [1.15, 115],
    [4.35, 435],
    [1234.56, 123456],
    ['1234.5', 123450],
    ['1234.56', 123456],
    ['1234.5600', 123456],
    [' 5 ', 500],
    ['5.1000', 510],
    ['00000000012.5', 1250],
    ['007', 700],
    [1e3, 100000],
    [999999999.99, 99999999999],
    ['999999999.99', 99999999999],
    [0.1 + 0.2, 30],
  ])('%j is %d cents', (value, cents) => {
    expect(read(amountCents, value)).toBe(cents)
    expect(read(amountCentsOrNull, value)).toBe(cents)
  })

  it.each([
    ...never,
    ['three decimals', '1.234'],
    ['three decimals as a number', 1.234],
    ['a cent too much', '1000000000.00'],
    ['a cent too much as a number', 1e9],
    ['beyond safe integers', 2 ** 53],
  ])('%s is no amount', (_name, value) => {
    expect(read(amountCents, value)).toBe(REFUSED)
    expect(read(positiveAmountCents, value)).toBe(REFUSED)
    expect(read(amountCentsOrNull, value)).toBe(REFUSED)
  })

  it('takes null and an empty text for empty only where empty is allowed', () => {
    expect(read(amountCentsOrNull, null)).toBeNull()
    expect(read(amountCentsOrNull, '')).toBeNull()
    for (const empty of [null, '', '  ']) expect(read(amountCents, empty)).toBe(REFUSED)
    expect(read(amountCentsOrNull, '  ')).toBe(REFUSED)
  })

  it('takes nothing below a cent for a payment', () => {
    expect(read(positiveAmountCents, 0)).toBe(REFUSED)
    expect(read(positiveAmountCents, '0.00')).toBe(REFUSED)
    expect(read(positiveAmountCents, '0.01')).toBe(1)
  })
})

describe('the published form of an amount', () => {
  it('says what may be sent: a decimal text or a number in whole cents', () => {
    expect(z.toJSONSchema(amountCents, { io: 'input', unrepresentable: 'any' })).toMatchObject({
      anyOf: [
        { type: 'string', maxLength: 32, pattern: '^ *0*\\d{1,9}(\\.\\d{1,2}0*)? *$' },
        { type: 'number', minimum: 0, maximum: 999999999.99, multipleOf: 0.01 },
      ],
    })
    expect(z.toJSONSchema(calendarDate, { io: 'input' })).toMatchObject({ type: 'string', format: 'date' })
  })
})

describe('rates', () => {
  it.each<[unknown, number]>([
    [0, 0],
    [0.1899, 189900],
    ['0.1899', 189900],
    [0.06125, 61250],
    ['0.061250', 61250],
    [0.07, 70000],
    [1, 1000000],
    ['9.999999', 9999999],
    [' 0.05 ', 50000],
    [0.1 + 0.2, 300000],
  ])('%j is %d parts per million', (value, ppm) => {
    expect(read(ratePpm, value)).toBe(ppm)
    expect(read(ratePpmOrNull, value)).toBe(ppm)
  })

  it.each([
    ...never,
    ['a percentage sent whole', 18.99],
    ['a percentage sent as a text', '18.99'],
    ['seven decimals', '0.1234567'],
    ['ten times the debt', 10],
  ])('%s is no rate', (_name, value) => {
    expect(read(ratePpm, value)).toBe(REFUSED)
    expect(read(ratePpmOrNull, value)).toBe(REFUSED)
  })

  it('takes no share above the whole', () => {
    expect(read(sharePpm, 1)).toBe(1_000_000)
    expect(read(sharePpm, '0.02')).toBe(20_000)
    expect(read(sharePpm, '1.000001')).toBe(REFUSED)
    expect(read(sharePpm, 2)).toBe(REFUSED)
  })
})

describe('dates', () => {
  it.each(['2026-11-20', '2024-02-29', '2000-02-29', '1900-01-01', '9999-12-31'])('%s is a date', (text) => {
    expect(read(calendarDate, text)).toBe(text)
    expect(read(calendarDateOrNull, text)).toBe(text)
  })

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-11-31',
    '2026-1-1',
    '1899-12-31',
    '0000-01-01',
    '20261120',
    '11/20/2026',
    '2026-11-20T00:00:00Z',
    ' 2026-11-20',
    '+12026-11-20',
    'today',
    'infinity',
    20261120,
    true,
    {},
  ])('%j is no date', (value) => {
    expect(read(calendarDate, value)).toBe(REFUSED)
    expect(read(calendarDateOrNull, value)).toBe(REFUSED)
  })

  it('takes null and an empty text for empty only where empty is allowed', () => {
    expect(read(calendarDateOrNull, null)).toBeNull()
    expect(read(calendarDateOrNull, '')).toBeNull()
    expect(read(calendarDate, '')).toBe(REFUSED)
    expect(read(calendarDate, null)).toBe(REFUSED)
  })
})
