import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const LANGUAGE: typeof En.LANGUAGE = 'es'

export const LOCALE: Words<typeof En.LOCALE> = 'es-US'

export const dateTexts: Words<typeof En.dateTexts> = {
  shortDate: (month, day, { year }) => `${day} ${month}${year === null ? '' : ` ${year}`}`,
}

export const sizeTexts: Words<typeof En.sizeTexts> = {
  kilobytes: (count) => `${count} kB`,
  megabytes: (count) => `${count} MB`,
}
