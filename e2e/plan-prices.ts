/** The catalogue's prices as they stand on screen. */
import { PREMIUM_MONTHLY_CENTS, PREMIUM_ORIGINAL_CENTS, PRO_MONTHLY_CENTS } from '#engine/access/prices.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { formatMoney } from '#engine/money/format.ts'

/** '$39' */
export const proPrice = formatMoney(PRO_MONTHLY_CENTS)
export const premiumPrice = formatMoney(PREMIUM_MONTHLY_CENTS)
export const premiumOriginalPrice = formatMoney(PREMIUM_ORIGINAL_CENTS)

/** '$39.00' */
export const proCharge = formatMoney(PRO_MONTHLY_CENTS, { decimals: 2 })

/** '39.00' */
export const proDecimal = centsToDecimal(PRO_MONTHLY_CENTS)
export const premiumDecimal = centsToDecimal(PREMIUM_MONTHLY_CENTS)
