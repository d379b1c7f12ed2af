/**
 * Rows that are most likely no spending: pay, interest, transfers and payments on cards and loans. A file names no groups
 * as a linked bank does, so words decide, and the person may put such a row into a category all the same.
 * Example: money in is no spending unless it is a refund; 'TRANSFER TO SAVINGS' is none either.
 */

/** Money that comes in. */
export const INCOMING =
  /\b(payroll|salary|direct dep(osit)?|deposit|interest (paid|earned|payment)|cash ?back|payment.{0,8}thank you|autopay payment|refund|return|reversal|tax ref)\b/i

const REFUND = /\b(refund|return|returned|reversal|rebate)\b/i
const TRANSFER = /\b(transfer|xfer|trsf)\b/i
const PAYING = /\b(card|crd|loan|mortgage|mtg)[\s\w]{0,14}?\b(e-?payment|payment|pymt|pmt|pay|autopay)\b/i
const THANKS = /\bpayment\b.{0,8}\bthank you\b/i
const CARD_ISSUERS =
  /\b(amex|american express|barclays?|capital one|chase|citi|discover|synchrony)\b.{0,24}\b(e-?payment|epay|payment|pymt|pmt|autopay)\b/i

/** `cents` above zero is money out. */
export function isLikelyTransfer({ cents, description }: { cents: number; description: string }): boolean {
  if (cents < 0) return !REFUND.test(description)
  return [TRANSFER, PAYING, THANKS, CARD_ISSUERS].some((pattern) => pattern.test(description))
}
