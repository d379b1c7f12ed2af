import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './debt-type-messages.ts'

export const spanish: Words<English> = {
  credit_card: 'Tarjeta de crédito',
  auto_loan: 'Préstamo de auto',
  student_loan: 'Préstamo estudiantil',
  mortgage: 'Hipoteca',
  personal_loan: 'Préstamo personal',
  other: 'Otra deuda',
}
