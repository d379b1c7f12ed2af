/** A file of debts as the person's answers have it so far: a guess holds until they answer. */
import type { DebtType } from '#contracts/money/debts.ts'
import { guessNumberStyle } from '#engine/imports/parse-amount.ts'
import { guessDayOrder, type DayOrder } from '#engine/imports/parse-date.ts'
import {
  debtNameKey,
  guessRateUnit,
  readDebts,
  splitDebtsTable,
  type DebtFault,
  type RateUnit,
  type ReadDebt,
} from '#engine/imports/debts-table.ts'
import { rowText } from '#engine/imports/read-transactions.ts'
import { debtTexts } from './messages.ts'

export type DebtAnswers = { rateUnit?: RateUnit; order?: DayOrder }

export type DebtsView = {
  debts: ReadDebt[]
  faults: DebtFault[]
  /** what stands above the names of the columns, a text for each row */
  above: string[]
  rateTexts: string[]
  rateIsAsked: boolean
  /** null where it is unclear and the person has not answered */
  rateUnit: RateUnit | null
  /** due days and days of balances */
  dayTexts: string[]
  orderIsAsked: boolean
  order: DayOrder | null
}

/** Null where the file has no list of debts. */
export function debtsViewOf(cells: string[][], answers: DebtAnswers, today: string): DebtsView | null {
  const split = splitDebtsTable(cells)
  if (!split) return null
  const { table, columns } = split
  const cellsOf = (column: number | null) =>
    column === null ? [] : table.rows.map((row) => row[column] ?? '').filter((text) => text.trim() !== '')
  const rateTexts = cellsOf(columns.rate)
  const dayTexts = [...cellsOf(columns.due), ...cellsOf(columns.day)]
  const guessedRate = guessRateUnit(rateTexts)
  // Due days are mostly to come: none of them speaks against an order.
  const guessedOrder = guessDayOrder(dayTexts, '9999-12-31')
  const { style } = guessNumberStyle([...cellsOf(columns.balance), ...cellsOf(columns.minimum)])
  const rateUnit = answers.rateUnit ?? guessedRate.unit
  const order = answers.order ?? guessedOrder?.order ?? 'MDY'
  const orderIsAsked = guessedOrder?.isUnclear ?? false
  return {
    ...readDebts(table, { columns, style, rateUnit, order, today }),
    above: table.above.map(rowText),
    rateTexts,
    rateIsAsked: guessedRate.isUnclear,
    rateUnit: guessedRate.isUnclear ? (answers.rateUnit ?? null) : rateUnit,
    dayTexts,
    orderIsAsked,
    order: orderIsAsked ? (answers.order ?? null) : order,
  }
}

/** A debt of the file with the person's choices. */
export type ChosenDebt = ReadDebt & { isHere: boolean; isChosen: boolean; type: DebtType }

export type Choices = ReadonlyMap<number, { isChosen?: boolean; type?: DebtType }>

/** Debts whose name is on the list already, or earlier in the file, and accounts with money in them, stay out unless they are chosen. */
export function chosenDebts(
  debts: readonly ReadDebt[],
  names: readonly string[],
  choices: Choices,
): ChosenDebt[] {
  const seen = new Set(names.map(debtNameKey))
  return debts.map((debt) => {
    const key = debtNameKey(debt.name)
    const isHere = seen.has(key)
    seen.add(key)
    const said = choices.get(debt.at)
    return {
      ...debt,
      isHere,
      isChosen: said?.isChosen ?? (!isHere && !debt.isAsset),
      type: said?.type ?? debt.type,
    }
  })
}

/** The figures that a debt lacks for its plan. */
export function missingOf({ ratePpm, minimumCents }: ReadDebt): string[] {
  return [
    ...(ratePpm === null ? [debtTexts.missingRate] : []),
    ...(minimumCents === null ? [debtTexts.missingMinimum] : []),
  ]
}
