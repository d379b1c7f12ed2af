/** A box for every call. A filled one begins with the companies that the person's debts and letters name. */
import type { OwnFigures } from '../read-own-figures.ts'
import { MARGIN, WRITING_LINE, bottomOf, decorate, heading, nextPage, widthOf, writeHead } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import { addEmptyRows, addRow, beginTable, endTable } from '../table.ts'
import type { Column } from '../table.ts'

/** Calls on top of those that the first page has room for. */
const CALL_PAGES = 2
const LINES = 7
const GAP = 14

/** Each name once, in the order of the records. */
const companiesOf = ({ debts, letters }: Pick<OwnFigures, 'debts' | 'letters'>): string[] => [
  ...new Set([...debts.map(({ name }) => name), ...letters.map(({ recipient }) => recipient)]),
]

const columnsOf = ({ company, callLog: texts }: Sheet['texts']): Column[] => [
  { title: company, share: 0.42 },
  { title: texts.phone, share: 0.25 },
  { title: texts.hours, share: 0.33 },
]

/** The labels of a line, and how much of the width each has. */
type Line = readonly (readonly [label: string, share: number])[]

const linesOf = ({ company, callLog: texts }: Sheet['texts']): Line[] => [
  [
    [texts.date, 0.4],
    [company, 0.6],
  ],
  [
    [texts.person, 0.55],
    [texts.number, 0.45],
  ],
  [[texts.said, 1]],
  [['', 1]],
  [['', 1]],
  [[texts.agreed, 1]],
  [
    ['', 0.5],
    [texts.reference, 0.5],
  ],
]

/** Labels of 11 points with a line to write on behind each. */
function drawLine(sheet: Sheet, line: Line, y: number): void {
  const { doc, root } = sheet
  let x = MARGIN + 8
  for (const [label, share] of line) {
    const end = x + share * (widthOf(sheet) - 16)
    const from = x
    const draw = () =>
      void doc
        .font('Helvetica')
        .fontSize(11)
        .text(label, from, y - 11, { lineBreak: false })
    if (label !== '') root.add(doc.struct('P', {}, [draw]))
    const begin = from + (label === '' ? 0 : doc.font('Helvetica').fontSize(11).widthOfString(label) + 6)
    decorate(sheet, () =>
      doc
        .lineWidth(0.6)
        .moveTo(begin, y)
        .lineTo(end - 8, y)
        .stroke(),
    )
    x = end
  }
}

const BOX_HEIGHT = LINES * WRITING_LINE + 14

function drawCalls(sheet: Sheet): void {
  const { doc, texts } = sheet
  while (doc.y + BOX_HEIGHT <= bottomOf(sheet)) {
    const top = doc.y
    decorate(sheet, () => doc.lineWidth(1).rect(MARGIN, top, widthOf(sheet), BOX_HEIGHT).stroke())
    for (const [at, line] of linesOf(texts).entries()) drawLine(sheet, line, top + (at + 1) * WRITING_LINE)
    doc.x = MARGIN
    doc.y = top + BOX_HEIGHT + GAP
  }
}

export function drawCallLog(sheet: Sheet): void {
  const { texts, own } = sheet
  const companies = own === null ? [] : companiesOf(own)
  writeHead(sheet, texts.callLog, companies.length > 0)
  if (companies.length > 0) {
    heading(sheet, texts.callLog.companies)
    const table = beginTable(sheet, columnsOf(texts))
    for (const company of companies) addRow(sheet, table, { cells: [company] })
    addEmptyRows(sheet, table)
    endTable(sheet, table)
    nextPage(sheet)
  }
  heading(sheet, texts.callLog.calls)
  drawCalls(sheet)
  for (let page = 1; page < CALL_PAGES; page += 1) {
    nextPage(sheet)
    drawCalls(sheet)
  }
}
