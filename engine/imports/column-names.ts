/**
 * What the names of a table's columns say: the roles that the person may change, and those that help to read a row.
 * Example: 'Date, Payee, Category, Outflow, Inflow' has its money in two columns, and a category.
 */
import { columnNamed, plainName } from './columns.ts'
import { knownExport } from './known-exports.ts'

/** Columns counted from 0; null: there is none. Money stands in `amount`, or in `debit` and `credit`. */
export type Columns = {
  date: number | null
  description: number | null
  amount: number | null
  debit: number | null
  credit: number | null
  category: number | null
  /** says in words whether an amount is money out or in */
  direction: number | null
  also: AlsoColumns
}

type AlsoColumns = {
  /** used in this order where the description is empty */
  descriptions: readonly number[]
  /** say in words that a row is pending, failed or only a note */
  statuses: readonly number[]
  currency: number | null
  /** the two parties, of whom the person is one, and what kind of transaction it was */
  parties: { from: number; to: number; type: number } | null
}

/** In the order of preference: the day of buying before the day of booking, what was really moved before the rest. */
const names = {
  date: [
    /^(transaction|trans|purchase) date$/,
    /^date$/,
    /^(date ?time|posted (on|at))$/,
    /^(posting|posted|post|booking|effective|value) date$/,
    /^date (posted|of transaction)$/,
    /\bdate\b/,
    /^(datum|fecha)$/,
  ],
  description: [
    /^name of sender receiver$/,
    /^(payee|merchant)( name)?$/,
    /^(transaction )?description$/,
    /^name$/,
    /\bdescription\b/,
    /^(details|memo|narrative|particulars|reference|transaction)$/,
  ],
  amount: [
    /^net( amount)?$/,
    /^(transaction )?amount( usd)?$/,
    /^amount total$/,
    /^amt$/,
    /^(?!.*\b(bal|balance|summary)\b).*\bamount\b/,
    /^value$/,
  ],
  debit: [
    /^(debit|debits|withdrawal|withdrawals|money out|paid out|outflow)s?( amount| usd)?$/,
    /^amount debit$/,
    /\bdebit\b(?! card)/,
  ],
  credit: [
    /^(credit|credits|deposit|deposits|money in|paid in|inflow)s?( amount| usd)?$/,
    /^amount credit$/,
    /\bcredit\b(?! card)/,
  ],
  category: [/^category$/, /^(category|budget|transaction category) ?(name|item)?$/],
  currency: [/^currency( code)?$/],
} as const

/** Read in this order where the first description is empty. */
const OTHER_DESCRIPTIONS: readonly RegExp[] = [
  /^(payee|merchant)( name)?$/,
  /^name$/,
  /^(transaction )?description$/,
  /^(original (statement|description)|details|memo|notes?)$/,
  /^(action|(transaction )?type)$/,
]

const STATUS = /^((transaction )?(status|state)|balance impact)$/

function columnsNamed(named: readonly string[], pattern: RegExp): number[] {
  return named.flatMap((name, at) => (pattern.test(name) ? [at] : []))
}

const placeOf = (named: readonly string[], name: string) => {
  const at = named.indexOf(name)
  return at < 0 ? null : at
}

function alsoNamed(named: readonly string[], currency: number | null): AlsoColumns {
  const [from, to, type] = [placeOf(named, 'from'), placeOf(named, 'to'), placeOf(named, 'type')]
  const hasParties = from !== null && to !== null && type !== null
  return {
    descriptions: OTHER_DESCRIPTIONS.flatMap((pattern) => columnsNamed(named, pattern)),
    statuses: columnsNamed(named, STATUS),
    currency,
    parties: hasParties ? { from, to, type } : null,
  }
}

/** EveryDollar names a category "Item", within a "Group". */
function categoryNamed(named: readonly string[]): number | null {
  const category = columnNamed(named, names.category)
  return category === null && named.includes('group') ? placeOf(named, 'item') : category
}

/** The roles that names alone decide. */
export function namedColumns(header: readonly string[]): Columns {
  const named = header.map(plainName)
  const find = (role: keyof typeof names) => columnNamed(named, names[role])
  const [debit, credit] = [find('debit'), find('credit')]
  const isPair = debit !== null && credit !== null && debit !== credit
  const known = knownExport(named)
  const also = alsoNamed(named, find('currency'))
  const description = known?.description ? placeOf(named, known.description) : find('description')
  return {
    date: find('date'),
    description: also.parties ? null : description,
    amount: isPair ? null : find('amount'),
    debit: isPair ? debit : null,
    credit: isPair ? credit : null,
    category: categoryNamed(named),
    direction: null,
    also,
  }
}
