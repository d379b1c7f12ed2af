/** What a person sees of their own gifts. */
import type * as z from 'zod/mini'
import type { listDonations } from '#contracts/donations.ts'
import { giftStates } from '#contracts/donations.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { ledgerDay } from '#server/calendar-day.ts'
import type { Executor } from '#server/db/executor.ts'
import { listOwnGifts } from './donations.queries.ts'
import type { DonationRow, PaymentRow } from './donations.table.ts'
import { listPayments } from './payments.queries.ts'

type GiftListAnswer = z.input<typeof listDonations.answer>
type GiftAnswer = GiftListAnswer['gifts'][number]

/** Only gifts that were paid are shown, and those have one of these states. */
export const stateOf = ({ state }: DonationRow) => giftStates.find((one) => one === state) ?? 'stopped'

function presentPayment(payment: PaymentRow): GiftAnswer['payments'][number] {
  return {
    id: payment.id,
    amount: centsToDecimal(payment.amount),
    returned: centsToDecimal(payment.returned),
    receivedOn: ledgerDay(payment.receivedAt),
    entry: payment.ledgerSequence,
  }
}

function presentGift(gift: DonationRow, payments: PaymentRow[]): GiftAnswer {
  return {
    id: gift.id,
    amount: centsToDecimal(gift.amount),
    isMonthly: gift.isMonthly,
    state: stateOf(gift),
    publicName: gift.publicName,
    begunAt: gift.createdAt.toISOString(),
    payments: payments.filter(({ donationId }) => donationId === gift.id).map(presentPayment),
  }
}

export async function readGifts(db: Executor, userId: string): Promise<GiftListAnswer> {
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
