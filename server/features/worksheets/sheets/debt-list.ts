/** Every debt with its balance, rate, minimum and due day, and their sums. */
import { formatApr, formatMoney } from '#engine/money/format.ts'
import type { OwnFigures, SheetDebt } from '../read-own-figures.ts'
import { WRITING_LINE, write, writeHead } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import { addEmptyRows, addRow, beginTable, endTable } from '../table.ts'
import type { Column, Table } from '../table.ts'

const columnsOf = ({ debtList: texts }: Sheet['texts']): Column[] => [
  { title: texts.name, share: 0.34 },
  { title: texts.owed, share: 0.21, align: 'right' },
  { title: texts.rate, share: 0.14, align: 'right' },
  { title: texts.minimum, share: 0.19, align: 'right' },
  { title: texts.dueDay, share: 0.12, align: 'center' },
]

function cellsOf(debt: SheetDebt, money: (cents: number) => string): string[] {
  const { name, balanceCents, aprPpm, minimumCents, isEstimated, dueDay } = debt
  return [
    name,
    money(balanceCents),
    aprPpm === null ? '' : formatApr(aprPpm),
    `${money(minimumCents)}${isEstimated ? '*' : ''}`,
    dueDay === null ? '' : String(dueDay),
  ]
}

const sumOf = (debts: readonly SheetDebt[], key: 'balanceCents' | 'minimumCents') =>
  debts.reduce((sum, debt) => sum + debt[key], 0)

function addDebts(sheet: Sheet, table: Table, { debts, currency }: OwnFigures): void {
  const money = (cents: number) => formatMoney(cents, { currency, decimals: 2 })
  for (const debt of debts) addRow(sheet, table, { cells: cellsOf(debt, money) })
  const sums = [money(sumOf(debts, 'balanceCents')), '', money(sumOf(debts, 'minimumCents')), '']
  addRow(sheet, table, { isBold: true, cells: [sheet.texts.total, ...sums] })
}

export function drawDebtList(sheet: Sheet): void {
  const { texts, own } = sheet
  const debts = own?.debts ?? []
  writeHead(sheet, texts.debtList, debts.length > 0)
  const table = beginTable(sheet, columnsOf(texts))
  if (own !== null && debts.length > 0) {
    addDebts(sheet, table, own)
    addEmptyRows(sheet, table, { free: WRITING_LINE })
  } else {
    addEmptyRows(sheet, table, { free: WRITING_LINE })
    addRow(sheet, table, { isBold: true, cells: [texts.total] })
  }
  endTable(sheet, table)
  if (debts.some(({ isEstimated }) => isEstimated)) {
    sheet.doc.y -= 8
    write(sheet, texts.debtList.estimated)
  }
}
