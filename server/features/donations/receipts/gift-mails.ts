/** The mails about a gift. Days are written in UTC, in words, as in the ledger. No amount stands in a subject. */
import { formatMoney } from '#engine/money/format.ts'
import { dayInWords } from '#server/calendar-day.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { letter } from '#server/ports/mail/letter.ts'
import type { LetterBlock } from '#server/ports/mail/letter-html.ts'
import type { DonationMailKind, DonationRow, PaymentRow } from '../donations.table.ts'
import { NOTHING_IN_EXCHANGE, NO_TAX_ADVICE, WHOLE_GIFT, foundation } from './foundation-details.ts'

export const dollarsOf = (cents: number) => formatMoney(cents, { decimals: 2 })

export type GiftMailGiven = {
  to: string
  /** where people open Jubilee */
  origin: string
  gift: DonationRow
  /** the payment of a receipt */
  payment: PaymentRow | null
  receiptToken: string | null
  /** of a guest's monthly gift */
  manageToken: string | null
}

function manageLink({ origin, manageToken }: GiftMailGiven): LetterBlock {
  const page = manageToken === null ? '/foundation/gifts' : `/foundation/gift?token=${manageToken}`
  return { label: 'See or stop your monthly gift', url: `${origin}${page}` }
}

function receiptBlocks(given: GiftMailGiven): LetterBlock[] {
  const { origin, payment, receiptToken } = given
  if (payment === null || receiptToken === null) return []
  const { amount, receivedAt, ledgerSequence } = payment
  return [
    `Your gift of ${dollarsOf(amount)} arrived on ${dayInWords(receivedAt)}. Thank you.`,
    `${NOTHING_IN_EXCHANGE} ${WHOLE_GIFT}`,
    {
      label: 'Open your receipt (PDF)',
      url: `${origin}/api/foundation/donations/receipt.pdf?token=${receiptToken}`,
    },
    `It is entry ${ledgerSequence} of the public ledger. There you can see where every dollar goes:`,
    { label: 'Open the ledger', url: `${origin}/foundation/ledger` },
  ]
}

type Words = { subject: string; blocks: LetterBlock[]; foot?: LetterBlock[] }

const words: Record<DonationMailKind, (given: GiftMailGiven) => Words> = {
  receipt: (given) => ({
    subject: `Your receipt from the ${foundation.name}`,
    blocks: receiptBlocks(given),
    foot: [NO_TAX_ADVICE],
  }),
  monthly_receipt: (given) => ({
    subject: `Your monthly receipt from the ${foundation.name}`,
    blocks: [
      ...receiptBlocks(given),
      'You give this each month, until you stop it. You can do that at any time.',
      manageLink(given),
    ],
    foot: [NO_TAX_ADVICE],
  }),
  payment_failed: (given) => ({
    subject: 'A payment of your monthly gift did not go through',
    blocks: [
      'The last payment of your monthly gift did not go through. This happens, for example when a card has run out.',
      'You need to do nothing. The card is tried again in the next days. If that does not work, the gift stops by itself.',
      'To use another card, stop this gift and begin a new one:',
      manageLink(given),
    ],
  }),
  stopped: ({ origin }) => ({
    subject: 'Your monthly gift has stopped',
    blocks: [
      'Your monthly gift has stopped. Nothing more is charged. What you gave has helped: thank you.',
      'Your receipts stay valid. If you want to give again one day, this is the page:',
      { label: 'Give to the foundation', url: `${origin}/foundation/donate` },
    ],
  }),
}

export function giftMail(kind: DonationMailKind, given: GiftMailGiven): Mail {
  return letter({ to: given.to, ...words[kind](given) })
}
