import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const legalTexts: Words<typeof En.legalTexts> = {
  englishCounts: 'Esta traducción es para que usted la lea en español. El texto en inglés es el que cuenta.',
  inForce: (date) => `Vigente desde el <date>${date}</date>`,
  contents: 'En esta página',
  noContact:
    'Todavía no hay una dirección pública de contacto. Estará aquí antes de que Jubilee se abra al público.',
}
