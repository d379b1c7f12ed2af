/** A month as a grid of weeks, down to the end of the page: what has no room in its day is counted there. In points. */
import { printable } from '#server/documents/pdf/printable-text.ts'
import { MARGIN, bottomOf, decorate, widthOf } from './sheet.ts'
import type { Doc, Sheet } from './sheet.ts'

const WEEK_DAYS = 7
const HEAD = 20
const PADDING = 4
const DAY_SIZE = 12
const NAME_SIZE = 11
const NAME_LINE = 13

/** A day and the names of what is due on it; null is an empty cell. */
export type GridDay = { day: number; names: readonly string[] } | null

type Cell = { x: number; y: number; width: number; height: number }

/** As much of a text as fits on a line. */
function fitted(doc: Doc, text: string, width: number): string {
  if (doc.widthOfString(text) <= width) return text
  let kept = text
  while (kept !== '' && doc.widthOfString(`${kept.trimEnd()}…`) > width) kept = kept.slice(0, -1)
  return `${kept.trimEnd()}…`
}

function drawDay({ doc, texts }: Sheet, { day, names }: NonNullable<GridDay>, cell: Cell): void {
  const { x, y, width, height } = cell
  const line = { lineBreak: false } as const
  doc
    .font('Helvetica-Bold')
    .fontSize(DAY_SIZE)
    .text(String(day), x + PADDING, y + PADDING, line)
  doc.font('Helvetica').fontSize(NAME_SIZE)
  const top = y + PADDING + DAY_SIZE + 1
  const room = Math.floor((y + height - top) / NAME_LINE)
  const shown = names.length > room ? names.slice(0, room - 1) : names
  const lines =
    shown.length < names.length ? [...shown, texts.billCalendar.more(names.length - shown.length)] : shown
  for (const [at, text] of lines.entries())
    doc.text(fitted(doc, printable(text), width - 2 * PADDING), x + PADDING, top + at * NAME_LINE, line)
}

function drawWeekdays(sheet: Sheet, struct: PDFKit.PDFStructureElement, cellWidth: number): void {
  const { doc, texts } = sheet
  const { y } = doc
  const row = doc.struct('TR')
  struct.add(row)
  for (const [at, name] of texts.billCalendar.weekdays.entries()) {
    const draw = () =>
      void doc
        .font('Helvetica-Bold')
        .fontSize(11)
        .text(name, MARGIN + at * cellWidth, y + PADDING, { width: cellWidth, align: 'center' })
    row.add(doc.struct('TH', {}, [draw]))
  }
  row.end()
  doc.y = y + HEAD
}

/** Draws the days, whole weeks from Sunday on. */
export function drawMonth(sheet: Sheet, days: readonly GridDay[]): void {
  const { doc, root } = sheet
  const width = widthOf(sheet) / WEEK_DAYS
  const struct = doc.struct('Table')
  root.add(struct)
  drawWeekdays(sheet, struct, width)
  const height = (bottomOf(sheet) - doc.y) / (days.length / WEEK_DAYS)
  const top = doc.y
  for (let week = 0; week < days.length / WEEK_DAYS; week += 1) {
    const row = doc.struct('TR')
    struct.add(row)
    for (const [at, day] of days.slice(week * WEEK_DAYS, (week + 1) * WEEK_DAYS).entries()) {
      const cell = { x: MARGIN + at * width, y: top + week * height, width, height }
      decorate(sheet, () => doc.lineWidth(0.8).rect(cell.x, cell.y, width, height).stroke())
      const draw = () => day && drawDay(sheet, day, cell)
      row.add(doc.struct('TD', {}, [() => void draw()]))
    }
    row.end()
  }
  struct.end()
}
