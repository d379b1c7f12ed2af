/** A month's budget by category, to fill in and compare, and a list of what was spent day by day. */
import { formatMoney } from '#engine/money/format.ts'
import { WRITING_LINE, heading, monthIn, write, writeHead } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import { addEmptyRows, addRow, beginTable, endTable } from '../table.ts'
import type { Column } from '../table.ts'

/** pages of lines for a month, after the one that the categories begin */
const LOG_PAGES = 2

const categoryColumns = ({ spendingTracker: texts }: Sheet['texts']): Column[] => [
  { title: texts.category, share: 0.4 },
  { title: texts.budget, share: 0.2, align: 'right' },
  { title: texts.spent, share: 0.2, align: 'right' },
  { title: texts.left, share: 0.2, align: 'right' },
]

const logColumns = ({ day, amount, spendingTracker: texts }: Sheet['texts']): Column[] => [
  { title: day, share: 0.1 },
  { title: texts.bought, share: 0.42 },
  { title: texts.category, share: 0.28 },
  { title: amount, share: 0.2, align: 'right' },
]

function drawCategories(sheet: Sheet): void {
  const { texts, own } = sheet
  const table = beginTable(sheet, categoryColumns(texts))
  if (own === null || own.categories.length === 0) {
    addEmptyRows(sheet, table, { free: WRITING_LINE })
    addRow(sheet, table, { isBold: true, cells: [texts.total] })
  } else {
    const money = (cents: number) => formatMoney(cents, { currency: own.currency, decimals: 2 })
    for (const { name, cents } of own.categories) addRow(sheet, table, { cells: [name, money(cents)] })
    const sum = own.categories.reduce((total, { cents }) => total + cents, 0)
    addRow(sheet, table, { isBold: true, cells: [texts.total, money(sum)] })
  }
  endTable(sheet, table)
}

function drawLog(sheet: Sheet): void {
  heading(sheet, sheet.texts.spendingTracker.log)
  const table = beginTable(sheet, logColumns(sheet.texts))
  addEmptyRows(sheet, table)
  for (let page = 0; page < LOG_PAGES; page += 1) {
    addRow(sheet, table, { cells: [] })
    addEmptyRows(sheet, table)
  }
  endTable(sheet, table)
}

export function drawSpendingTracker(sheet: Sheet): void {
  const { texts, own, language } = sheet
  writeHead(sheet, texts.spendingTracker, (own?.categories.length ?? 0) > 0)
  const month = own === null ? '______________________' : monthIn(language, own.today)
  write(sheet, `${texts.billCalendar.month} ${month}`, { size: 13, isBold: true, gap: 8 })
  heading(sheet, texts.spendingTracker.categories)
  drawCategories(sheet)
  drawLog(sheet)
}
