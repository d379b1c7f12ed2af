import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './month-messages.ts'

export const spanish: Words<English> = {
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  ),
  longDate: (month, day, year) => `${day} de ${month} de ${year}`,
  monthOfYear: (month, year) => `${month} de ${year}`,
}
