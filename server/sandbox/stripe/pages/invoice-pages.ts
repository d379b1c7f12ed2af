/** Routes of an invoice's page and its PDF. */
import { sendPage } from '../../pages/send-page.ts'
import { tryInvoice } from '../invoices/invoices.ts'
import type { Store } from '../store.ts'
import type { Invoice } from '../wire.ts'
import { invoicePage } from './invoice-page.ts'
import { invoicePdf } from './invoice-pdf.ts'
import { present } from './page-routes.ts'
import type { Ids, Pages } from './page-routes.ts'

const pathOf = (id: string) => `/sandbox/stripe/invoice/${id}`

async function invoiceAt(store: Store, id: string): Promise<Invoice> {
  const page = present(await store.find('invoice_page', id))
  return present(await store.find('invoice', page.invoice))
}

export function mountInvoicePages({ app, inTurn, wake }: Pages): void {
  app.get<{ Params: Ids }>('/sandbox/stripe/invoice/:id', async (request, reply) => {
    const { id } = request.params
    const invoice = await inTurn((store) => invoiceAt(store, id))
    return sendPage(reply, invoicePage({ invoice, path: pathOf(id), refusal: null }))
  })

  app.post<{ Params: Ids }>('/sandbox/stripe/invoice/:id/pay', async (request, reply) => {
    const { id } = request.params
    const invoice = await inTurn(async (store) => {
      const found = await invoiceAt(store, id)
      return found.status === 'open' ? tryInvoice(store, found, { isByHand: true }) : found
    })
    wake()
    const refusal =
      invoice.status === 'paid'
        ? null
        : 'The card was declined. Nothing was charged. Change your card in Jubilee and try again.'
    return sendPage(reply, invoicePage({ invoice, path: pathOf(id), refusal }))
  })

  app.get<{ Params: Ids }>('/sandbox/stripe/invoice/:id/pdf', async (request, reply) => {
    const invoice = await inTurn((store) => invoiceAt(store, request.params.id))
    return reply
      .type('application/pdf')
      .header('cache-control', 'no-store')
      .header('content-disposition', `inline; filename="jubilee-invoice-${invoice.number ?? 'draft'}.pdf"`)
      .send(await invoicePdf(invoice))
  })
}
