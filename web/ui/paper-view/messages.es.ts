import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const paperViewTexts: Words<typeof En.paperViewTexts> = {
  frame: (name) => `Páginas de ${name}`,
  loading: 'Abriendo el documento',
  page: (page, pages) => `Página ${page} de ${pages}`,
  previous: 'Página anterior',
  next: 'Página siguiente',
  smaller: 'Alejar',
  larger: 'Acercar',
  zoom: (percent) => `${percent}%`,
  empty: 'Este documento no tiene páginas.',
  failed: 'Este documento no se puede mostrar aquí.',
  failedHint: 'No se cambió nada. Inténtelo de nuevo o pida el documento en otro formato.',
  again: 'Reintentar',
}
