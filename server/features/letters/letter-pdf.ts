/** A letter as a PDF on US letter paper: an inch of margin, and the page number where there is more than one page. */
import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import { notInTypeface } from './refusals.ts'

const INCH = 72
const SIZE = 11

/** The characters that the standard typefaces of a PDF can draw: Windows-1252. */
const drawable = new Set(
  new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 0x100 - 0x20 }, (_, at) => at + 0x20)),
)

/** Composed characters, plain line ends and no tabs. */
function plainLines(text: string): string {
  return text.normalize('NFC').replaceAll(/\r\n?/g, '\n').replaceAll('\t', '    ').trimEnd()
}

function undrawable(text: string): string[] {
  const wanted = new Set([...text].filter((character) => character !== '\n' && !drawable.has(character)))
  return [...wanted]
}

/** The document; the same bytes for the same text on the same day. Throws 422 for characters it cannot show. */
export function letterPdf(text: string, writtenOn: Date): Promise<Buffer> {
  const lines = plainLines(text)
  const missing = undrawable(lines)
  if (missing.length > 0) throw notInTypeface(missing)
  const doc = new PdfDocument({
    size: 'LETTER',
    margin: INCH,
    lang: 'en',
    bufferPages: true,
    info: { Title: 'Letter', CreationDate: writtenOn },
  })
  doc.font('Times-Roman').fontSize(SIZE).text(lines, { lineGap: 2.5 })
  numberPages(doc)
  doc.end()
  return buffer(doc)
}

function numberPages(doc: InstanceType<typeof PdfDocument>): void {
  const { count } = doc.bufferedPageRange()
  if (count === 1) return
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page)
    // Below the margin the library would begin another page.
    doc.page.margins.bottom = 0
    doc.fontSize(9).text(`Page ${page + 1} of ${count}`, INCH, doc.page.height - INCH * 0.6, {
      width: doc.page.width - 2 * INCH,
      align: 'center',
      lineBreak: false,
    })
  }
}
