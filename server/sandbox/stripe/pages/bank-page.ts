/** The page of a card's bank (3-D Secure): whether its owner makes this payment. As in Stripe's test mode, two buttons. */
import { html, sandboxPage } from '../../pages/page-html.ts'
import { dollars } from '../invoices/invoice-lines.ts'
import { formIn } from './page-routes.ts'

const NOTE = 'There is no bank here. Both buttons are for trying things out.'

type BankAsks = {
  last4: string
  /** whole cents; 0 where the card is kept for later payments */
  amount: number
  /** where the answer goes */
  action: string
}

export function bankPage({ last4, amount, action }: BankAsks): string {
  const title = amount > 0 ? 'Confirm this payment' : 'Confirm this card'
  const main = html`<main class="narrow">
    <p class="brand">Bank of the card ending in ${last4}</p>
    <h1>${title}</h1>
    <p>
      ${
        amount > 0
          ? html`Do you want to pay <strong>${dollars(amount)}</strong> to Jubilee?`
          : 'May Jubilee keep your card for later payments? Nothing is charged now.'
      }
    </p>
    <form class="actions" method="post" action="${action}">
      <button type="submit" name="answer" value="given">Complete</button>
      <button class="quiet" type="submit" name="answer" value="refused">Fail</button>
    </form>
  </main>`
  return sandboxPage({ title: `${title} - Jubilee sandbox`, main, note: NOTE })
}

/** Anything but a clear yes is a no. */
export const answerIn = (body: unknown): 'given' | 'refused' =>
  formIn(body)['answer'] === 'given' ? 'given' : 'refused'
