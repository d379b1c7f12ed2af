import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './door-messages.ts'

export const doorTexts: Words<typeof En.doorTexts> = {
  title: 'Hay más de una salida',
  noEnd: 'Este plan todavía no tiene final. Compare diez salidas, con lo que cuesta cada una y lo que hace.',
  long: 'Este plan toma más de cinco años. Compare diez salidas, con lo que cuesta cada una y lo que hace.',
  go: 'Ver todas las salidas',
  quiet: 'Comparar todas las salidas',
}
