/**
 * What each tool's export says, for the tests: invented households in the columns, date forms and signs that the tool
 * writes. `source` says where the form was looked up: a description, the tool's own code, or public converters and their
 * tests, where several agree on the names of columns and the signs. Money out is below zero. A category is as in the file,
 * on money out alone.
 */
export interface Sample {
  /** the file beside this one, without `.csv` */
  file: string
  source: string
  /** day, cents, name, and the category if the file has one */
  rows: readonly (readonly [string, number, string, (string | null)?])[]
  /** the line of each record that is no transaction, with the reason */
  leftOut?: readonly (readonly [string, string])[]
}

const CONVERTERS = 'public converters and their tests agree'

const apps: readonly Sample[] = [
  {
    file: 'apps/mint',
    source: 'beancount-import, README, "Simple expense transaction from Mint.com data source"',
    rows: [
      ['2026-10-28', -6686, "Trader Joe's", 'Groceries'],
      ['2026-10-27', 189000, 'Paycheck'],
      ['2026-10-26', -25000, 'Credit Card Payment', 'Credit Card Payment'],
      ['2026-10-05', -825, 'Blue Star Donuts', 'Coffee Shops'],
    ],
  },
  {
    file: 'apps/monarch',
    source: 'help.monarchmoney.com/hc/en-us/articles/4409682789908 (columns; spending negative)',
    rows: [
      ['2026-10-28', -4250, 'Safeway', 'Groceries'],
      ['2026-10-27', 189000, 'Northwind'],
      ['2026-10-26', -25000, 'Blue Visa', 'Credit Card Payment'],
      ['2026-10-05', -1548, 'Veracruz', 'Restaurants & Bars'],
    ],
  },
  {
    file: 'apps/ynab',
    source:
      'parse-ynab-export on npm, README (registerData); youneedabudget.com/support/article/csv-file-importing',
    rows: [
      ['2026-10-28', -6412, 'Kroger', 'Groceries'],
      ['2026-10-27', 189000, 'Northwind'],
      ['2026-10-26', -25000, 'Transfer : Blue Visa', null],
      ['2026-10-05', -3000, 'Costco', 'Household'],
      ['2026-10-05', -5120, 'Costco', 'Groceries'],
    ],
    leftOut: [['Nothing moved', 'zero']],
  },
  {
    file: 'apps/copilot',
    source: CONVERTERS,
    rows: [
      ['2026-10-28', -4250, 'Safeway', 'Groceries'],
      ['2026-10-27', 189000, 'Northwind Payroll'],
      ['2026-10-26', -25000, 'Blue Visa Payment', null],
      ['2026-10-05', -1840, 'Chipotle', 'Restaurants'],
    ],
    leftOut: [['Shell', 'pending']],
  },
  {
    file: 'apps/rocket-money',
    source: CONVERTERS,
    rows: [
      ['2026-10-28', -3198, 'ALDI', 'Groceries'],
      ['2026-10-27', 189000, 'Northwind'],
      ['2026-10-26', -25000, 'Blue Visa', 'Credit Card Payment'],
      ['2026-10-05', -1266, 'Tikicat Bar', 'Dining & Drinks'],
    ],
  },
  {
    file: 'apps/quicken',
    source: CONVERTERS,
    rows: [
      ['2026-10-28', -4761, 'Food Front', 'Food & Dining:Groceries'],
      ['2026-10-27', 189000, 'Northwind'],
      ['2026-10-26', -25000, 'Blue Visa', null],
      ['2026-10-05', -1971, 'Fred Meyer', 'Shopping:Clothing'],
      ['2026-10-05', -4930, 'Fred Meyer', 'Food & Dining:Groceries'],
    ],
    leftOut: [
      ['Balance:', 'date'],
      ['Balance:', 'date'],
      ['Total Inflows:', 'date'],
      ['Total Outflows:', 'date'],
      ['Net Total:', 'date'],
    ],
  },
  {
    file: 'apps/everydollar',
    source: `${CONVERTERS} on the columns; that spending is negative is not confirmed`,
    rows: [
      ['2026-10-28', -5210, 'Kroger', 'Groceries'],
      ['2026-10-27', 189000, 'Northwind'],
      ['2026-10-05', -1548, 'Veracruz', 'Restaurants'],
      ['2026-10-03', -3800, 'Shell', 'Gas'],
    ],
  },
  {
    file: 'apps/actual',
    source: 'actualbudget/actual, packages/loot-core/src/server/transactions/export/export-to-csv.ts',
    rows: [
      ['2026-10-28', -6412, 'Kroger', 'Food'],
      ['2026-10-27', 189000, 'Northwind'],
      ['2026-10-26', -25000, 'Blue Visa', null],
      ['2026-10-05', -3000, 'Costco', 'Household'],
      ['2026-10-05', -5120, 'Costco', 'Food'],
    ],
    leftOut: [['Costco', 'zero']],
  },
  {
    file: 'apps/sure',
    source: 'we-promise/sure, app/models/family/data_exporter.rb: entry.amount, spending positive',
    rows: [
      ['2026-10-28', -6412, 'Kroger', 'Groceries'],
      ['2026-10-27', 189000, 'Northwind Payroll'],
      ['2026-10-26', -25000, 'Payment to Blue Visa', null],
      ['2026-10-05', -1548, 'Veracruz', 'Restaurants'],
      ['2026-10-03', -3800, 'Shell', 'Gas'],
    ],
  },
  {
    file: 'apps/simplifi',
    source: CONVERTERS,
    rows: [
      ['2026-10-28', -6412, 'Ingles Markets', 'Food:Groceries'],
      ['2026-10-27', 189000, 'Northwind'],
      ['2026-10-05', -798, 'Wal-mart', 'Food:Groceries'],
      ['2026-10-05', -2197, 'Wal-mart', 'Household'],
      ['2026-10-03', -3800, 'Shell', 'Auto:Gas'],
    ],
    leftOut: [
      ['Apple', 'pending'],
      ['Wal-mart', 'zero'],
    ],
  },
  {
    file: 'apps/paypal',
    source: CONVERTERS,
    rows: [
      ['2026-10-28', -4292, 'Etsy, Inc', null],
      ['2026-10-28', 4292, 'Bank Deposit to PP Account'],
      ['2026-10-27', 121275, 'Rosa Diaz'],
      ['2026-10-05', -1120, 'General Currency Conversion', null],
    ],
    leftOut: [
      ['Uber Technologies', 'pending'],
      ['Spotify USA', 'failed'],
      ['Deezer Paris', 'currency'],
      ['General Currency Conversion', 'currency'],
    ],
  },
  {
    file: 'apps/venmo',
    source: CONVERTERS,
    rows: [
      ['2026-10-07', 37500, 'Ben Jones'],
      ['2026-10-12', -2450, 'Carla Wu', null],
      ['2026-10-14', -3000, 'Dan Lopez', null],
      ['2026-10-18', -120000, 'Standard Transfer', null],
    ],
    leftOut: [
      ['$186.62', 'date'],
      ['Eve Park', 'pending'],
      ['$307.12', 'date'],
    ],
  },
  {
    file: 'apps/cash-app',
    source: CONVERTERS,
    rows: [
      ['2026-10-28', -2500, 'Maria Gomez', null],
      ['2026-10-27', 104000, 'Luis Rivera'],
      ['2026-10-26', -999, 'SPOTIFY USA', null],
      ['2026-10-15', -20300, 'Cash out', null],
    ],
    leftOut: [['Ed Cole', 'failed']],
  },
]

const banks: readonly Sample[] = [
  {
    file: 'banks/chase-card',
    source: CONVERTERS,
    rows: [
      ['2026-10-28', -6412, 'WHOLEFDS PDX 10233', 'Groceries'],
      ['2026-10-27', 25000, 'Payment Thank You-Mobile'],
      ['2026-10-26', 1999, 'AMAZON MKTPL*R12AB'],
      ['2026-10-05', -1240, 'PURCHASE INTEREST CHARGE', 'Fees & Adjustments'],
    ],
  },
  {
    file: 'banks/chase-checking',
    source: CONVERTERS,
    rows: [
      ['2026-10-28', -6412, 'KROGER #512 PORTLAND OR', null],
      ['2026-10-27', 189000, 'NORTHWIND PAYROLL PPD ID: 9111'],
      ['2026-10-15', -80000, 'CHECK 1042', null],
      ['2026-10-05', -5000, 'Online Transfer to SAV ...1234', null],
    ],
  },
  {
    file: 'banks/amex',
    source: CONVERTERS,
    rows: [
      ['2026-10-28', -6686, "TRADER JOE'S #214 PORTLAND OR", 'Merchandise & Supplies-Groceries'],
      ['2026-10-27', 25000, 'AUTOPAY PAYMENT - THANK YOU'],
      ['2026-10-15', -1548, 'VERACRUZ ALL NATURAL', 'Restaurant-Restaurant'],
      ['2026-10-05', -3800, 'SHELL OIL 5744', 'Transportation-Fuel'],
    ],
  },
  {
    file: 'banks/capital-one',
    source: CONVERTERS,
    rows: [
      ['2026-10-28', -6412, 'SAFEWAY #1523', 'Merchandise'],
      ['2026-10-27', 25000, 'CAPITAL ONE MOBILE PYMT'],
      ['2026-10-15', -1266, 'TIKICAT BAR', 'Dining'],
    ],
  },
  {
    file: 'banks/bank-of-america',
    source: CONVERTERS,
    rows: [
      ['2026-10-05', -80000, 'CHECK 1042', null],
      ['2026-10-27', 189000, 'NORTHWIND DES:PAYROLL ID:9111'],
      ['2026-10-28', -6412, 'KROGER #512 10/27 PURCHASE PORTLAND OR', null],
    ],
    leftOut: [['Beginning balance as of 10/01/2026', 'amount']],
  },
  {
    file: 'banks/wells-fargo',
    source: CONVERTERS,
    rows: [
      ['2026-10-28', -6412, 'PURCHASE AUTHORIZED ON 10/27 KROGER #512', null],
      ['2026-10-27', 189000, 'NORTHWIND PAYROLL 9111'],
      ['2026-10-15', -80000, 'CHECK', null],
      ['2026-10-05', -5000, 'ONLINE TRANSFER TO SAVINGS', null],
    ],
  },
  {
    file: 'banks/apple-card',
    source: CONVERTERS,
    rows: [
      ['2026-10-28', -6412, 'Safeway', 'Grocery'],
      ['2026-10-27', 25000, 'Ach Deposit Internet Transfer From Account Ending In 8968'],
      ['2026-10-15', -1234, 'Coffee Bar', 'Restaurants'],
      ['2026-10-05', -3800, 'Shell', 'Gas'],
    ],
  },
  {
    file: 'banks/citi',
    source: CONVERTERS,
    rows: [
      ['2026-10-28', -6412, 'COSTCO WHSE #1175 PORTLAND OR', null],
      ['2026-10-27', 25000, 'AUTOPAY 220115055210 AUTO-PMT'],
      ['2026-10-15', -1108, 'REGAL LLOYD CENTER 10', null],
      ['2026-10-05', 2674, 'COSTCO WHSE #1175 PORTLAND OR'],
    ],
  },
  {
    file: 'banks/usaa',
    source: CONVERTERS,
    rows: [
      ['2026-10-28', -6412, 'Publix', 'Groceries'],
      ['2026-10-27', 189000, 'Direct Deposit'],
      ['2026-10-05', -8400, 'Geico', 'Insurance'],
    ],
    leftOut: [['Shell', 'pending']],
  },
  {
    file: 'banks/navy-federal',
    source: CONVERTERS,
    rows: [
      ['2026-10-28', -6412, 'Kroger', 'Groceries'],
      ['2026-10-27', 189000, 'Northwind Payroll'],
      ['2026-10-15', -5999, 'Pest Control', 'Home Improvement'],
      ['2026-10-05', -40000, 'Transfer To Savings', 'Transfers'],
    ],
  },
  {
    file: 'banks/chime',
    source: 'no export is documented: the columns of its PDF statement, not confirmed',
    rows: [
      ['2026-10-28', -6412, 'Kroger', null],
      ['2026-10-27', 189000, 'Northwind Payroll'],
      ['2026-10-15', -5000, 'Transfer to Savings', null],
      ['2026-10-05', -88, 'Round Up Transfer', null],
    ],
  },
]

export const samples: readonly Sample[] = [...apps, ...banks]
