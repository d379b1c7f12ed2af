import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  nextMissing: 'Escriba su próximo día de cobro.',
  nextPassed: 'Este día ya pasó. Escriba su próximo día de cobro.',
  nextFar: 'Escriba un día de los próximos tres meses.',
  secondMissing: 'Escriba el día de cobro que sigue a ese.',
  secondWrong: 'Escriba el día de cobro que sigue al primero, dentro de un mes.',
  amount: 'Escriba lo que recibe cada vez que le pagan, después de impuestos.',
}
