import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  missing: 'No encontramos esta conversación. Es posible que se haya eliminado.',
  missingStartNew: 'No encontramos esta conversación. Es posible que se haya eliminado. Empiece una nueva.',
  usedUp: (most) =>
    `Ya usó los ${most} mensajes de hoy. Su plan, su presupuesto y la biblioteca siguen abiertos como siempre; el asesor vuelve mañana.`,
  deleted: 'La conversación está borrada.',
  allDeleted: 'Todas las conversaciones están eliminadas.',
}
