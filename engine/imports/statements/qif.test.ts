import { describe, expect, test } from 'vitest'
import { guessNumberStyle } from '../parse-amount.ts'
import { guessDayOrder } from '../parse-date.ts'
import { guessSpentIsMinus, readTransactions } from '../read-transactions.ts'
import { guessColumns } from '../transactions-table.ts'
import { isQif, readQif } from './qif.ts'

const TODAY = '2026-11-20'

function read(...lines: string[]) {
  const table = readQif(lines.join('\n'))
  const columns = guessColumns(table)
  const { order } = guessDayOrder(
    table.rows.map(([on]) => on ?? ''),
    TODAY,
  ) ?? { order: 'MDY' as const }
  const { style } = guessNumberStyle(table.rows.map((row) => row[3] ?? ''))
  const reading = { columns, order, style, today: TODAY }
  const spentIsMinus = guessSpentIsMinus(table, reading)
  return readTransactions(table, { ...reading, spentIsMinus })
}

const short = ({ rows }: ReturnType<typeof read>) =>
  rows.map(({ date, cents, description, category }) => [date, cents, description, category])

describe('a QIF file', () => {
  test('of a bank: days, amounts with thousands, categories without classes, transfers without a category', () => {
    const file = read(
      '!Type:Bank',
      "D10/28'26",
      'T-1,064.12',
      'CX',
      'N1042',
      'PKroger',
      'LFood:Groceries/Home',
      '^',
      "D10/ 7'26",
      'U1,890.00',
      'T1,890.00',
      'PNorthwind',
      'LPaycheck',
      '^',
      'D10/6/26',
      'T-250.00',
      'PBlue Visa',
      'L[Blue Visa]',
      '^',
    )
    expect(short(file)).toEqual([
      ['2026-10-28', 106412, 'Kroger', 'Food:Groceries'],
      ['2026-10-07', -189000, 'Northwind', 'Paycheck'],
      ['2026-10-06', 25000, 'Blue Visa', null],
    ])
  })

  test('of a card: a split is a row for each part, a note names what has no payee', () => {
    const file = read(
      '!Type:CCard ',
      "D10/15'26",
      'T-81.20',
      'PCostco',
      'LHousehold',
      'SHousehold',
      'ESoap',
      '$-30.00',
      'SFood:Groceries',
      '$-51.20',
      '^',
      "D10/14'26",
      'T-4.00',
      'MParking',
      '^',
    )
    expect(short(file)).toEqual([
      ['2026-10-15', 3000, 'Costco', 'Household'],
      ['2026-10-15', 5120, 'Costco', 'Food:Groceries'],
      ['2026-10-14', 400, 'Parking', null],
    ])
  })

  test.each([
    ['are less than the whole', ['SHousehold', '$-30.00']],
    ['are percents', ['SHousehold', '%50', 'SFood', '%50']],
  ])('parts that %s leave it whole, and no category is claimed', (_, splits) => {
    const file = read('!Type:Cash', 'D10/15/2026', 'T-81.20', 'PCostco', 'LHousehold', ...splits, '^')
    expect(short(file)).toEqual([['2026-10-15', 8120, 'Costco', null]])
  })

  test('of everything: lists hold no transactions, and a trade is listed with its reason', () => {
    const file = read(
      '!Option:AutoSwitch',
      '!Account',
      'NChecking',
      'TBank',
      'DMy account',
      '^',
      '!Clear:AutoSwitch',
      '!Type:Cat',
      'NFood',
      'E',
      '^',
      '!Account',
      'NChecking',
      'TBank',
      '^',
      '!Type:Bank',
      'D10/28/2026',
      'T-1.00',
      'PTea',
      '^',
      '!Type:Invst',
      'D10/27/2026',
      'NBuy',
      'YACME',
      'T100.00',
      '^',
      '!Type:Memorized',
      'T-5.00',
      'PRent',
      '^',
    )
    expect(short(file)).toEqual([['2026-10-28', 100, 'Tea', null]])
    expect(file.faults).toEqual([{ at: 1, fault: 'investment', text: '10/27/2026 · 100.00 · Investment' }])
  })

  test('of another country: the day first, a comma before the cents', () => {
    const file = read(
      '!Type:Bank',
      'D28.10.2026',
      'T-1.064,12',
      'PEdeka',
      '^',
      'D03.10.26',
      'T-2,50',
      'PTee',
      '^',
    )
    expect(short(file)).toEqual([
      ['2026-10-28', 106412, 'Edeka', null],
      ['2026-10-03', 250, 'Tee', null],
    ])
  })

  test('a record without its end, a day or an amount is named, never dropped', () => {
    const file = read(
      '!Type:Bank',
      'Dsoon',
      'T-1.00',
      'PTea',
      '^',
      'D10/28/2026',
      'PBread',
      '^',
      'D10/27/2026',
      'T-3',
      'PJam',
    )
    expect(short(file)).toEqual([['2026-10-27', 300, 'Jam', null]])
    expect(file.faults.map(({ at, fault }) => [at, fault])).toEqual([
      [0, 'date'],
      [1, 'amount'],
    ])
  })

  test.each([
    ['!Type:Bank\nD1', true],
    ['\n!Account\n', true],
    ['!Option:MDY', true],
    ['Date,Payee', false],
    ['!important', false],
  ])('%j is one: %s', (text, is) => {
    expect(isQif(text)).toBe(is)
  })

  test('parts by the thousand become as many rows, and fields without a record change nothing', () => {
    const parts = Array.from({ length: 20_000 }, () => 'Sx\n$-0.01').join('\n')
    expect(readQif(`!Type:Bank\nD10/28/2026\nT-200.00\n${parts}\n^`).rows).toHaveLength(20_000)
    expect(readQif(`!Type:Bank\n${'^\n'.repeat(20_000)}`).rows).toEqual([])
  })
})
