/** The mark of a gift: its id in the metadata of its checkout, its payment and its subscription. */
import type { Stripe } from 'stripe'

export const DONATION_MARK = 'donationId'

/** Our own id of the gift that something belongs to; null for what is no gift. */
export function donationIdOf(metadata: Stripe.Metadata | null | undefined): string | null {
  return metadata?.[DONATION_MARK] ?? null
}
