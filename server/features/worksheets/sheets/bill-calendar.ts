/** A month with what is due on each day, and the same as a list to check off. A day that the month lacks is its last. */
import { dueDateIn } from '#engine/budget/due-day.ts'
import { daysInMonth } from '#engine/money/calendar.ts'
import { formatMoney } from '#engine/money/format.ts'
import { drawMonth } from '../month-grid.ts'
import type { OwnFigures, SheetBill } from '../read-own-figures.ts'
import { heading, monthIn, nextPage, write, writeHead } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import { addEmptyRows, addRow, beginTable, endTable } from '../table.ts'
import type { Column } from '../table.ts'

/** a month may touch six weeks */
const MOST_WEEKS = 6
const WEEK_DAYS = 7

/** The day of this month on which a bill is due; null where its day is not known. */
const dayOf = ({ today }: OwnFigures, { dueDay }: SheetBill): number | null =>
  dueDay === null ? null : Number(dueDateIn(today.slice(0, 7), dueDay).slice(8))

function emptyMonth(): null[] {
  return Array.from({ length: MOST_WEEKS * WEEK_DAYS }, () => null)
}

/** The days of the month in whole weeks from Sunday on, with the names of what is due. */
function monthOf(own: OwnFigures) {
  const month = own.today.slice(0, 7)
  const count = daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)))
  const before = new Date(`${month}-01T00:00:00Z`).getUTCDay()
  const weeks = Math.ceil((before + count) / WEEK_DAYS)
  return Array.from({ length: weeks * WEEK_DAYS }, (_, at) => {
    const day = at - before + 1
    if (day < 1 || day > count) return null
    return { day, names: own.bills.filter((bill) => dayOf(own, bill) === day).map(({ name }) => name) }
  })
}

const columnsOf = ({ day, amount, billCalendar: texts }: Sheet['texts']): Column[] => [
  { title: day, share: 0.1, align: 'center' },
  { title: texts.bill, share: 0.55 },
  { title: amount, share: 0.22, align: 'right' },
  { title: texts.paid, share: 0.13, align: 'center', isChecked: true },
]

function drawList(sheet: Sheet): void {
  const { texts, own } = sheet
  nextPage(sheet)
  heading(sheet, texts.billCalendar.list)
  const table = beginTable(sheet, columnsOf(texts))
  for (const bill of own?.bills ?? []) {
    const day = own && dayOf(own, bill)
    const amount = formatMoney(bill.cents, { currency: own?.currency ?? 'USD', decimals: 2 })
    addRow(sheet, table, { cells: [day === null ? '' : String(day), bill.name, amount] })
  }
  addEmptyRows(sheet, table)
  endTable(sheet, table)
}

export function drawBillCalendar(sheet: Sheet): void {
  const { texts, own, language } = sheet
  writeHead(sheet, texts.billCalendar, (own?.bills.length ?? 0) > 0)
  const { month } = texts.billCalendar
  const shown = own === null ? `${month} ______________________` : `${month} ${monthIn(language, own.today)}`
  write(sheet, shown, { size: 14, isBold: true, tag: 'H2', gap: 4 })
  drawMonth(sheet, own === null ? emptyMonth() : monthOf(own))
  drawList(sheet)
}
