/** Stops monthly gifts: at the processor first, then here by its answer. */
import { sentence } from '#engine/language/sentence.ts'
import { conflict, notFound } from '#server/errors.ts'
import { requireUuid } from '#server/http/ids.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { findGift, findOwnGift, listRunningOf, listUnfinishedOf, saveOver } from './donations.queries.ts'
import type { DonationRow } from './donations.table.ts'
import { readLink } from './receipts/mailed-links.ts'
import { giftTexts } from './messages.ts'
import { syncMonthlyGift, syncGift } from './sync-gift.ts'
import type { GiftParts } from './sync-gift.ts'
import { refusalOf } from '#server/ports/payments/payments.ts'

const isPaid = ({ state }: DonationRow) => state !== 'starting' && state !== 'open' && state !== 'over'

/** The person's gift. Throws 404 for somebody else's and for one that was never paid. */
export async function ownGift(
  { db }: Pick<AppParts, 'db'>,
  own: { userId: string; id: string },
): Promise<DonationRow> {
  const id = requireUuid(own.id, () => notFound(sentence(giftTexts, 'noGift')))
  const gift = await findOwnGift(db, { userId: own.userId, id })
  if (gift === undefined || !isPaid(gift)) throw notFound(sentence(giftTexts, 'noGift'))
  return gift
}

/** The gift that a mail leads to. */
export async function mailedGift(
  { db, clock }: Pick<AppParts, 'db' | 'clock'>,
  token: string,
): Promise<DonationRow> {
  const link = await readLink(db, token, { kind: 'gift', now: clock.now() })
  const gift = await findGift(db, link.donationId)
  if (gift === undefined) throw notFound(sentence(giftTexts, 'linkOver'))
  return gift
}

/** Nothing more is charged. A gift that has stopped stays so; throws 409 for one that was made once. */
export async function stopGift(parts: GiftParts, gift: DonationRow): Promise<void> {
  if (!gift.isMonthly || gift.subscriptionId === null) throw conflict(sentence(giftTexts, 'notMonthly'))
  if (gift.state === 'stopped') return
  await parts.payments.cancelNow(gift.subscriptionId)
  await syncMonthlyGift(parts, gift.subscriptionId)
}

/** Expires the person's payment pages, and records payments made there that we have not heard of. */
async function endVisits(parts: GiftParts, userId: string): Promise<void> {
  for (const { id, sessionId } of await listUnfinishedOf(parts.db, userId)) {
    if (sessionId !== null) {
      await parts.payments.expireCheckout(sessionId)
      // A visit that the processor no longer knows is left as it is.
      await syncGift(parts, sessionId).catch(refusalOf)
    }
    await saveOver(parts.db, id)
  }
}

/**
 * Stops the person's monthly gifts, now. Throws OutsideUnavailable when it cannot, and then the account must stay, for
 * a deleted person must not be charged.
 */
export async function stopGiftsNow(parts: GiftParts, userId: string): Promise<void> {
  await endVisits(parts, userId)
  for (const { subscriptionId } of await listRunningOf(parts.db, userId)) {
    if (subscriptionId === null) continue
    await parts.payments.cancelNow(subscriptionId)
    await syncMonthlyGift(parts, subscriptionId)
  }
}
