import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './reason-words.ts'

export const spanish: Words<English> = {
  cameBack: 'Se resolvió una disputa: el dinero volvió',
  disputed: 'El pago está en disputa en el banco',
  refunded: 'La donación se reembolsó',
}
