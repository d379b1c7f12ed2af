/** The mails about a gift. Days are written in UTC, in words, as in the ledger. No amount stands in a subject. */
import { formatMoney } from '#engine/money/format.ts'
import { dayInWords } from '#server/calendar-day.ts'
import type { Mail } from '#server/ports/mail/mail.ts'
import { letter } from '#server/ports/mail/letter.ts'
import type { LetterBlock } from '#server/ports/mail/letter-html.ts'
import type { DonationMailKind, DonationRow, PaymentRow } from '../donations.table.ts'
import { foundation } from './foundation-details.ts'
import { receiptTexts } from './messages.ts'

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
  return { label: receiptTexts().mail.seeOrStop, url: `${origin}${page}` }
}

function receiptBlocks(given: GiftMailGiven): LetterBlock[] {
  const { origin, payment, receiptToken } = given
  if (payment === null || receiptToken === null) return []
  const { amount, receivedAt, ledgerSequence } = payment
  const { nothingInExchange, wholeGift, mail } = receiptTexts()
  return [
    mail.arrived(dollarsOf(amount), dayInWords(receivedAt)),
    `${nothingInExchange} ${wholeGift}`,
    {
      label: mail.openReceipt,
      url: `${origin}/api/foundation/donations/receipt.pdf?token=${receiptToken}`,
    },
    mail.entry(ledgerSequence),
    { label: mail.openLedger, url: `${origin}/foundation/ledger` },
  ]
}

type Texts = ReturnType<typeof receiptTexts>
type Words = { subject: string; blocks: LetterBlock[]; foot?: LetterBlock[] }

const words: Record<DonationMailKind, (given: GiftMailGiven, texts: Texts) => Words> = {
  receipt: (given, { mail, noTaxAdvice }) => ({
    subject: mail.receipt(foundation.name),
    blocks: receiptBlocks(given),
    foot: [noTaxAdvice],
  }),
  monthly_receipt: (given, { mail, noTaxAdvice }) => ({
    subject: mail.monthlyReceipt(foundation.name),
    blocks: [...receiptBlocks(given), mail.eachMonth, manageLink(given)],
    foot: [noTaxAdvice],
  }),
  payment_failed: (given, { mail }) => ({
    subject: mail.failed,
    blocks: [mail.didNotGoThrough, mail.nothingToDo, mail.otherCard, manageLink(given)],
  }),
  stopped: ({ origin }, { mail }) => ({
    subject: mail.stopped,
    blocks: [mail.hasStopped, mail.receiptsStay, { label: mail.give, url: `${origin}/foundation/donate` }],
  }),
}

export function giftMail(kind: DonationMailKind, given: GiftMailGiven): Mail {
  return letter({ to: given.to, ...words[kind](given, receiptTexts()) })
}
