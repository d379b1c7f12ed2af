import { pluralBy } from '#engine/language/plural.ts'
import type * as En from './amounts.ts'
import { LOCALE } from './messages.es.ts'

/** '1 mes', '2 meses'; `many` where the noun does more than take an s. */
export const plural: typeof En.plural = pluralBy(LOCALE)

/** '7 meses', '1 año', '3 años y 2 meses': months in words. */
export const timeSpan: typeof En.timeSpan = (months) => {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const inMonths = plural(rest, 'mes', 'meses')
  if (years === 0) return inMonths
  return rest === 0 ? plural(years, 'año') : `${plural(years, 'año')} y ${inMonths}`
}
