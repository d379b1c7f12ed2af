/** Stopping a monthly gift: at the processor first, then here by what it says. */
import { conflict, notFound } from '#server/errors.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { findGift, findOwnGift } from './donations.queries.ts'
import type { DonationRow } from './donations.table.ts'
import { readLink } from './mailed-links.ts'
import { messages } from './messages.ts'
import { takeInMonthlyGift } from './take-in-gift.ts'

const isPaid = ({ state }: DonationRow) => state !== 'starting' && state !== 'open' && state !== 'over'

/** The person's gift. Throws 404 for somebody else's and for one that was never paid. */
export async function ownGift(
  { db }: Pick<AppParts, 'db'>,
  own: { userId: string; id: string },
): Promise<DonationRow> {
  const gift = await findOwnGift(db, own)
  if (gift === undefined || !isPaid(gift)) throw notFound(messages.noGift)
  return gift
}

/** The gift that a mail leads to. */
export async function mailedGift(
  { db, clock }: Pick<AppParts, 'db' | 'clock'>,
  token: string,
): Promise<DonationRow> {
  const link = await readLink(db, token, { kind: 'gift', now: clock.now() })
  const gift = await findGift(db, link.donationId)
  if (gift === undefined) throw notFound(messages.linkOver)
  return gift
}

/** Nothing more is charged. A gift that has stopped stays so; throws 409 for one that was made once. */
export async function stopGift(parts: AppParts, gift: DonationRow): Promise<void> {
  if (!gift.isMonthly || gift.subscriptionId === null) throw conflict(messages.notMonthly)
  if (gift.state === 'stopped') return
  await parts.payments.cancelNow(gift.subscriptionId)
  await takeInMonthlyGift(parts, gift.subscriptionId)
}
