/** The PDF of an invoice. */
import PdfDocument from 'pdfkit'
import { dateWords } from '../../pages/page-html.ts'
import { dollars } from '../invoices/invoice-lines.ts'
import type { Invoice, InvoiceLine } from '../wire.ts'
import { invoiceSums } from './invoice-page.ts'

const LEFT = 56
const RIGHT = 556
const AMOUNT_WIDTH = 110

type Doc = InstanceType<typeof PdfDocument>

function row(
  doc: Doc,
  { label, amount, isStrong = false }: { label: string; amount: string; isStrong?: boolean },
): void {
  const { y } = doc
  doc.font(isStrong ? 'Helvetica-Bold' : 'Helvetica').fontSize(11)
  doc.text(amount, RIGHT - AMOUNT_WIDTH, y, { width: AMOUNT_WIDTH, align: 'right' })
  doc.text(label, LEFT, y, { width: RIGHT - LEFT - AMOUNT_WIDTH - 20 })
  doc.moveDown(0.6)
}

function lineRow(doc: Doc, line: InvoiceLine): void {
  row(doc, { label: line.description ?? '', amount: dollars(line.amount) })
  doc.font('Helvetica').fontSize(9).fillColor('#555555')
  doc
    .text(`${dateWords(line.period.start)} to ${dateWords(line.period.end)}`, LEFT)
    .fillColor('#000000')
    .moveDown(0.8)
}

function head(doc: Doc, invoice: Invoice): void {
  doc.font('Helvetica-Bold').fontSize(20).text('Jubilee', LEFT, 56)
  doc
    .fontSize(10)
    .fillColor('#7a4b00')
    .text('Sandbox: no real money. This invoice is made up.')
    .fillColor('#000000')
  doc
    .moveDown(1.5)
    .fontSize(16)
    .text(`Invoice ${invoice.number ?? ''}`)
  doc.font('Helvetica').fontSize(11)
  doc.text(`Date: ${dateWords(invoice.created)}`)
  doc.text(`For: ${invoice.customer_name ?? ''} ${invoice.customer_email ?? ''}`)
  doc.text(`State: ${invoice.status === 'paid' ? 'Paid' : 'Not paid'}`).moveDown(1.5)
}

/** The document; it is the same bytes for the same invoice. */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const created = new Date(invoice.created * 1_000)
  const doc = new PdfDocument({
    size: 'LETTER',
    margin: LEFT,
    lang: 'en',
    info: { Title: `Jubilee invoice ${invoice.number ?? ''}`, CreationDate: created },
  })
  const chunks: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
  head(doc, invoice)
  for (const line of invoice.lines.data) lineRow(doc, line)
  doc.moveTo(LEFT, doc.y).lineTo(RIGHT, doc.y).strokeColor('#999999').stroke().moveDown(0.8)
  for (const [label, amount] of invoiceSums(invoice))
    row(doc, { label, amount, isStrong: label === 'Amount due' })
  doc.end()
  return done
}
