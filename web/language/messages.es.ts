import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const otherLanguage: typeof En.otherLanguage = { value: 'en', name: 'English' }

export const languageNames: typeof En.languageNames = { en: 'English', es: 'Español' }

export const translationTexts: Words<typeof En.translationTexts> = {
  older: (day) => `El texto en inglés cambió el ${day}. Aquí algunas cifras pueden ser las de antes.`,
  withheld: (day) =>
    `El texto en inglés cambió el ${day} y estamos actualizando el español. Mientras tanto, está en inglés.`,
  readEnglish: 'Leerlo en inglés',
}

export const languageTexts: Words<typeof En.languageTexts> = {
  failed: {
    title: 'No se pudo guardar el idioma.',
    description: 'Revise su conexión e inténtelo de nuevo. No se cambió nada más.',
  },
}
