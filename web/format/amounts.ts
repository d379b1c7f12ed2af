import { pluralBy } from '#engine/language/plural.ts'
import { LOCALE } from './messages.ts'

/** '1 month', '2 months'; `many` where the noun does more than take an s. */
export const plural = pluralBy(LOCALE)

/** '7 months', '1 year', '3 years 2 months': months in words. */
export function timeSpan(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const parts = [years > 0 ? plural(years, 'year') : '', rest > 0 || years === 0 ? plural(rest, 'month') : '']
  return parts.filter(Boolean).join(' ')
}
