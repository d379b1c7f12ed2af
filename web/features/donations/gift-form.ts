/** What is entered about a gift, and what is sent of it. */
import type { startDonation } from '#contracts/donations.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import content from '#content/foundation/foundation.json' with { type: 'json' }
import { LEAST_GIFT_CENTS, MOST_GIFT_CENTS } from '#contracts/donations.ts'
import { centsToDecimal, parseTypedCents } from '#engine/money/cents.ts'
import type { FormError } from '#web/ui/error-summary.tsx'
import { giveErrors } from './messages.ts'

export const OWN_AMOUNT = 'own'

export type GiftValues = {
  /** the id of a tier, or `own` */
  choice: string
  own: string
  often: 'once' | 'monthly'
  naming: 'anonymous' | 'named'
  publicName: string
  email: string
}

export const firstGift: GiftValues = {
  choice: content.donate.tiers[0]?.id ?? OWN_AMOUNT,
  own: '',
  often: 'once',
  naming: 'anonymous',
  publicName: '',
  email: '',
}

export type GiftErrors = Partial<Record<'amount' | 'publicName' | 'email', string>>

/** Whole cents; null while no amount that is taken is entered. */
export function giftCents({ choice, own }: GiftValues): number | null {
  const tier = content.donate.tiers.find(({ id }) => id === choice)
  if (tier) return tier.cents
  const cents = parseTypedCents(own)
  return cents !== null && cents >= LEAST_GIFT_CENTS && cents <= MOST_GIFT_CENTS ? cents : null
}

function errorsOf(values: GiftValues, isGuest: boolean): GiftErrors {
  const isEmpty = values.choice === OWN_AMOUNT && values.own.trim() === ''
  return {
    ...(giftCents(values) === null && { amount: isEmpty ? giveErrors.noAmount : giveErrors.amount }),
    ...(values.naming === 'named' && values.publicName.trim() === '' && { publicName: giveErrors.name }),
    ...(isGuest && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email.trim()) && { email: giveErrors.email }),
  }
}

export type GiftBody = BodyInputOf<typeof startDonation>

/** The gift as it is sent, or what is wrong with it. A person signed in has an address already. */
export function readGift(
  values: GiftValues,
  isGuest: boolean,
): { body: GiftBody; errors: null } | { body: null; errors: GiftErrors } {
  const errors = errorsOf(values, isGuest)
  const cents = giftCents(values)
  if (Object.keys(errors).length > 0 || cents === null) return { body: null, errors }
  const isNamed = values.naming === 'named'
  return {
    errors: null,
    body: {
      amount: centsToDecimal(cents),
      isMonthly: values.often === 'monthly',
      showName: isNamed,
      ...(isNamed && { publicName: values.publicName.trim() }),
      ...(isGuest && { email: values.email.trim() }),
    },
  }
}

/** The errors as the summary lists them; `general` is about the form as a whole. */
export function summaryOf(errors: GiftErrors, general: string | null): FormError[] {
  const ofFields = Object.entries(errors).map(([field, message]) => ({ field, message }))
  return general === null ? ofFields : [{ field: null, message: general }, ...ofFields]
}
