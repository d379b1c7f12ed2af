/**
 * Several balances of a card in the debt form. Each row's fields are values of the form by the names of the body
 * ('balances.0.name'), so that what the server says of one stands beside it.
 */
import { MOST_BALANCES } from '#engine/debts/balances/kept.ts'
import { centsToDecimal, ppmToTyped } from '#engine/money/cents.ts'
import type { Debt } from '#contracts/money/debts.ts'
import { today } from '#web/format/dates.ts'
import { balanceTexts } from './balance-messages.ts'

const rowFields = [
  'id',
  'name',
  'balance',
  'interestRate',
  'offer',
  'offerRate',
  'offerEndsOn',
  'accrued',
  'accruedOn',
] as const
type RowField = (typeof rowFields)[number]

export type RowKey = `balances.${number}.${RowField}`

/** `balanceCount`: the number of rows, as a text; '0' for a card of one balance. */
export type BalanceValues = { balanceCount: string } & { [key: RowKey]: string }

export const rowKey = <Field extends RowField>(row: number, field: Field) =>
  `balances.${row}.${field}` as const

export const countOf = ({ balanceCount }: BalanceValues): number => Number(balanceCount)

type Row = Record<RowField, string>

const emptyRow: Row = {
  id: '',
  name: '',
  balance: '',
  interestRate: '',
  offer: 'none',
  offerRate: '',
  offerEndsOn: '',
  accrued: '',
  accruedOn: '',
}

function rowOf(values: BalanceValues, row: number): Row {
  const entries = rowFields.map((field) => [field, values[rowKey(row, field)] ?? emptyRow[field]])
  return Object.fromEntries(entries) as Row
}

/** The rows as values of the form. */
function valuesOfRows(rows: readonly Row[]): BalanceValues {
  const values: BalanceValues = { balanceCount: String(rows.length) }
  rows.forEach((row, at) => {
    for (const field of rowFields) values[rowKey(at, field)] = row[field]
  })
  return values
}

const allRows = (values: BalanceValues): Row[] =>
  Array.from({ length: countOf(values) }, (_, row) => rowOf(values, row))

/** An id that no row has. */
function freshId(rows: readonly Row[]): string {
  const taken = new Set(rows.map(({ id }) => id))
  let number = 1
  while (taken.has(String(number))) number += 1
  return String(number)
}

/** The values with one more, empty row. */
export function withRow(values: BalanceValues): BalanceValues {
  const rows = allRows(values)
  return rows.length >= MOST_BALANCES ? values : valuesOfRows([...rows, { ...emptyRow, id: freshId(rows) }])
}

/** A row's offer chosen; the deferred interest of one that is new is as of today. */
export function withOffer(values: BalanceValues, row: number, offer: string): { [key: RowKey]: string } {
  const on = rowKey(row, 'accruedOn')
  return { [rowKey(row, 'offer')]: offer, ...(offer === 'deferral' && { [on]: values[on] || today() }) }
}

export function withoutRow(values: BalanceValues, row: number): BalanceValues {
  return valuesOfRows(allRows(values).filter((_, at) => at !== row))
}

/** What is typed of a card of one balance. */
type Single = {
  balance: string
  interestRate: string
  promoRate: string
  promoEndsOn: string
  isDeferred: boolean
  deferredRate: string
  deferredEndsOn: string
  deferredAccrued: string
  deferredAccruedOn: string
}

/** The first two rows: what is typed so far, and an empty one. */
export function splitRows(typed: Single): BalanceValues {
  const { balance, isDeferred, promoEndsOn } = typed
  const offer: Partial<Row> = isDeferred
    ? {
        offer: 'deferral',
        offerEndsOn: typed.deferredEndsOn,
        accrued: typed.deferredAccrued,
        accruedOn: typed.deferredAccruedOn,
      }
    : promoEndsOn === ''
      ? {}
      : { offer: 'promotion', offerRate: typed.promoRate, offerEndsOn: promoEndsOn }
  const interestRate = (isDeferred && typed.deferredRate) || typed.interestRate
  const first = { ...emptyRow, id: '1', name: balanceTexts.first, balance, interestRate, ...offer }
  return valuesOfRows([first, { ...emptyRow, id: '2' }])
}

function rowOfBalance(kept: NonNullable<Debt['balances']>[number]): Row {
  const { id, name, balance, interestRate, promotionalRate: promo, deferredInterest: deferred } = kept
  return {
    ...emptyRow,
    id,
    name,
    balance: centsToDecimal(balance),
    interestRate: ppmToTyped(interestRate),
    ...(promo && {
      offer: 'promotion',
      offerRate: ppmToTyped(promo.interestRate),
      offerEndsOn: promo.endsOn,
    }),
    ...(deferred && {
      offer: 'deferral',
      offerEndsOn: deferred.endsOn,
      accrued: centsToDecimal(deferred.accrued),
      accruedOn: deferred.accruedOn ?? '',
    }),
  }
}

export const formOfBalances = (balances: Debt['balances']): BalanceValues =>
  valuesOfRows((balances ?? []).map(rowOfBalance))

/** The form's field for each field of the rows that a server error may name. */
export const rowFieldNames = Object.fromEntries(
  Array.from({ length: MOST_BALANCES }, (_, row) => [
    [`balances.${row}.promotionalRate.interestRate`, rowKey(row, 'offerRate')],
    [`balances.${row}.promotionalRate.endsOn`, rowKey(row, 'offerEndsOn')],
    [`balances.${row}.deferredInterest.endsOn`, rowKey(row, 'offerEndsOn')],
    [`balances.${row}.deferredInterest.accrued`, rowKey(row, 'accrued')],
    [`balances.${row}.deferredInterest.accruedOn`, rowKey(row, 'accruedOn')],
  ]).flat(),
) as Record<string, RowKey>
