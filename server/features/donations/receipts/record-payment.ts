/**
 * Enters a received payment in the gift's records and in the ledger, together or not at all, and sets the ledger right
 * when money goes back. In the caller's transaction, under the gift's lock: so each payment is counted once.
 */
import { randomUUID } from 'node:crypto'
import { storedReasons } from '#engine/ledger/reason-words.ts'
import { ledgerDay } from '#server/calendar-day.ts'
import type { Executor } from '#server/db/executor.ts'
import { appendCorrection, appendDonation } from '#server/features/ledger/append-entry.queries.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import type { GiftPayment } from '#server/ports/payments/payments.ts'
import type { DonationRow, PaymentRow } from '../donations.table.ts'
import { mailOnce } from './gift.jobs.ts'
import { findPayment, insertPayment, savePaymentReturn } from './payments.queries.ts'

type Given = Pick<AppParts, 'jobs' | 'clock'>

/** The processor's answer, and the database's time when it was asked. */
export type Seen = { payment: GiftPayment; askedAt: string }

function reasonOf(row: PaymentRow, { returnedCents, isDisputed }: GiftPayment): string {
  if (returnedCents < row.returned) return storedReasons.cameBack
  return isDisputed ? storedReasons.disputed : storedReasons.refunded
}

/** Corrects the ledger by what went back since, or came back. An older answer than the last one changes nothing. */
export async function settleReturn(
  tx: Executor,
  { clock }: Given,
  { row, seen }: { row: PaymentRow; seen: Seen },
): Promise<void> {
  const { payment, askedAt } = seen
  const returned = payment.returnedCents
  const isChanged = returned !== row.returned
  const corrections = row.corrections + (isChanged ? 1 : 0)
  const isNews = await savePaymentReturn(tx, row.id, { returned, corrections, askedAt })
  if (!isNews || !isChanged) return
  await appendCorrection(tx, {
    reference: `${row.id}:${corrections}`,
    corrects: row.ledgerSequence,
    amountCents: row.returned - returned,
    happenedOn: ledgerDay(clock.now()),
    reason: reasonOf(row, payment),
    isAtMostWhatIsLeft: true,
  })
}

export async function recordPayment(
  tx: Executor,
  given: Given,
  { gift, seen }: { gift: DonationRow; seen: Seen },
): Promise<void> {
  const { payment, askedAt } = seen
  const known = await findPayment(tx, payment.id)
  if (known) return settleReturn(tx, given, { row: known, seen })
  const id = randomUUID()
  const { sequence } = await appendDonation(tx, {
    reference: id,
    amountCents: payment.amountCents,
    happenedOn: ledgerDay(payment.paidAt),
    donorUserId: gift.userId,
    publicName: gift.publicName,
  })
  const row = await insertPayment(tx, {
    id,
    donationId: gift.id,
    paymentId: payment.id,
    amount: payment.amountCents,
    returned: 0,
    receivedAt: payment.paidAt,
    ledgerSequence: sequence,
    askedAt,
  })
  await settleReturn(tx, given, { row, seen })
  const kind = gift.isMonthly ? 'monthly_receipt' : 'receipt'
  await mailOnce(tx, given.jobs, { donationId: gift.id, kind, occasion: id })
}
