/** The page of one invoice: what was bought, what is paid, what is open. */
import { dateWords, html, sandboxPage } from '../../pages/page-html.ts'
import type { Html } from '../../pages/page-html.ts'
import { dollars } from '../invoices/invoice-lines.ts'
import type { Invoice } from '../wire.ts'
import { brandLine } from './read-card.ts'

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

export type InvoiceShown = { invoice: Invoice; path: string; refusal: string | null }

export function invoicePage({ invoice, path, refusal }: InvoiceShown): string {
  const number = invoice.number ?? ''
  const main = html`<main class="narrow">
    ${brandLine}
    <h1>Invoice ${number}</h1>
    <p>${invoiceTag(invoice)}</p>
    <p class="quiet">${dateWords(invoice.created)}, for ${invoice.customer_email ?? ''}</p>
    ${refusal !== null && html`<div class="alert" role="alert"><p>${refusal}</p></div>`}
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
  </main>`
  return sandboxPage({ title: `Invoice ${number} - Jubilee sandbox`, main, note: NOTE })
}

export { sumRows as invoiceSums }
