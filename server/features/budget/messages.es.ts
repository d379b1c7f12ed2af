import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  missingSpending: 'No encontramos este gasto. Es posible que ya se haya eliminado.',
  spentInFuture: 'Escriba el día en que lo gastó. No puede ser una fecha futura.',
  spentBeforeMonth: 'Este mes no ha empezado, así que todavía no hay gastos. Deje esto en 0.',
  spendsTooMuch: (most) => `Una categoría puede tener ${most} como máximo en un mes. Escriba un monto menor.`,
  groupRemoved: 'Se eliminó el grupo. Sus categorías siguen en su presupuesto.',
}
