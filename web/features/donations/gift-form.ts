/** The form of a gift and the request it sends. */
import type { startDonation } from '#contracts/foundation/donations.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { LEAST_GIFT_CENTS, MAX_GIFT_CENTS } from '#contracts/foundation/donations.ts'
import { centsToDecimal, parseTypedCents } from '#engine/money/cents.ts'
import type { FieldErrors, Read } from '#web/forms/problem.ts'
import { giftTiers, giveErrors } from './messages.ts'

export const OWN_AMOUNT = 'own'

export type GiftValues = {
  /** the id of a tier, or `own` */
  choice: string
  /** the custom amount as typed */
  amount: string
  often: 'once' | 'monthly'
  naming: 'anonymous' | 'named'
  publicName: string
  email: string
}

export const firstGift: GiftValues = {
  choice: giftTiers[0]?.id ?? OWN_AMOUNT,
  amount: '',
  often: 'once',
  naming: 'anonymous',
  publicName: '',
  email: '',
}

/** The amount in whole cents; null while it is missing or outside the limits. */
export function giftCents({ choice, amount }: GiftValues): number | null {
  const tier = giftTiers.find(({ id }) => id === choice)
  if (tier) return tier.cents
  const cents = parseTypedCents(amount)
  return cents !== null && cents >= LEAST_GIFT_CENTS && cents <= MAX_GIFT_CENTS ? cents : null
}

function errorsOf(values: GiftValues, isGuest: boolean): FieldErrors<GiftValues> {
  const isEmpty = values.choice === OWN_AMOUNT && values.amount.trim() === ''
  return {
    ...(giftCents(values) === null && { amount: isEmpty ? giveErrors.noAmount : giveErrors.amount }),
    ...(values.naming === 'named' && values.publicName.trim() === '' && { publicName: giveErrors.name }),
    ...(isGuest && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email.trim()) && { email: giveErrors.email }),
  }
}

type GiftBody = BodyInputOf<typeof startDonation>

/** The request, or the errors. A signed-in person's email is known already. */
export function readGift(values: GiftValues, isGuest: boolean): Read<GiftValues, GiftBody> {
  const errors = errorsOf(values, isGuest)
  const cents = giftCents(values)
  if (Object.keys(errors).length > 0 || cents === null) return { errors }
  const isNamed = values.naming === 'named'
  return {
    body: {
      amount: centsToDecimal(cents),
      isMonthly: values.often === 'monthly',
      showName: isNamed,
      ...(isNamed && { publicName: values.publicName.trim() }),
      ...(isGuest && { email: values.email.trim() }),
    },
  }
}
