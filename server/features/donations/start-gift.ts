/**
 * Begins a gift. Its row is written before the processor is asked, and its id is the key of the question: however often
 * one click arrives, it opens one page, and only that can be paid.
 */
import { createHash, randomUUID } from 'node:crypto'
import type { startDonation } from '#contracts/foundation/donations.ts'
import type { BodyOf } from '#contracts/endpoint.ts'
import { currentLanguage } from '#engine/language/bilingual.ts'
import { sentence } from '#engine/language/sentence.ts'
import { conflict, invalidField } from '#server/errors.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import type { SessionUser } from '#server/http/session.ts'
import { PaymentRefused } from '#server/ports/payments/payments.ts'
import { keepGift, saveOpened, saveOver } from './donations.queries.ts'
import type { NewGift } from './donations.queries.ts'
import type { DonationRow } from './donations.table.ts'
import { foundation } from './receipts/foundation-details.ts'
import { dayInWords } from '#server/calendar-day.ts'
import { dollarsOf } from './receipts/gift-mails.ts'
import { giftTexts } from './messages.ts'

export type Giving = {
  parts: Pick<AppParts, 'db' | 'payments' | 'clock'>
  /** null: a guest, known by the hash of a cookie */
  user: SessionUser | null
  guestHash: string
  wish: BodyOf<typeof startDonation>
  /** the click's Idempotency-Key */
  onceKey: string | null
  /** where people open Jubilee */
  origin: string
}

/** A UUID that only this giver can ask for, with this key. */
function giftId(giver: string, key: string): string {
  const hex = createHash('sha256').update(`gift ${giver} ${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Throws 422 where the receipt has nowhere to go, or a name is to be shown and there is none. */
function giftOf({ parts, user, guestHash, wish, onceKey }: Giving): NewGift {
  const email = user?.email ?? wish.email?.toLowerCase() ?? null
  if (email === null) throw invalidField('email', sentence(giftTexts, 'noEmail'))
  const publicName = wish.showName ? (wish.publicName ?? null) : null
  if (wish.showName && publicName === null) throw invalidField('publicName', sentence(giftTexts, 'noName'))
  const now = parts.clock.now()
  return {
    ...(user === null ? { userId: null, guestHash } : { userId: user.id, guestHash: null }),
    id: giftId(user?.id ?? guestHash, onceKey ?? randomUUID()),
    amount: wish.amount,
    isMonthly: wish.isMonthly,
    email,
    language: currentLanguage(),
    publicName,
    consentedAt: publicName === null ? null : now,
    createdAt: now,
  }
}

const isSame = (gift: NewGift, row: DonationRow) =>
  row.amount === gift.amount &&
  row.isMonthly === gift.isMonthly &&
  row.publicName === gift.publicName &&
  row.email === gift.email

const nameOf = ({ isMonthly }: DonationRow) =>
  isMonthly ? giftTexts().monthlyTo(foundation.name) : giftTexts().onceTo(foundation.name)

const noteOf = ({ isMonthly, amount }: DonationRow) =>
  isMonthly ? giftTexts().monthlyNote(dollarsOf(amount)) : giftTexts().onceNote(dollarsOf(amount))

async function open({ parts, origin }: Giving, row: DonationRow): Promise<string> {
  const { id: donationId, amount: amountCents, isMonthly, email } = row
  try {
    const { sessionId, url } = await parts.payments.startDonation({
      donationId,
      amountCents,
      isMonthly,
      email,
      name: nameOf(row),
      note: noteOf(row),
      successUrl: `${origin}/foundation/thanks?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: `${origin}/foundation/donate`,
    })
    if (url === null) throw new PaymentRefused('refused')
    await saveOpened(parts.db, donationId, { sessionId, url })
    return url
  } catch (error) {
    // The same key would be refused again.
    if (error instanceof PaymentRefused) await saveOver(parts.db, donationId)
    throw error
  }
}

/** The address of the payment page. Throws 409 where this click is over, and 422 for what is missing. */
export async function startGift(giving: Giving): Promise<string> {
  const gift = giftOf(giving)
  const row = await keepGift(giving.parts.db, gift)
  if (!isSame(gift, row))
    throw conflict(sentence(giftTexts, 'otherGift', dollarsOf(row.amount), dayInWords(row.createdAt)))
  if (row.state === 'over') throw conflict(sentence(giftTexts, 'tooLate'))
  if (row.state !== 'starting' && row.state !== 'open') throw conflict(sentence(giftTexts, 'madeBefore'))
  return row.url ?? open(giving, row)
}
