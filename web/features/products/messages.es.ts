import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const productTexts: Words<typeof En.productTexts> = {
  upgrade: 'Cambiar a Premium',
  processing: 'Procesando...',
  included: 'Su plan incluye este curso. Todas las lecciones están abiertas.',
  openCourse: 'Abrir el curso',
  premium: 'Premium',
  includes: 'Qué incluye',
  was: (price) => `<quiet>Antes </quiet>${price}`,
  aMonth: 'al mes',
  curriculum: 'Programa de 8 semanas',
  lessons: 'Cincuenta lecciones por escrito.',
  week: (number) => `Semana ${number}`,
  partners: 'Recursos de socios',
  loadFailed: 'No se pudieron cargar los recursos de socios',
  noPartners:
    'Todavía no tenemos empresas asociadas. Cuando haya una, aparecerá aquí con lo que cuesta y lo que nos pagan. Mientras tanto, estos grupos ayudan gratis o por muy poco. No son socios y no nos pagan nada.',
  sources: 'Fuentes:',
  copyCode: 'Copiar código',
  ofOffer: (offer) => `de ${offer}`,
  rating: (rating) => `<figure>${rating}</figure> de 5`,
  visit: (offer) => `Visitar<rest> ${offer} (se abre en otra pestaña)</rest>`,
  worth: 'Lo que ahorra el primer año',
  terms: 'Lo que usted acepta',
  commission: 'Lo que nos pagan',
}
