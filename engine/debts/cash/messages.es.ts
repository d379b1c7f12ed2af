import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  nextMissing: 'Escriba su próximo día de pago.',
  nextPassed: 'Este día ya pasó. Escriba su próximo día de pago.',
  nextFar: 'Escriba un día de los próximos tres meses.',
  secondMissing: 'Escriba el día de pago que sigue a ese.',
  secondWrong: 'Escriba el día de pago que sigue al primero, dentro de un mes.',
  amount: 'Escriba lo que recibe en cada pago, después de impuestos.',
}
