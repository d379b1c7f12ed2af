import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './month-messages.es.ts'

const english = {
  months: 'January February March April May June July August September October November December'.split(' '),
  longDate: (month: string, day: number, year: number) => `${month} ${day}, ${year}`,
  monthOfYear: (month: string, year: number) => `${month} ${year}`,
}

export type English = typeof english
export const monthTexts = bilingual(english, spanish)
