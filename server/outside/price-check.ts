/** Whether the payment processor would charge the prices we show: asked at the start and on the desk. */
import type { AppParts } from '#server/http/app-parts.ts'
import { OutsideNotSetUp, OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import type { PriceDifference } from '#server/ports/payments/payments.ts'

/** The plans that are closed because their prices differ, each logged as an error; null where nobody answered, or payments are not set up. */
export async function checkPrices({
  payments,
  log,
}: Pick<AppParts, 'payments' | 'log'>): Promise<PriceDifference[] | null> {
  try {
    const differences = await payments.listPriceDifferences()
    for (const { planId, sold } of differences)
      log.error('billing.price_differs', {
        outcome: `${planId}: ${sold === null ? 'no price' : soldWords(sold)}`,
      })
    return differences
  } catch (error) {
    if (error instanceof OutsideNotSetUp) return null
    const why = error instanceof OutsideUnavailable ? 'away' : 'refused'
    log.error('billing.prices_unknown', { outcome: why })
    return null
  }
}

const soldWords = ({ cents, currency, months }: NonNullable<PriceDifference['sold']>) =>
  `${cents ?? 'no'} cents ${currency}, every ${months ?? 'other than'} months`
