import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  missingArticle: 'No encontramos este artículo. Es posible que se haya eliminado.',
  feedTitle: 'Jubilee: educación financiera',
  feedAbout:
    'Artículos para salir de deudas, en palabras sencillas, cada cifra con su fuente o con un ejemplo resuelto.',
}
