import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './loading-messages.ts'

export const libraryHead: Words<typeof En.libraryHead> = {
  title: 'Educación financiera, Jubilee',
  description:
    'Artículos gratis en español e inglés sencillo sobre deudas, crédito, cobradores, préstamos estudiantiles, presupuesto y ahorro. Cada cifra tiene su fuente o un ejemplo con las cuentas hechas.',
}

export const loadingLibrary: Words<typeof En.loadingLibrary> = 'Cargando la biblioteca'
export const loadingArticle: Words<typeof En.loadingArticle> = 'Cargando el artículo'
