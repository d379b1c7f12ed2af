/** The catalogue's prices (engine/access) as they stand on the price list: on its cards and in its prose. */
import { PREMIUM_MONTHLY_CENTS, PRO_MONTHLY_CENTS, plans } from '#engine/access/prices.ts'
import { formatPrice } from '#web/format/money.ts'

export type PriceText = { now: string; was: string | null; isFree: boolean }

/** `name` as the catalogue has it: 'Free', 'Pro' or 'Premium'. Throws for a plan that is not sold. */
export function priceOf(name: string): PriceText {
  const plan = plans.find((plan) => plan.name === name)
  if (!plan) throw new Error(`no such plan: ${name}`)
  return {
    now: formatPrice(plan.monthlyCents),
    was: plan.originalCents === null ? null : formatPrice(plan.originalCents),
    isFree: plan.monthlyCents === 0,
  }
}

/** Prose of `content/` with the prices it names: 'Pro is {{pro}} a month' reads 'Pro is $39 a month'. */
export function withPrices(text: string): string {
  return text
    .replaceAll('{{pro}}', formatPrice(PRO_MONTHLY_CENTS))
    .replaceAll('{{premium}}', formatPrice(PREMIUM_MONTHLY_CENTS))
}
