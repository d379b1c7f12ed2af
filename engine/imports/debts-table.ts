/**
 * Debts from the CSV of another planner: which column is what, whether rates are percents or fractions, and each row as a
 * debt with what is missing left empty.
 * Example: 'Creditor, Balance, APR, Min Payment' with 'Visa, 3410.55, 22.99, 105' is a card of $3,410.55 at 22.99 %.
 */
import { addDays, dayNumber, parseDate } from '#engine/money/calendar.ts'
import { MAX_RATE_PPM } from '#engine/money/cents.ts'
import { parseAmount, type NumberStyle } from './parse-amount.ts'
import { columnNamed, plainName } from './columns.ts'
import { parseDay, type DayOrder } from './parse-date.ts'
import { rowText } from './read-transactions.ts'
import { isTorn, type Table } from './transactions-table.ts'

export type DebtColumns = {
  name: number | null
  balance: number | null
  rate: number | null
  minimum: number | null
  due: number | null
  type: number | null
  /** 'Asset' or 'Liability' */
  group: number | null
  /** the day of the balance, in a file of balances over time */
  day: number | null
}

const names: Record<keyof DebtColumns, readonly RegExp[]> = {
  name: [
    /^(debt |account |loan |card |creditor )?name$/,
    /^(creditor|lender|debt|account|loan|card)s?$/,
    /\b(creditor|lender|name|description)\b/,
  ],
  balance: [
    /^(current |remaining )?balance( due| owed)?$/,
    /^(amount )?owed$/,
    /^(?!.*\b(original|starting|initial|limit)\b).*\bbalance\b/,
    /^(principal|amount|payoff amount)$/,
  ],
  rate: [/^(apr|interest rate|rate)( %)?$/, /\b(apr|interest rate|rate)\b/, /^interest( %)?$/],
  minimum: [
    /\bmin(imum)?\b/,
    /^(monthly )?(payment|pmt)( amount)?$/,
    /^(?!.*\b(date|day|due)\b).*\bpayment\b/,
  ],
  due: [/\bdue (date|day)\b/, /^(next )?payment (date|day)$/, /^due( on)?$/, /\bdue\b/],
  type: [/^(debt |account |loan )?(type|kind|category)$/],
  group: [/^(account )?(class|group)$/],
  day: [/^date$/, /^(balance|as of) date$/, /^as of$/],
}

function namedDebtColumns(header: readonly string[]): DebtColumns {
  const named = header.map(plainName)
  const roles = Object.keys(names) as (keyof DebtColumns)[]
  return Object.fromEntries(roles.map((role) => [role, columnNamed(named, names[role])])) as DebtColumns
}

const MOST_ROWS_ABOVE = 30

/** Cuts off what stands above the names of the columns; null where no row names a balance and a debt. */
export function splitDebtsTable(all: readonly string[][]): { table: Table; columns: DebtColumns } | null {
  const filled = all.filter((row) => row.some((cell) => cell.trim() !== ''))
  for (const [at, row] of filled.slice(0, MOST_ROWS_ABOVE).entries()) {
    const columns = namedDebtColumns(row)
    if (columns.name !== null && columns.balance !== null && columns.name !== columns.balance)
      return { table: { header: row, rows: filled.slice(at + 1), above: filled.slice(0, at) }, columns }
  }
  return null
}

export type RateUnit = 'percent' | 'fraction'
export type GuessedRateUnit = { unit: RateUnit; isUnclear: boolean }

/** Above this a fraction would be a rate that hardly any lender takes, and below one a percent hardly any either. */
const LIKELY_FRACTION = 0.4

/** Decides over the column: a percent sign or a number above one means percents; small numbers are fractions; in between is asked. */
export function guessRateUnit(texts: readonly string[]): GuessedRateUnit {
  if (texts.some((text) => text.includes('%'))) return { unit: 'percent', isUnclear: false }
  const rates = texts.map((text) => Number(text.trim().replace(',', '.'))).filter((rate) => rate > 0)
  const most = Math.max(0, ...rates)
  if (most === 0 || most > 1) return { unit: 'percent', isUnclear: false }
  return { unit: 'fraction', isUnclear: most > LIKELY_FRACTION }
}

/** Parts per million; null where there is none or it is no rate. */
export function readRate(text: string, unit: RateUnit): number | null {
  const bare = text.replaceAll(/[\s%]/g, '').replace(',', '.')
  if (!/^\d*\.?\d+$|^\d+\.$/.test(bare)) return null
  const ppm = Math.round(Number(bare) * (unit === 'percent' ? 10_000 : 1_000_000))
  return ppm <= MAX_RATE_PPM ? ppm : null
}

const DAY_OF_MONTH = /^(\d{1,2})(st|nd|rd|th)?$/i
const LONGEST_WAIT_DAYS = 62

/** The day a payment is due: a date, or a day of the month, which is the next such day from `today` on. Null: none. */
export function readDue(text: string, { order, today }: { order: DayOrder; today: string }): string | null {
  const day = Number(DAY_OF_MONTH.exec(text.trim())?.[1] ?? 0)
  if (day === 0 || day > 31) return parseDay(text, order)
  const start = dayNumber(today)
  for (let wait = 0; wait <= LONGEST_WAIT_DAYS; wait += 1) {
    const next = addDays(today, wait)
    if (parseDate(next)?.day === day && dayNumber(next) >= start) return next
  }
  return null
}

export type GuessedType =
  | 'credit_card'
  | 'auto_loan'
  | 'student_loan'
  | 'mortgage'
  | 'personal_loan'
  | 'other'

const kinds: readonly [GuessedType, RegExp][] = [
  ['mortgage', /\b(mortgage|home loan|heloc)\b/i],
  ['student_loan', /\b(student|sallie|navient|nelnet|mohela|college|university)\b/i],
  ['auto_loan', /\b(auto|car|truck|vehicle|motorcycle)\b/i],
  [
    'credit_card',
    /\b(card|visa|master ?card|amex|american express|discover|capital one|chase|citi|credit)\b/i,
  ],
  ['personal_loan', /\b(loan|personal|consolidation|installment)\b/i],
]

const typeIn = (text: string) => kinds.find(([, words]) => words.test(text))?.[0]

/** The kind of debt by its words; a type column comes before the name. */
export function guessType(type: string, name: string): GuessedType {
  return typeIn(type) ?? typeIn(name) ?? 'other'
}

export type ReadDebt = {
  at: number
  name: string
  type: GuessedType
  balanceCents: number
  ratePpm: number | null
  minimumCents: number | null
  dueOn: string | null
  /** it looks like an account with the person's own money */
  isAsset: boolean
}
export type DebtFault = { at: number; fault: 'name' | 'balance' | 'torn' | 'older' | 'total'; text: string }

export type DebtsReading = {
  columns: DebtColumns
  style: NumberStyle
  rateUnit: RateUnit
  order: DayOrder
  today: string
}

export const NAME_LENGTH = 80
export const TOTALS = /^(grand )?(sub)?totals?\b/i

function amountOrNull(text: string, style: NumberStyle): number | null {
  const cents = text.trim() === '' ? null : parseAmount(text, style)
  return cents === null || cents < 0 ? null : cents
}

const ASSET = /\b(assets?|checking|savings?|brokerage|invest\w*|401k|ira|money market|depository|cash)\b/i
const LIABILITY = /\b(liabilit(y|ies)|debts?|loans?|credit|mortgage)\b/i
const ASSET_NAME = /\b(checking|savings|brokerage|401k|ira|money market)\b/i
const DEBT_NAME = /\b(loan|mortgage|card|visa|mastercard|line of credit|overdraft)\b/i

/** A group or a kind says so, else the name. A card named 'Cash Rewards' is a debt. */
function looksLikeAsset(kinds: readonly string[], name: string): boolean {
  const said = kinds.find((text) => ASSET.test(text) || LIABILITY.test(text))
  if (said !== undefined) return !LIABILITY.test(said)
  return ASSET_NAME.test(name) && !DEBT_NAME.test(name)
}

type CellOf = (role: keyof DebtColumns) => string

function debtOf(cell: CellOf, balance: number, reading: DebtsReading): Omit<ReadDebt, 'at' | 'name'> {
  const [type, name] = [cell('type'), cell('name')]
  return {
    type: guessType(type, name),
    balanceCents: Math.abs(balance),
    ratePpm: readRate(cell('rate'), reading.rateUnit),
    minimumCents: amountOrNull(cell('minimum'), reading.style),
    dueOn: readDue(cell('due'), reading),
    isAsset: looksLikeAsset([cell('group'), type], name),
  }
}

type Dated = { debt: ReadDebt; day: string | null; text: string }

/** Of a file with a balance for each day, the newest balance of each name; the rest are named as older. */
function newestOf(dated: readonly Dated[]): { debts: ReadDebt[]; faults: DebtFault[] } {
  const newest = new Map<string, Dated>()
  for (const one of dated) {
    const key = debtNameKey(one.debt.name)
    if (one.day !== null && one.day >= (newest.get(key)?.day ?? '')) newest.set(key, one)
  }
  const stays = (one: Dated) => one.day === null || newest.get(debtNameKey(one.debt.name)) === one
  return {
    debts: dated.filter(stays).map(({ debt }) => debt),
    faults: dated
      .filter((one) => !stays(one))
      .map(({ debt, text }) => ({ at: debt.at, fault: 'older' as const, text })),
  }
}

/** Every row is a debt, or named with its fault. Some planners write what is owed with a minus. */
export function readDebts(table: Table, reading: DebtsReading): { debts: ReadDebt[]; faults: DebtFault[] } {
  const { columns, style } = reading
  const dated: Dated[] = []
  const faults: DebtFault[] = []
  table.rows.forEach((row, at) => {
    const cell: CellOf = (role) => (columns[role] === null ? '' : (row[columns[role]] ?? ''))
    const name = cell('name')
      .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
      .trim()
      .slice(0, NAME_LENGTH)
      .trim()
    const text = rowText(row)
    const balance = parseAmount(cell('balance'), style)
    if (TOTALS.test(name)) faults.push({ at, fault: 'total', text })
    else if (name === '') faults.push({ at, fault: 'name', text })
    else if (balance === null) faults.push({ at, fault: 'balance', text })
    else if (isTorn(row, table, [columns.balance])) faults.push({ at, fault: 'torn', text })
    else
      dated.push({
        debt: { at, name, ...debtOf(cell, balance, reading) },
        day: parseDay(cell('day'), reading.order),
        text,
      })
  })
  const { debts, faults: older } = newestOf(dated)
  return { debts, faults: [...faults, ...older].toSorted((one, other) => one.at - other.at) }
}

/** Names are the same whatever their case and spaces. */
export function debtNameKey(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ').toLowerCase()
}
