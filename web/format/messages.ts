import type { Language } from '#engine/language/bilingual.ts'

/** The language that these screens are in. */
export const LANGUAGE: Language = 'en'

/** What Intl writes counts, weekdays and times by. */
export const LOCALE = 'en-US'

type ShortDate = { year: number | null; dayFirst: boolean }

export const dateTexts = {
  shortDate: (month: string, day: number, { year, dayFirst }: ShortDate) => {
    if (dayFirst) return `${day} ${month}${year === null ? '' : ` ${year}`}`
    return `${month} ${day}${year === null ? '' : `, ${year}`}`
  },
}

export const sizeTexts = {
  kilobytes: (count: number) => `${count} kB`,
  megabytes: (count: string) => `${count} MB`,
}
