/** Cards and invoices, and Stripe's own page for them. */
import type { Stripe } from 'stripe'
import { invoiceStatuses } from '#contracts/money/billing.ts'
import type { Bill, Card, Payments } from './payments.ts'
import { asking, idOf, moment, present } from './stripe-client.ts'

const MOST_CARDS = 20
const MOST_BILLS = 60

function readCard(method: Stripe.PaymentMethod, defaultId: string | null): Card[] {
  if (!method.card) return []
  const { brand, last4, exp_month: expiresMonth, exp_year: expiresYear } = method.card
  return [
    { id: present(method.id), brand, last4, expiresMonth, expiresYear, isDefault: method.id === defaultId },
  ]
}

/** A word that is new to us is a draft: nothing that a person has to pay. */
const statusOf = ({ status }: Stripe.Invoice): Bill['status'] =>
  invoiceStatuses.find((known) => known === status) ?? 'draft'

function readBill(invoice: Stripe.Invoice): Bill {
  return {
    id: present(invoice.id),
    number: invoice.number,
    createdAt: moment(invoice.created),
    totalCents: present(invoice.total),
    status: statusOf(invoice),
    pageUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  }
}

/** The card that is charged next: the plan's own, else the customer's. */
async function chargedCard(stripe: Stripe, customerId: string): Promise<string | null> {
  const [customer, plans] = await Promise.all([
    stripe.customers.retrieve(customerId),
    stripe.subscriptions.list({ customer: customerId, limit: 10 }),
  ])
  const own = plans.data.find((plan) => plan.default_payment_method !== null)?.default_payment_method
  const usual = customer.deleted ? null : customer.invoice_settings.default_payment_method
  const card = own ?? usual
  return card ? idOf(card) : null
}

export function walletCalls(stripe: Stripe) {
  return {
    openPortal: ({ customerId, returnUrl }) =>
      asking(async () => {
        const portal = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
        })
        return present(portal.url)
      }),

    listCards: (customerId) =>
      asking(async () => {
        const [methods, charged] = await Promise.all([
          stripe.paymentMethods.list({ customer: customerId, type: 'card', limit: MOST_CARDS }),
          chargedCard(stripe, customerId),
        ])
        return methods.data.flatMap((method) => readCard(method, charged))
      }),

    listBills: (customerId) =>
      asking(async () => {
        const invoices = await stripe.invoices.list({ customer: customerId, limit: MOST_BILLS })
        return invoices.data.map(readBill)
      }),

    fetchBill: (invoiceId) => asking(async () => readBill(await stripe.invoices.retrieve(invoiceId))),
  } satisfies Partial<Payments>
}
