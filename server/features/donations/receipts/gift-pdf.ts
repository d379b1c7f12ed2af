/** Receipts and the year's statement as PDF on US letter paper; the same bytes for the same facts. */
import { buffer } from 'node:stream/consumers'
import PdfDocument from 'pdfkit'
import { dayInWords } from '#server/calendar-day.ts'
import { printable } from '#server/documents/pdf/printable-text.ts'
import { dollarsOf } from './gift-mails.ts'
import {
  NOTHING_FOR_ANY,
  NOTHING_IN_EXCHANGE,
  NO_TAX_ADVICE,
  WHOLE_GIFT,
  foundation,
  registrationLine,
} from './foundation-details.ts'
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
  if (name !== null) fact(doc, 'Given by', name)
  if (email !== null) fact(doc, 'Email', email)
}

function closing(doc: Doc, exchange: string): void {
  doc.moveDown(1)
  line(doc, exchange)
  line(doc, WHOLE_GIFT)
  line(doc, `Keep this with your records. ${NO_TAX_ADVICE}`)
}

function written(title: string, on: Date, write: (doc: Doc) => void): Promise<Buffer> {
  const info = { Title: title, CreationDate: on }
  const doc = new PdfDocument({ size: 'LETTER', margin: LEFT, lang: 'en', info })
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
  return written(`Receipt ${receiptNumber(payment)}`, receivedAt, (doc) => {
    head(doc, 'Receipt for a gift')
    fact(doc, 'Receipt number', receiptNumber(payment))
    fact(doc, 'Received on', `${dayInWords(receivedAt)} (UTC)`)
    fact(doc, 'Amount', `${dollarsOf(amount)} US dollars`)
    fact(doc, 'Kind', isMonthly ? 'A month of a monthly gift' : 'A gift made once')
    giverFacts(doc, giver)
    fact(doc, 'In the ledger', `Entry ${ledgerSequence}`)
    if (returned > 0) {
      fact(doc, 'Returned', dollarsOf(returned))
      fact(doc, 'What remains', dollarsOf(amount - returned))
    }
    closing(doc, NOTHING_IN_EXCHANGE)
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
  return written(`Gifts of ${year}`, madeOn, (doc) => {
    head(doc, `Your gifts of ${year}`)
    giverFacts(doc, giver)
    fact(doc, 'Made on', `${dayInWords(madeOn)} (UTC)`)
    doc.moveDown(0.8).font('Helvetica').fontSize(10)
    for (const payment of payments) {
      const { receivedAt, amount } = payment
      row(doc, `${dayInWords(receivedAt)}, receipt ${receiptNumber(payment)}`, dollarsOf(amount))
      if (payment.returned > 0) row(doc, '    Returned', `-${dollarsOf(payment.returned)}`)
    }
    doc.moveDown(0.4).font('Helvetica-Bold').fontSize(11)
    if (returned > 0) row(doc, 'Returned in all', `-${dollarsOf(returned)}`)
    row(doc, `Given in ${year}`, dollarsOf(given - returned))
    closing(doc, NOTHING_FOR_ANY)
  })
}
