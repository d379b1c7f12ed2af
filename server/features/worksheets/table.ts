/** A table to write in: its head again on every page, and rows high enough for what is printed in them. In points. */
import { printable } from '#server/documents/pdf/printable-text.ts'
import { MARGIN, WRITING_LINE, bottomOf, decorate, nextPage, widthOf } from './sheet.ts'
import type { Sheet } from './sheet.ts'

export type Column = {
  title: string
  /** of the whole width, 0 to 1 */
  share: number
  align?: 'left' | 'right' | 'center'
  /** a box to check in every row */
  isChecked?: boolean
}

type Row = { cells: readonly string[]; isBold?: boolean }

const CELL_SIZE = 12
const PADDING = 5
const BOX = 13

const fontOf = (isBold: boolean | undefined) => (isBold ? 'Helvetica-Bold' : 'Helvetica')

type Placed = Column & { x: number; width: number }

function placed(sheet: Sheet, columns: readonly Column[]): Placed[] {
  let x = MARGIN
  return columns.map((column) => {
    const width = column.share * widthOf(sheet)
    x += width
    return { ...column, x: x - width, width }
  })
}

/** A row as high as its highest cell. */
function heightOf({ doc }: Sheet, columns: readonly Placed[], { cells, isBold }: Row): number {
  doc.font(fontOf(isBold)).fontSize(CELL_SIZE)
  const heights = columns.map(({ width }, at) =>
    doc.heightOfString(printable(cells[at] ?? '') || ' ', { width: width - 2 * PADDING }),
  )
  return Math.max(WRITING_LINE, Math.max(...heights) + 2 * PADDING + 2)
}

type Frame = { y: number; height: number; hasBoxes: boolean }

/** The cells' edges, and their boxes. */
function drawFrame(sheet: Sheet, columns: readonly Placed[], { y, height, hasBoxes }: Frame): void {
  decorate(sheet, (doc) => {
    doc.lineWidth(0.8).strokeColor('black')
    for (const { x, width, isChecked } of columns) {
      doc.rect(x, y, width, height).stroke()
      if (isChecked && hasBoxes) doc.rect(x + (width - BOX) / 2, y + (height - BOX) / 2, BOX, BOX).stroke()
    }
  })
}

export type Table = { columns: readonly Placed[]; struct: PDFKit.PDFStructureElement }

/** Draws a row and moves below it; a row that has no room starts the next page, under the head. */
function drawRow(sheet: Sheet, { columns, struct }: Table, row: Row & { tag: 'TH' | 'TD' }): void {
  const { doc } = sheet
  const { y } = doc
  const height = heightOf(sheet, columns, row)
  const hasBoxes = row.tag === 'TD' && !row.isBold
  drawFrame(sheet, columns, { y, height, hasBoxes })
  const line = doc.struct('TR')
  struct.add(line)
  for (const [at, { x, width, align = 'left' }] of columns.entries()) {
    const text = printable(row.cells[at] ?? '')
    const draw = () => {
      if (text === '') return
      doc.font(fontOf(row.isBold)).fontSize(CELL_SIZE).fillColor('black')
      const textHeight = doc.heightOfString(text, { width: width - 2 * PADDING })
      doc.text(text, x + PADDING, y + (height - textHeight) / 2 + 1, { width: width - 2 * PADDING, align })
    }
    line.add(doc.struct(row.tag, {}, [draw]))
  }
  line.end()
  doc.x = MARGIN
  doc.y = y + height
}

const drawHead = (sheet: Sheet, table: Table) =>
  drawRow(sheet, table, { tag: 'TH', isBold: true, cells: table.columns.map(({ title }) => title) })

/** The table's head, where the page stands. */
export function beginTable(sheet: Sheet, columns: readonly Column[]): Table {
  const struct = sheet.doc.struct('Table')
  sheet.root.add(struct)
  const table = { columns: placed(sheet, columns), struct }
  drawHead(sheet, table)
  return table
}

export function addRow(sheet: Sheet, table: Table, row: Row): void {
  if (sheet.doc.y + heightOf(sheet, table.columns, row) > bottomOf(sheet)) {
    nextPage(sheet)
    drawHead(sheet, table)
  }
  drawRow(sheet, table, { ...row, tag: 'TD' })
}

/** Empty rows down to the end of the page, less what is kept free below. */
export function addEmptyRows(sheet: Sheet, table: Table, { free = 0 } = {}): void {
  const count = Math.floor((bottomOf(sheet) - free - sheet.doc.y) / WRITING_LINE)
  for (let row = 0; row < count; row += 1) addRow(sheet, table, { cells: [] })
}

export function endTable(sheet: Sheet, { struct }: Table): void {
  struct.end()
  sheet.doc.y += 14
}
