import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './balance-words.ts'

export const spanish: Words<English> = {
  purchases: 'Compras',
  cash: 'Adelantos de efectivo',
  transfer: 'Transferencia de saldo',
  special: 'Tasa especial',
  penalty: 'Tasa de penalización',
  other: 'Otro saldo',
}
