/** The thank-you page's question: what became of this gift. The answer is the processor's, never the address's. */
import { sentence } from '#engine/language/sentence.ts'
import { conflict, notFound } from '#server/errors.ts'
import { maskEmail } from '#server/mask-email.ts'
import { findGiftOfSession } from './donations.queries.ts'
import type { DonationRow, PaymentRow } from './donations.table.ts'
import { giftTexts } from './messages.ts'
import { listPayments } from './receipts/payments.queries.ts'
import { syncGift } from './sync-gift.ts'
import type { GiftParts } from './sync-gift.ts'

export type Question = {
  parts: GiftParts
  sessionId: string
  /** who asks; null is a visitor */
  userId: string | null
  /** of the browser's cookie */
  guestHash: string | null
}

const isGiver = ({ userId, guestHash }: Question, gift: DonationRow) =>
  (guestHash !== null && guestHash === gift.guestHash) || (userId !== null && userId === gift.userId)

export type Confirmed = { gift: DonationRow; payment: PaymentRow; email: string | null }

/** Throws 404 for a session that was not started here, 409 while no payment has been received. */
export async function confirmGift(question: Question): Promise<Confirmed> {
  const { parts, sessionId } = question
  if ((await findGiftOfSession(parts.db, sessionId)) === undefined)
    throw notFound(sentence(giftTexts, 'noSession'))
  const gift = await syncGift(parts, sessionId)
  if (gift === null) throw notFound(sentence(giftTexts, 'noSession'))
  if (gift.state === 'over') throw conflict(sentence(giftTexts, 'tooLate'))
  // Of a monthly gift the first payment is what was thanked for.
  const payment = (await listPayments(parts.db, [gift.id])).at(-1)
  if (payment === undefined) {
    const { state } = await parts.payments.fetchDonation(sessionId)
    throw conflict(state === 'complete' ? sentence(giftTexts, 'onItsWay') : sentence(giftTexts, 'notPaidYet'))
  }
  const { email } = gift
  return { gift, payment, email: email === null || isGiver(question, gift) ? email : maskEmail(email) }
}
