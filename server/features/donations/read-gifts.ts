/** A person's own gifts. */
import { giftStates, type Gift, type GiftList, type GiftPayment } from '#contracts/foundation/donations.ts'
import { ledgerDay } from '#server/calendar-day.ts'
import type { Executor } from '#server/db/executor.ts'
import { listOwnGifts } from './donations.queries.ts'
import type { DonationRow, PaymentRow } from './donations.table.ts'
import { listPayments } from './receipts/payments.queries.ts'

/** Only gifts that were paid are shown, and those have one of these states. */
export const stateOf = ({ state }: DonationRow) => giftStates.find((one) => one === state) ?? 'stopped'

const presentPayment = (payment: PaymentRow): GiftPayment => ({
  ...payment,
  receivedOn: ledgerDay(payment.receivedAt),
  entry: payment.ledgerSequence,
})

const presentGift = (gift: DonationRow, payments: PaymentRow[]): Gift => ({
  ...gift,
  state: stateOf(gift),
  begunAt: gift.createdAt.toISOString(),
  payments: payments.filter(({ donationId }) => donationId === gift.id).map(presentPayment),
})

export async function readGifts(db: Executor, userId: string): Promise<GiftList> {
  const gifts = await listOwnGifts(db, userId)
  const payments = await listPayments(
    db,
    gifts.map(({ id }) => id),
  )
  const years = new Set(payments.map(({ receivedAt }) => receivedAt.getUTCFullYear()))
  return {
    gifts: gifts.map((gift) => presentGift(gift, payments)),
    years: [...years].toSorted((a, b) => b - a),
  }
}
