import { describe, expect, test } from 'vitest'
import { guessNumberStyle } from './parse-amount.ts'
import { guessDayOrder } from './parse-date.ts'
import { asksForSign, guessSpentIsMinus, readTransactions } from './read-transactions.ts'
import { guessColumns, splitTable } from './transactions-table.ts'

const TODAY = '2026-11-20'

/** Files in the form of each bank, every row written for this test. Cells are split at '|'. */
const files: Record<string, { lines: string[]; read: [string, number, string][]; asks?: boolean }> = {
  'Chase checking': {
    lines: [
      'Details|Posting Date|Description|Amount|Type|Balance|Check or Slip #',
      'DEBIT|11/14/2026|LANTERN MARKET 112|-42.50|DEBIT_CARD|957.50|',
      'CREDIT|11/13/2026|ACME PAYROLL|1000.00|ACH_CREDIT|1000.00|',
      'DEBIT|11/02/2026|CITY WATER|-31.07|ACH_DEBIT|0.00|',
    ],
    read: [
      ['2026-11-14', 4250, 'LANTERN MARKET 112'],
      ['2026-11-13', -100000, 'ACME PAYROLL'],
      ['2026-11-02', 3107, 'CITY WATER'],
    ],
  },
  'Chase card': {
    lines: [
      'Transaction Date|Post Date|Description|Category|Type|Amount|Memo',
      '11/19/2026|11/20/2026|CORNER CAFE|Food & Drink|Sale|-6.75|',
      '11/08/2026|11/08/2026|Payment Thank You-Mobile|Payment|Payment|250.00|',
    ],
    read: [
      ['2026-11-19', 675, 'CORNER CAFE'],
      ['2026-11-08', -25000, 'Payment Thank You-Mobile'],
    ],
  },
  'Bank of America checking, with a summary above': {
    lines: [
      'Description||Summary Amt.',
      'Beginning balance as of 11/01/2026||1,200.00',
      'Total credits||0.00',
      '',
      'Date|Description|Amount|Running Bal.',
      '11/03/2026|HARDWARE HALL 0042|-1,059.99|140.01',
      '11/17/2026|Zelle from A. Friend, deposit|20.00|160.01',
    ],
    read: [
      ['2026-11-03', 105999, 'HARDWARE HALL 0042'],
      ['2026-11-17', -2000, 'Zelle from A. Friend, deposit'],
    ],
  },
  'Bank of America card': {
    lines: [
      'Posted Date|Reference Number|Payee|Address|Amount',
      '10/30/2026|24692161234|BOOK NOOK|PORTLAND OR|-18.20',
      '10/28/2026|24692161235|GAS AND GO|SALEM OR|-40.00',
    ],
    read: [
      ['2026-10-30', 1820, 'BOOK NOOK'],
      ['2026-10-28', 4000, 'GAS AND GO'],
    ],
  },
  'Wells Fargo, without names of columns': {
    lines: [
      '11/13/2026|-12.34|*||PURCHASE AUTHORIZED CORNER CAFE',
      '11/12/2026|-99.00|*||RECURRING GYM',
      '11/01/2026|850.00|*||ACME PAYROLL',
    ],
    read: [
      ['2026-11-13', 1234, 'PURCHASE AUTHORIZED CORNER CAFE'],
      ['2026-11-12', 9900, 'RECURRING GYM'],
      ['2026-11-01', -85000, 'ACME PAYROLL'],
    ],
  },
  'Capital One card, two columns of money': {
    lines: [
      'Transaction Date|Posted Date|Card No.|Description|Category|Debit|Credit',
      '2026-11-05|2026-11-06|1234|SHOE SHED|Merchandise|80.10|',
      '2026-11-04|2026-11-04|1234|CAPITAL ONE MOBILE PYMT|Payment||120.00',
    ],
    read: [
      ['2026-11-05', 8010, 'SHOE SHED'],
      ['2026-11-04', -12000, 'CAPITAL ONE MOBILE PYMT'],
    ],
    asks: false,
  },
  'Capital One 360, a word for the sign': {
    lines: [
      'Account Number|Transaction Description|Transaction Date|Transaction Type|Transaction Amount|Balance',
      '9876|Debit Card Purchase - PET PANTRY|11/07/26|Debit|33.15|500.00',
      '9876|Deposit from ACME|11/06/26|Credit|533.15|533.15',
      '9876|Debit Card Purchase - TEA|10/31/26|Debit|3.15|0.00',
    ],
    read: [
      ['2026-11-07', 3315, 'Debit Card Purchase - PET PANTRY'],
      ['2026-11-06', -53315, 'Deposit from ACME'],
      ['2026-10-31', 315, 'Debit Card Purchase - TEA'],
    ],
    asks: false,
  },
  'Discover, spent without a minus': {
    lines: [
      'Trans. Date|Post Date|Description|Amount|Category',
      '11/11/2026|11/12/2026|GREEN GROCER|54.32|Supermarkets',
      '11/10/2026|11/10/2026|INTERNET PAYMENT - THANK YOU|-100.00|Payments and Credits',
      '10/29/2026|10/30/2026|BUS PASS|25.00|Travel',
    ],
    read: [
      ['2026-11-11', 5432, 'GREEN GROCER'],
      ['2026-11-10', -10000, 'INTERNET PAYMENT - THANK YOU'],
      ['2026-10-29', 2500, 'BUS PASS'],
    ],
  },
  'American Express': {
    lines: [
      'Date|Description|Amount',
      '11/15/2026|NOODLE HOUSE|21.00',
      '11/14/2026|AUTOPAY PAYMENT - THANK YOU|-300.00',
      '11/13/2026|STREAMING CO|14.99',
    ],
    read: [
      ['2026-11-15', 2100, 'NOODLE HOUSE'],
      ['2026-11-14', -30000, 'AUTOPAY PAYMENT - THANK YOU'],
      ['2026-11-13', 1499, 'STREAMING CO'],
    ],
  },
  'Ally, with a time': {
    lines: [
      'Date| Time| Amount| Type| Description',
      '2026-11-16|09:15:00|-75.00|Withdrawal|Gas Company',
      '2026-11-15|10:00:00|0.42|Deposit|Interest Paid',
    ],
    read: [
      ['2026-11-16', 7500, 'Gas Company'],
      ['2026-11-15', -42, 'Interest Paid'],
    ],
  },
  USAA: {
    lines: [
      'Date|Description|Original Description|Category|Amount|Status',
      '2026-11-18|Pizza Place|PIZZA PLACE #88 TX|Restaurants|-27.80|Posted',
      '2026-11-17|Pay|DIRECT DEP ACME|Paycheck|400.00|Posted',
    ],
    read: [
      ['2026-11-18', 2780, 'Pizza Place'],
      ['2026-11-17', -40000, 'Pay'],
    ],
  },
  'a bank abroad, decimal comma and the day first': {
    lines: [
      'Booking Date|Payee|Amount',
      '28.10.2026|Bäckerei|-3,20',
      '31.10.2026|Miete|-1.050,00',
      '02.11.2026|Gehalt, salary|2.400,00',
    ],
    read: [
      ['2026-10-28', 320, 'Bäckerei'],
      ['2026-10-31', 105000, 'Miete'],
      ['2026-11-02', -240000, 'Gehalt, salary'],
    ],
  },
}

function readFile(lines: string[]) {
  const table = splitTable(lines.map((line) => line.split('|')))
  const columns = guessColumns(table)
  const cells = (column: number | null) => table.rows.map((row) => row[column ?? 0] ?? '')
  const moneyColumn = columns.amount ?? columns.debit
  const { style } = guessNumberStyle(cells(moneyColumn))
  const guessed = guessDayOrder(cells(columns.date), TODAY)
  const order = guessed?.order ?? 'MDY'
  const reading = { columns, order, style, today: TODAY }
  const spentIsMinus = guessSpentIsMinus(table, reading)
  return { ...readTransactions(table, { ...reading, spentIsMinus }), columns, guessed }
}

describe('the file of', () => {
  test.each(Object.entries(files))('%s is read by itself', (_, { lines, read, asks = true }) => {
    const { rows, faults, columns, guessed } = readFile(lines)
    expect(rows.map(({ date, cents, description }) => [date, cents, description])).toEqual(read)
    expect(faults).toEqual([])
    expect(guessed?.isUnclear).toBe(false)
    expect(asksForSign(columns)).toBe(asks)
  })
})

test('a row that cannot be read is named with its fault, never dropped', () => {
  const { rows, faults } = readFile([
    'Date|Description|Amount',
    '11/15/2026|Noodles|-21.00',
    'soon|Noodles|-21.00',
    '11/16/2026|Noodles|a lot',
    '11/17/2026|Nothing|0.00',
    '11/19/2027|Later|-5.00',
    '11/13/2026||-4.125',
    '11/13/2026||-4.120',
  ])
  expect(faults).toEqual([
    { at: 1, fault: 'date', text: 'soon · Noodles · -21.00' },
    { at: 2, fault: 'amount', text: '11/16/2026 · Noodles · a lot' },
    { at: 3, fault: 'zero', text: '11/17/2026 · Nothing · 0.00' },
    { at: 4, fault: 'future', text: '11/19/2027 · Later · -5.00' },
    { at: 5, fault: 'amount', text: '11/13/2026 · -4.125' },
  ])
  expect(rows.map(({ at, description }) => [at, description])).toEqual([
    [0, 'Noodles'],
    [6, 'No description'],
  ])
})

test('a row whose amount was torn apart by a comma is named, never read in part', () => {
  const { rows, faults } = readFile([
    'Date|Description|Amount',
    '11/15/2026|Rent|-1|234.50',
    '11/16/2026|Tea|-3|10',
    '11/17/2026|Store| 24|-12.00',
    '11/18/2026|Bread|-4.00|',
    '11/19/2026|Soap|-5.00|a note',
  ])
  expect(faults).toEqual([
    { at: 0, fault: 'torn', text: '11/15/2026 · Rent · -1 · 234.50' },
    { at: 1, fault: 'torn', text: '11/16/2026 · Tea · -3 · 10' },
    { at: 2, fault: 'torn', text: '11/17/2026 · Store · 24 · -12.00' },
  ])
  expect(rows.map(({ cents }) => cents)).toEqual([400, 500])
})

test('a dash in one of two columns of money is nothing', () => {
  const { rows, faults } = readFile([
    'Date|Description|Withdrawals|Deposits',
    '11/15/2026|Tea|$3.10|-',
    '11/16/2026|Pay|--|$900.00',
  ])
  expect(faults).toEqual([])
  expect(rows.map(({ cents }) => cents)).toEqual([310, -90000])
})

test('a file without a column of days has none', () => {
  const table = splitTable([
    ['Name', 'Amount'],
    ['Tea', '3.00'],
  ])
  expect(guessColumns(table).date).toBeNull()
})

describe('the row above the first transaction', () => {
  const rows = [
    ['11/15/2026', 'Tea', 'Kitchen', '-3.00'],
    ['11/14/2026', 'Bread', 'Kitchen', '-4.00'],
  ]

  test('stays the header where it looks like one, though none of its names is known', () => {
    const table = splitTable([['My account'], ['Tag', 'Wer', 'Wofür', 'Wieviel'], ...rows])
    expect(table).toEqual({ header: ['Tag', 'Wer', 'Wofür', 'Wieviel'], rows, above: [['My account']] })
    expect(guessColumns(table)).toMatchObject({ date: 0, description: 2, amount: 3 })
  })

  test.each([
    ['a title', ['My account', '']],
    ['a balance', ['Balance', '1,200.00', 'on', 'Monday']],
    ['the same word twice', ['x', 'x', 'x', 'x']],
    ['a sentence', ['These are the transactions of your account at our bank', 'a', 'b', 'c']],
  ])('%s is none', (_, above) => {
    expect(splitTable([above, ...rows])).toEqual({ header: null, rows, above: [above] })
  })
})

test('a known export keeps its sign, whatever most of its rows are', () => {
  const header = 'date|name|amount|status|category|parent category|excluded|type|account|account mask'
  const rest = 'posted|Shops|Shopping|false|regular|Checking|8968'
  const { rows } = readFile([
    header,
    `2026-11-15|Shoe shop|-80.10|${rest}`,
    `2026-11-14|Shoe shop|-20.10|${rest}`,
    `2026-11-13|Tea|3.10|${rest}`,
  ])
  expect(rows.map(({ cents }) => cents)).toEqual([-8010, -2010, 310])
})

test('a description that says there is none leaves the name to another column', () => {
  const { rows } = readFile([
    'Run Date|Action|Symbol|Description|Amount ($)|Settlement Date',
    '11/15/2026|DEBIT CARD PURCHASE TEA||No Description|-3.00|',
  ])
  expect(rows.map(({ description }) => description)).toEqual(['DEBIT CARD PURCHASE TEA'])
})

test('a part of a split has the day and the name of the whole, and a row without a day elsewhere has none', () => {
  const { rows, faults } = readFile([
    'Date|Payee|Category|Amount',
    '11/15/2026|Market|SPLIT|0.00',
    '||Food|-3.00',
    '||Home|-4.00',
    '11/14/2026|Tea|Food|-1.00',
    '||Food|-2.00',
  ])
  expect(rows.map(({ date, description, category, cents }) => [date, description, category, cents])).toEqual([
    ['2026-11-15', 'Market', 'Food', 300],
    ['2026-11-15', 'Market', 'Home', 400],
    ['2026-11-14', 'Tea', 'Food', 100],
  ])
  expect(faults.map(({ at, fault }) => [at, fault])).toEqual([
    [0, 'zero'],
    [4, 'date'],
  ])
})
