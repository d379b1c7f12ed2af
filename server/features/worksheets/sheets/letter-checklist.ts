/** What to do before a letter is mailed, and the letters with the days on which an answer came. */
import type { OwnFigures } from '../read-own-figures.ts'
import { MARGIN, WRITING_LINE, dayIn, decorate, heading, widthOf, writeHead } from '../sheet.ts'
import type { Sheet } from '../sheet.ts'
import { addEmptyRows, addRow, beginTable, endTable } from '../table.ts'
import type { Column } from '../table.ts'

const BOX = 14

const columnsOf = ({ company, letterChecklist: texts }: Sheet['texts']): Column[] => [
  { title: company, share: 0.27 },
  { title: texts.about, share: 0.25 },
  { title: texts.sent, share: 0.14 },
  { title: texts.tracking, share: 0.19 },
  { title: texts.answered, share: 0.15 },
]

function drawSteps(sheet: Sheet): void {
  const { doc, root, texts } = sheet
  heading(sheet, texts.letterChecklist.before)
  const list = doc.struct('L')
  root.add(list)
  for (const step of texts.letterChecklist.steps) {
    const { y } = doc
    decorate(sheet, () => doc.lineWidth(0.8).rect(MARGIN, y, BOX, BOX).stroke())
    const draw = () =>
      void doc
        .font('Helvetica')
        .fontSize(12.5)
        .text(step, MARGIN + BOX + 10, y + 1.5, { width: widthOf(sheet) - BOX - 10 })
    list.add(doc.struct('LI', {}, [draw]))
    doc.x = MARGIN
    doc.y = Math.max(doc.y, y + WRITING_LINE - 3)
  }
  list.end()
  doc.y += 8
}

/** A letter that was kept, else a company that one may go to. */
function rowsOf({ letters, debts }: OwnFigures, dayOf: (day: string) => string): string[][] {
  const written = new Set(letters.map(({ recipient }) => recipient))
  const others = [...new Set(debts.map(({ name }) => name))].filter((name) => !written.has(name))
  return [
    ...letters.map(({ recipient, subject, sentOn, tracking }) => [
      recipient,
      subject,
      sentOn === null ? '' : dayOf(sentOn),
      tracking,
    ]),
    ...others.map((name) => [name]),
  ]
}

export function drawLetterChecklist(sheet: Sheet): void {
  const { texts, own, language } = sheet
  const rows = own === null ? [] : rowsOf(own, (day) => dayIn(language, day, 'medium'))
  writeHead(sheet, texts.letterChecklist, rows.length > 0)
  drawSteps(sheet)
  heading(sheet, texts.letterChecklist.letters)
  const table = beginTable(sheet, columnsOf(texts))
  for (const cells of rows) addRow(sheet, table, { cells })
  addEmptyRows(sheet, table)
  endTable(sheet, table)
}
