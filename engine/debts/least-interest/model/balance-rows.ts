/**
 * The rows of the model that are those of any balance, of a debt or one of several on a card: what is owed at the end of
 * a month, and the charge of a deferral.
 */
import { addRow, type LinearModel } from './linear-model.ts'
import type { BalanceMonths } from './part-months.ts'

/** By month: what is paid, what is owed after it, and whether it is still open; the charge of a deferral, -1 without one. */
export type BalanceColumns = { paid: number[]; owed: number[]; isOpen: number[]; charge: number }

export const ANY = Number.POSITIVE_INFINITY

/** Terms of a sum in which today's balance is no column: its part moves to the other side. */
export function withOpening(
  { balance }: Pick<BalanceMonths, 'balance'>,
  columns: Pick<BalanceColumns, 'owed'>,
  month: number,
) {
  const isFirst = month === 1
  return {
    terms: (value: number): [number, number][] => (isFirst ? [] : [[columns.owed[month - 1]!, value]]),
    constant: (value: number) => (isFirst ? value * balance : 0),
  }
}

/** What is owed at the end of a month. */
export function addOwedAfterRow(
  model: LinearModel,
  { balance: of, columns, month }: { balance: BalanceMonths; columns: BalanceColumns; month: number },
): void {
  const [paid, owed] = [columns.paid[month]!, columns.owed[month]!]
  const growth = 1 + of.rate[month]!
  const opening = withOpening(of, columns, month)
  const owedBefore = opening.constant(growth) + (month === 1 ? of.addedAtOnce : 0)
  const isEnd = of.deferral?.until === month && columns.charge >= 0
  const charge: [number, number][] = isEnd ? [[columns.charge, -1]] : []
  addRow(model, [owedBefore, owedBefore], [[owed, 1], [paid, 1], ...charge, ...opening.terms(-growth)])
  if (isEnd) addRow(model, [0, ANY], [[owed, 1], ...charge])
}

/** The charge of a deferral: all that was gathered, where something is left. */
export function addChargeRow(
  model: LinearModel,
  { deferral, balance }: Pick<BalanceMonths, 'deferral' | 'balance'>,
  columns: BalanceColumns,
): void {
  if (!deferral || columns.charge < 0) return
  const gathered = deferral.gathers.flatMap((rate, month): [number, number][] =>
    rate > 0 && month > 1 && month <= deferral.until ? [[columns.owed[month - 1]!, -rate]] : [],
  )
  const known = deferral.accrued + (deferral.gathers[1] ?? 0) * balance
  const isOpen = columns.isOpen[deferral.until]!
  addRow(model, [known - deferral.most, ANY], [[columns.charge, 1], ...gathered, [isOpen, -deferral.most]])
  addRow(
    model,
    [0, ANY],
    [
      [columns.charge, 1],
      [isOpen, -deferral.accrued],
    ],
  )
}
