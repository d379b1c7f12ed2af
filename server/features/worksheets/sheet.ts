/**
 * A worksheet's pages: US Letter, black on white, text of 11 points or more for a reader at arm's length, and lines at
 * least 8 mm (22.7 points) apart for a hand. Tagged, so that a screen reader finds headings, tables and cells; lines and
 * boxes are marked as decoration. All measures are in points.
 */
import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import type { Language } from '#contracts/language.ts'
import { printable } from '#server/documents/pdf/printable-text.ts'
import type { OwnFigures } from './read-own-figures.ts'
import type { WorksheetTexts } from './messages.ts'

export type Doc = InstanceType<typeof PdfDocument>

export const MARGIN = 50
/** between two lines to write on, 9.5 mm */
export const WRITING_LINE = 27
const TEXT_SIZE = 12
/** above the lower edge, for the label and the page number */
const FOOT = 62

export type Sheet = {
  doc: Doc
  /** what everything readable is added to, in the order of reading */
  root: PDFKit.PDFStructureElement
  texts: WorksheetTexts
  language: Language
  /** null on an empty sheet */
  own: OwnFigures | null
}

export const widthOf = ({ doc }: Sheet): number => doc.page.width - 2 * MARGIN
/** where the lines of a page end */
export const bottomOf = ({ doc }: Sheet): number => doc.page.height - FOOT

/** Draws what is no text to read out: lines and boxes. */
export function decorate({ doc }: Sheet, draw: (doc: Doc) => void): void {
  doc.markContent('Artifact', { type: 'Layout' })
  draw(doc)
  doc.endMarkedContent()
}

type Words = { size?: number; isBold?: boolean; width?: number; tag?: 'H1' | 'H2' | 'P'; gap?: number }

/** Text over the whole width, below what is there. */
export function write(sheet: Sheet, text: string, words: Words = {}): void {
  const { size = TEXT_SIZE, isBold = false, width = widthOf(sheet), tag = 'P', gap = 0 } = words
  const { doc, root } = sheet
  doc.font(isBold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
  const draw = () => void doc.text(printable(text), MARGIN, doc.y, { width, lineGap: 1 })
  root.add(doc.struct(tag, {}, [draw]))
  doc.y += gap
}

/** A heading inside a sheet, on a new page where no line would follow it. */
export function heading(sheet: Sheet, text: string): void {
  if (sheet.doc.y + 4 * WRITING_LINE > bottomOf(sheet)) nextPage(sheet)
  write(sheet, text, { size: 14, isBold: true, tag: 'H2', gap: 6 })
}

export function nextPage({ doc }: Sheet): void {
  doc.addPage()
  doc.y = MARGIN
}

const place: Record<Language, string> = { en: 'en-US', es: 'es-US' }

/** A day in the words of the sheet: 'November 27, 2026' and '27 de noviembre de 2026' are long. */
export const dayIn = (language: Language, day: string, dateStyle: 'long' | 'medium'): string =>
  new Intl.DateTimeFormat(place[language], { dateStyle, timeZone: 'UTC' }).format(new Date(day))

/** The month of a day: 'November 2026', 'noviembre de 2026'. */
export const monthIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(place[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  )

/** The title, how to use the sheet, and on a filled one the day of its figures. */
export function writeHead(sheet: Sheet, { title, use }: { title: string; use: string }, isFound: boolean) {
  const { texts, own, language } = sheet
  write(sheet, 'Jubilee', { size: 11, isBold: true, gap: 2 })
  write(sheet, title, { size: 24, isBold: true, tag: 'H1', gap: 4 })
  write(sheet, use, { size: 13, gap: 6 })
  if (own === null) return void (sheet.doc.y += 6)
  const day = dayIn(language, own.today, 'long')
  write(sheet, isFound ? texts.filled(day) : texts.nothingYet(day), { gap: 10 })
}

/** The label and the page number at the foot of every page. */
function writeFeet({ doc, texts }: Sheet, title: string): void {
  const { count } = doc.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(at)
    // Below the margin the library would begin another page.
    doc.page.margins.bottom = 0
    const y = doc.page.height - FOOT + 10
    const width = doc.page.width - 2 * MARGIN
    doc.markContent('Artifact', { type: 'Pagination' })
    doc.font('Helvetica').fontSize(11)
    doc.text(`${title} · ${texts.page(at + 1, count)}`, MARGIN, y, { width, align: 'right' })
    doc.fontSize(9.5).text(texts.label, MARGIN, y + 14, { width, lineBreak: false })
    doc.endMarkedContent()
  }
}

export type SheetGiven = Pick<Sheet, 'texts' | 'language' | 'own'> & {
  title: string
  isLandscape: boolean
  madeOn: Date
}

/** The document that `draw` fills; the same bytes for the same figures on the same day. */
export function sheetPdf({ title, isLandscape, madeOn, ...given }: SheetGiven, draw: (sheet: Sheet) => void) {
  const doc = new PdfDocument({
    size: 'LETTER',
    layout: isLandscape ? 'landscape' : 'portrait',
    margin: MARGIN,
    lang: place[given.language],
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, CreationDate: madeOn },
  })
  const root = doc.struct('Document')
  doc.addStructure(root)
  const sheet = { doc, root, ...given }
  draw(sheet)
  writeFeet(sheet, title)
  root.end()
  doc.end()
  return buffer(doc)
}
