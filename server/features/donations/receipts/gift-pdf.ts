/** Receipts and the year's statement as PDF on US letter paper; the same bytes for the same facts. */
import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import { dayInWords } from '#server/calendar-day.ts'
import { printable } from '#server/documents/pdf/printable-text.ts'
import { dollarsOf } from './gift-mails.ts'
import { foundation, registrationLine } from './foundation-details.ts'
import { receiptTexts } from './messages.ts'
import type { PaymentRow } from '../donations.table.ts'

type Doc = InstanceType<typeof PdfDocument>

const LEFT = 72
const WIDTH = 468
const AMOUNT_WIDTH = 110
const ROW_HEIGHT = 24
/** Who gave, as far as it is known. */
export type GiverLines = { name: string | null; email: string | null }

function line(doc: Doc, text: string): void {
  doc.font('Helvetica').fontSize(11).text(printable(text), LEFT, undefined, { width: WIDTH }).moveDown(0.5)
}

function fact(doc: Doc, label: string, value: string): void {
  const { y } = doc
  doc.font('Helvetica-Bold').fontSize(11).text(label, LEFT, y, { width: 150 })
  doc.font('Helvetica').text(printable(value), LEFT + 150, y, { width: WIDTH - 150 })
  doc.moveDown(0.5)
}

function head(doc: Doc, title: string): void {
  doc.font('Helvetica-Bold').fontSize(20).text(printable(foundation.name), LEFT, LEFT)
  doc.font('Helvetica').fontSize(10)
  if (foundation.postalAddress !== null) doc.text(printable(foundation.postalAddress), { width: WIDTH })
  doc.text(printable(registrationLine()), LEFT, undefined, { width: WIDTH }).moveDown(1.5)
  doc.font('Helvetica-Bold').fontSize(16).text(title, LEFT).moveDown(0.8)
}

function giverFacts(doc: Doc, { name, email }: GiverLines): void {
  const { givenBy, email: emailLabel } = receiptTexts().pdf
  if (name !== null) fact(doc, givenBy, name)
  if (email !== null) fact(doc, emailLabel, email)
}

function closing(doc: Doc, exchange: string): void {
  const { wholeGift, noTaxAdvice, pdf } = receiptTexts()
  doc.moveDown(1)
  line(doc, exchange)
  line(doc, wholeGift)
  line(doc, `${pdf.keep} ${noTaxAdvice}`)
}

function written(title: string, on: Date, write: (doc: Doc) => void): Promise<Buffer> {
  const info = { Title: title, CreationDate: on }
  const doc = new PdfDocument({ size: 'LETTER', margin: LEFT, lang: receiptTexts().language, info })
  write(doc)
  doc.end()
  return buffer(doc)
}

/** "2026-000017": the year it came in and its entry in the ledger. */
const receiptNumber = ({ receivedAt, ledgerSequence }: PaymentRow) =>
  `${receivedAt.getUTCFullYear()}-${String(ledgerSequence).padStart(6, '0')}`

export type ReceiptGiven = { payment: PaymentRow; isMonthly: boolean; giver: GiverLines }

export function receiptPdf({ payment, isMonthly, giver }: ReceiptGiven): Promise<Buffer> {
  const { amount, returned, receivedAt, ledgerSequence } = payment
  const { pdf, nothingInExchange } = receiptTexts()
  return written(pdf.receipt(receiptNumber(payment)), receivedAt, (doc) => {
    head(doc, pdf.receiptForGift)
    fact(doc, pdf.receiptNumber, receiptNumber(payment))
    fact(doc, pdf.receivedOn, `${dayInWords(receivedAt)} (UTC)`)
    fact(doc, pdf.amount, pdf.dollars(dollarsOf(amount)))
    fact(doc, pdf.kind, isMonthly ? pdf.oneMonth : pdf.once)
    giverFacts(doc, giver)
    fact(doc, pdf.inLedger, pdf.entry(ledgerSequence))
    if (returned > 0) {
      fact(doc, pdf.returned, dollarsOf(returned))
      fact(doc, pdf.remains, dollarsOf(amount - returned))
    }
    closing(doc, nothingInExchange)
  })
}

/** Two texts side by side must stand on one page. */
function makeRoom(doc: Doc): void {
  if (doc.y > doc.page.height - LEFT - ROW_HEIGHT) doc.addPage()
}

function row(doc: Doc, label: string, amount: string): void {
  makeRoom(doc)
  const { y } = doc
  doc.text(printable(label), LEFT, y, { width: WIDTH - AMOUNT_WIDTH })
  doc.text(amount, LEFT + WIDTH - AMOUNT_WIDTH, y, { width: AMOUNT_WIDTH, align: 'right' })
  doc.moveDown(0.4)
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

export type StatementGiven = { year: number; payments: PaymentRow[]; giver: GiverLines; madeOn: Date }

/** All payments of a year, oldest first, with their sum less what went back. */
export function statementPdf({ year, payments, giver, madeOn }: StatementGiven): Promise<Buffer> {
  const returned = sum(payments.map((payment) => payment.returned))
  const given = sum(payments.map(({ amount }) => amount))
  const { pdf, nothingForAny } = receiptTexts()
  return written(pdf.giftsOf(year), madeOn, (doc) => {
    head(doc, pdf.yourGiftsOf(year))
    giverFacts(doc, giver)
    fact(doc, pdf.madeOn, `${dayInWords(madeOn)} (UTC)`)
    doc.moveDown(0.8).font('Helvetica').fontSize(10)
    for (const payment of payments) {
      const { receivedAt, amount } = payment
      row(doc, pdf.receiptOf(dayInWords(receivedAt), receiptNumber(payment)), dollarsOf(amount))
      if (payment.returned > 0) row(doc, `    ${pdf.returned}`, `-${dollarsOf(payment.returned)}`)
    }
    doc.moveDown(0.4).font('Helvetica-Bold').fontSize(11)
    if (returned > 0) row(doc, pdf.returnedInAll, `-${dollarsOf(returned)}`)
    row(doc, pdf.givenIn(year), dollarsOf(given - returned))
    closing(doc, nothingForAny)
  })
}
