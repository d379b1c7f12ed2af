import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './note-words.ts'

export const spanish: Words<English> = {
  corrected: 'Saldo corregido',
  refinanced: 'Pasó a otra deuda',
  forgiven: 'Perdonada o cancelada',
  other: 'Cerrada con este saldo',
  fromBank: 'De su banco',
  bankBalance: 'Saldo en su banco',
}
