import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const readingTexts: Words<typeof En.readingTexts> = {
  minutes: (minutes) => `${minutes} min de lectura`,
  print: 'Imprimir',
}
