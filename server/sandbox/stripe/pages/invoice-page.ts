/** The page of one invoice and its PDF: what was bought, what is paid, what is open. */
import { dateWords, html, sandboxPage, sendPage } from '../../pages/page-html.ts'
import type { Html } from '../../pages/page-html.ts'
import { dollars } from '../invoices/invoice-lines.ts'
import { chargeOf, refundCharge } from '../payments/refunds.ts'
import { idOf } from '../subscriptions/subscriptions.ts'
import type { Charge, Invoice, InvoiceLine } from '#server/sandbox/stripe/types.ts'
import { brandLine } from './read-card.ts'
import PdfDocument from 'pdfkit'
import type { FastifyReply } from 'fastify'
import { outcomeOf } from '../customers/cards.ts'
import { cardOf, tryInvoice } from '../invoices/invoices.ts'
import type { Try } from '../invoices/invoices.ts'
import { answerIn, bankPage } from './bank-page.ts'
import type { Store } from '../store.ts'
import { present } from './page-routes.ts'
import type { Ids, Pages } from './page-routes.ts'

const NOTE = 'This invoice is made up, and nobody has to pay it.'

const words: Record<string, { text: string; tone: string }> = {
  paid: { text: 'Paid', tone: '' },
  open: { text: 'Open', tone: ' open' },
  void: { text: 'Void', tone: ' open' },
  draft: { text: 'Draft', tone: ' open' },
}

/** Its state as a word. */
export function invoiceTag({ status }: Invoice): Html {
  const { text, tone } = words[status ?? ''] ?? { text: 'Not paid', tone: ' bad' }
  return html`<span class="tag${tone}">${text}</span>`
}

const sumRows = (invoice: Invoice): [string, string][] => {
  const credit = (invoice.ending_balance ?? 0) - invoice.starting_balance
  return [
    ['Total', dollars(invoice.total)],
    ...(credit > 0 ? [['Paid from your credit', `-${dollars(credit)}`] as [string, string]] : []),
    ...(credit < 0 ? [['Kept as your credit', dollars(-credit)] as [string, string]] : []),
    ['Amount paid', dollars(invoice.amount_paid)],
    ['Amount due', dollars(invoice.amount_remaining)],
  ]
}

type InvoiceShown = {
  invoice: Invoice
  path: string
  /** what became of the last action; null at first */
  said: { text: string; isGood: boolean } | null
  /** whole cents that the seller could pay back */
  refundable: number
}

/** What a seller does on Stripe's own pages. */
const sellerCard = ({ path, refundable }: InvoiceShown) =>
  refundable > 0 &&
  html`<section class="card" aria-labelledby="seller">
    <h2 id="seller">As the seller</h2>
    <p>For trying things out: Jubilee hears of it as it would from Stripe.</p>
    <form class="actions" method="post" action="${path}/refund">
      <button class="quiet" type="submit">Refund ${dollars(refundable)}</button>
    </form>
  </section>`

function invoicePage(shown: InvoiceShown): string {
  const { invoice, path, said } = shown
  const number = invoice.number ?? ''
  const main = html`<main class="narrow">
    ${brandLine}
    <h1>Invoice ${number}</h1>
    <p>${invoiceTag(invoice)}</p>
    <p class="quiet">${dateWords(invoice.created)}, for ${invoice.customer_email ?? ''}</p>
    ${said !== null && html`<div class="${said.isGood ? 'notice' : 'alert'}" role="${said.isGood ? 'status' : 'alert'}"><p>${said.text}</p></div>`}
    <section class="card">
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col" class="amount">Amount</th>
          </tr>
        </thead>
        <tbody>
          ${invoice.lines.data.map(
            (line) =>
              html`<tr>
                <td>
                  ${line.description ?? ''}<br /><span class="quiet"
                    >${dateWords(line.period.start)} to ${dateWords(line.period.end)}</span
                  >
                </td>
                <td class="amount">${dollars(line.amount)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <dl class="sums">
        ${sumRows(invoice).map(
          ([label, amount]) =>
            html`<div>
              <dt>${label}</dt>
              <dd>${amount}</dd>
            </div>`,
        )}
      </dl>
    </section>
    <div class="actions">
      ${invoice.status === 'open' && html`<form method="post" action="${path}/pay"><button type="submit">Pay ${dollars(invoice.amount_remaining)} now</button></form>`}
      <a class="button quiet" href="${path}/pdf">Download PDF</a>
    </div>
    ${sellerCard(shown)}
  </main>`
  return sandboxPage({ title: `Invoice ${number} - Jubilee sandbox`, main, note: NOTE })
}

const LEFT = 56
const RIGHT = 556
const AMOUNT_WIDTH = 110

type Doc = InstanceType<typeof PdfDocument>

function pdfRow(
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
  pdfRow(doc, { label: line.description ?? '', amount: dollars(line.amount) })
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
function invoicePdf(invoice: Invoice): Promise<Buffer> {
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
  for (const [label, amount] of sumRows(invoice))
    pdfRow(doc, { label, amount, isStrong: label === 'Amount due' })
  doc.end()
  return done
}

const pathOf = (id: string) => `/sandbox/stripe/invoice/${id}`

async function invoiceAt(store: Store, id: string): Promise<Invoice> {
  const page = present(await store.find('invoice_page', id))
  return present(await store.find('invoice', page.invoice))
}

const DECLINED = 'The card was declined. Nothing was charged. Change your card in Jubilee and try again.'
const NOT_CONFIRMED =
  'Your bank did not get your confirmation. Nothing was charged. You can try again, or change your card in Jubilee.'

/** What the bank of the invoice's card asks before it pays; null where it does not ask, or nothing is open. */
async function bankAsking(store: Store, invoice: Invoice): Promise<{ last4: string; amount: number } | null> {
  const cardId = invoice.status === 'open' ? await cardOf(store, invoice) : null
  if (cardId === null || (await outcomeOf(store, cardId)).asksOnPage !== true) return null
  const { card } = await store.get('payment_method', cardId)
  return { last4: card?.last4 ?? '', amount: invoice.amount_remaining }
}

/** The charge that paid it; null while it is not paid, or nothing was due. */
async function chargeOfInvoice(store: Store, { status, payments }: Invoice): Promise<Charge | null> {
  const intent = status === 'paid' ? payments?.data[0]?.payment.payment_intent : undefined
  return intent === undefined ? null : chargeOf(store, idOf(intent))
}

async function shownOf(store: Store, id: string, said: InvoiceShown['said'] = null): Promise<InvoiceShown> {
  const invoice = await invoiceAt(store, id)
  const charge = await chargeOfInvoice(store, invoice)
  const refundable = charge === null || charge.disputed ? 0 : charge.amount - charge.amount_refunded
  return { invoice, path: pathOf(id), said, refundable }
}

/** Pays the invoice, with the answer to the card's bank where that has asked. */
async function pay(store: Store, id: string, confirmation?: Try['confirmation']): Promise<InvoiceShown> {
  const found = await invoiceAt(store, id)
  if (found.status !== 'open') return shownOf(store, id)
  const { status } = await tryInvoice(store, found, { isByHand: true, confirmation })
  if (status === 'paid') return shownOf(store, id, { text: 'Paid. Thank you.', isGood: true })
  return shownOf(store, id, {
    text: confirmation === 'refused' ? NOT_CONFIRMED : DECLINED,
    isGood: false,
  })
}

async function refund(store: Store, id: string): Promise<InvoiceShown> {
  const { invoice, refundable } = await shownOf(store, id)
  const charge = await chargeOfInvoice(store, invoice)
  if (charge === null || refundable === 0) return shownOf(store, id)
  await refundCharge(store, charge)
  return shownOf(store, id, { text: `${dollars(refundable)} went back to the card.`, isGood: true })
}

export function mountInvoicePages({ app, serialize, wake }: Pages): void {
  app.get<{ Params: Ids }>('/sandbox/stripe/invoice/:id', async (request, reply) => {
    const { id } = request.params
    return sendPage(reply, invoicePage(await serialize((store) => shownOf(store, id))))
  })

  const act = async (reply: FastifyReply, work: (store: Store) => Promise<InvoiceShown>) => {
    const shown = await serialize(work)
    wake()
    return sendPage(reply, invoicePage(shown))
  }

  app.post<{ Params: Ids }>('/sandbox/stripe/invoice/:id/pay', async (request, reply) => {
    const { id } = request.params
    const asks = await serialize(async (store) => bankAsking(store, await invoiceAt(store, id)))
    if (asks !== null) return reply.redirect(`${pathOf(id)}/confirm`, 303)
    return act(reply, (store) => pay(store, id))
  })

  app.get<{ Params: Ids }>('/sandbox/stripe/invoice/:id/confirm', async (request, reply) => {
    const { id } = request.params
    const asks = await serialize(async (store) => bankAsking(store, await invoiceAt(store, id)))
    if (asks === null) return reply.redirect(pathOf(id), 303)
    return sendPage(reply, bankPage({ ...asks, action: `${pathOf(id)}/confirm` }))
  })

  app.post<{ Params: Ids }>('/sandbox/stripe/invoice/:id/confirm', (request, reply) =>
    act(reply, (store) => pay(store, request.params.id, answerIn(request.body))),
  )

  app.post<{ Params: Ids }>('/sandbox/stripe/invoice/:id/refund', (request, reply) =>
    act(reply, (store) => refund(store, request.params.id)),
  )

  app.get<{ Params: Ids }>('/sandbox/stripe/invoice/:id/pdf', async (request, reply) => {
    const invoice = await serialize((store) => invoiceAt(store, request.params.id))
    return reply
      .type('application/pdf')
      .header('cache-control', 'no-store')
      .header('content-disposition', `inline; filename="jubilee-invoice-${invoice.number ?? 'draft'}.pdf"`)
      .send(await invoicePdf(invoice))
  })
}
