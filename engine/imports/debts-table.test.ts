import { describe, expect, test } from 'vitest'
import { guessRateUnit, guessType, readDebts, readDue, readRate, splitDebtsTable } from './debts-table.ts'

const TODAY = '2026-11-20'

/** The forms other planners write, every row written for this test. */
const files: Record<
  string,
  { lines: string[]; read: [string, string, number, number | null, number | null, string | null][] }
> = {
  'undebt.it': {
    lines: [
      'Debt Name|Debt Type|Current Balance|Interest Rate|Minimum Payment|Due Date',
      'Blue Visa|Credit Card|$3,410.55|22.99%|$105.00|12/05/2026',
      'Campus Loan|Student Loan|$9,000.00|5.5%|$120.00|12/15/2026',
    ],
    read: [
      ['Blue Visa', 'credit_card', 341055, 229900, 10500, '2026-12-05'],
      ['Campus Loan', 'student_loan', 900000, 55000, 12000, '2026-12-15'],
    ],
  },
  PowerPay: {
    lines: [
      'Creditor|Balance|Interest Rate|Monthly Payment|Due Day',
      'Store card|820|0.2999|35|5',
      'Dr. Smith|300|0||28th',
    ],
    read: [
      ['Store card', 'credit_card', 82000, 299900, 3500, '2026-12-05'],
      ['Dr. Smith', 'other', 30000, 0, null, '2026-11-28'],
    ],
  },
  'a Vertex42 sheet, with lines above and a total': {
    lines: [
      'Debt Reduction Calculator||||',
      'Balance Date:|11/1/2026|||',
      '|||',
      'Row|Creditor|Balance|Rate|Min Payment',
      '1|Auto loan|12,500.00|6.13|315.00',
      '2|Amex|2,000.00|29|60',
      '|Total|14,500.00||375.00',
    ],
    read: [
      ['Auto loan', 'auto_loan', 1250000, 61300, 31500, null],
      ['Amex', 'credit_card', 200000, 290000, 6000, null],
    ],
  },
  'a list with nothing but balances': {
    lines: ['Name,Balance'.replace(',', '|'), 'Uncle|-500'],
    read: [['Uncle', 'other', 50000, null, null, null]],
  },
}

describe('debts from', () => {
  test.each(Object.entries(files))('%s', (_, { lines, read }) => {
    const split = splitDebtsTable(lines.map((line) => line.split('|')))
    if (!split) throw new Error('no table was found')
    const { table, columns } = split
    const { unit } = guessRateUnit(
      table.rows.map((row) => (columns.rate === null ? '' : (row[columns.rate] ?? ''))),
    )
    const reading = { columns, style: 'point', rateUnit: unit, order: 'MDY', today: TODAY } as const
    const { debts, faults } = readDebts(table, reading)
    expect(
      debts.map((one) => [one.name, one.type, one.balanceCents, one.ratePpm, one.minimumCents, one.dueOn]),
    ).toEqual(read)
    expect(faults.filter(({ fault }) => fault !== 'total')).toEqual([])
    const totals = lines.filter((line) => /\|Total\|/.test(line)).length
    expect(faults).toHaveLength(totals)
  })
})

test('a file without balances is no list of debts', () => {
  expect(
    splitDebtsTable([
      ['Name', 'Phone'],
      ['Visa', '555'],
    ]),
  ).toBeNull()
})

test('a row without a name or a balance is named, the rest is read', () => {
  const split = splitDebtsTable([
    ['Name', 'Balance'],
    ['', '5'],
    ['Visa', 'much'],
    ['Amex', '5'],
    ['Store', '3', '410.55'],
  ])!
  const reading = {
    columns: split.columns,
    style: 'point',
    rateUnit: 'percent',
    order: 'MDY',
    today: TODAY,
  } as const
  const { debts, faults } = readDebts(split.table, reading)
  expect(debts.map(({ name }) => name)).toEqual(['Amex'])
  expect(faults).toEqual([
    { at: 0, fault: 'name', text: '5' },
    { at: 1, fault: 'balance', text: 'Visa · much' },
    { at: 3, fault: 'torn', text: 'Store · 3 · 410.55' },
  ])
})

/** What Tiller and Monarch export is every account, with a balance for each day. */
const balances: Record<string, { lines: string[]; read: [string, number, boolean][]; older: string[] }> = {
  Tiller: {
    lines: [
      'Date|Time|Account|Account #|Institution|Balance|Type|Class',
      '11/13/2026|08:00|Checking|xx1|First Harbor|$1,150.00|DEPOSITORY|Asset',
      '11/14/2026|08:00|Checking|xx1|First Harbor|$1,200.00|DEPOSITORY|Asset',
      '11/14/2026|08:00|Blue Visa|xx2|Harbor Card|$3,410.55|CREDIT|Liability',
    ],
    read: [
      ['Checking', 120000, true],
      ['Blue Visa', 341055, false],
    ],
    older: ['11/13/2026 · 08:00 · Checking · xx1 · First Harbor · $1,150.00 · DEPOSITORY · Asset'],
  },
  Monarch: {
    lines: [
      'Date|Balance|Account',
      '2026-11-14|-820.00|Chase Freedom',
      '2026-11-13|-900.00|Chase Freedom',
      '2026-11-14|2100.00|Chase Checking',
      '2026-11-12|-250.00|Cash Rewards',
    ],
    read: [
      ['Chase Freedom', 82000, false],
      ['Chase Checking', 210000, true],
      ['Cash Rewards', 25000, false],
    ],
    older: ['2026-11-13 · -900.00 · Chase Freedom'],
  },
}

test.each(Object.entries(balances))(
  'the balances of %s: accounts with money in them are marked, and of each the newest stays',
  (_, { lines, read, older }) => {
    const { table, columns } = splitDebtsTable(lines.map((line) => line.split('|')))!
    const reading = { columns, style: 'point', rateUnit: 'percent', order: 'MDY', today: TODAY } as const
    const { debts, faults } = readDebts(table, reading)
    expect(debts.map(({ name, balanceCents, isAsset }) => [name, balanceCents, isAsset])).toEqual(read)
    expect(faults.map(({ fault, text }) => [fault, text])).toEqual(older.map((text) => ['older', text]))
  },
)

test.each([
  [['18.99', '0'], 'percent', false],
  [['0.1899', '0.05'], 'fraction', false],
  [['0.99%'], 'percent', false],
  [['0.99'], 'fraction', true],
  [['0.1899', '0.9'], 'fraction', true],
  [['0', ''], 'percent', false],
] as const)('rates %j are a %s, unclear: %s', (texts, unit, isUnclear) => {
  expect(guessRateUnit(texts)).toEqual({ unit, isUnclear })
})

test.each([
  ['18.99', 'percent', 189900],
  ['18.99 %', 'percent', 189900],
  ['0.1899', 'fraction', 189900],
  ['18,99', 'percent', 189900],
  ['-1', 'percent', null],
  ['5000', 'percent', null],
  ['', 'percent', null],
] as const)('%s as %s is %s', (text, unit, ppm) => {
  expect(readRate(text, unit)).toBe(ppm)
})

test.each([
  ['20', '2026-11-20'],
  ['19', '2026-12-19'],
  ['31', '2026-12-31'],
  ['3rd', '2026-12-03'],
  ['12/05/2026', '2026-12-05'],
  ['32', null],
  ['', null],
])('due on %s is %s', (text, day) => {
  expect(readDue(text, { order: 'MDY', today: TODAY })).toBe(day)
})

test.each([
  ['', 'Car loan', 'auto_loan'],
  ['Mortgage', 'Car loan', 'mortgage'],
  ['', 'Personal loan', 'personal_loan'],
  ['', 'Dentist', 'other'],
])('a debt of type "%s" named %s is %s', (type, name, guessed) => {
  expect(guessType(type, name)).toBe(guessed)
})
