import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  missing: 'No encontramos este estado de cuenta. Es posible que se haya eliminado.',
  tooMany: (most) =>
    `Puede guardar hasta ${most} estados de cuenta por deuda. Elimine uno anterior para agregar este.`,
  impossible: {
    minimumAboveBalance: 'El mínimo no puede ser mayor que el saldo. Revise las dos cifras.',
    interestAboveBalance: 'Los intereses no pueden ser mayores que el saldo. Revise las dos cifras.',
    partsAboveMinimum: 'Esto es parte del mínimo, así que no puede ser mayor que el mínimo.',
    totalBelowBalance: 'El total no puede ser menor que el saldo. Revise las dos cifras.',
    paymentsTooLow: 'Con 36 pagos de este monto no se salda la deuda. Revise las dos cifras.',
    totalUnlikePayment: 'Este total no concuerda con el pago: 36 pagos suman otro monto.',
    dueTooFar: 'Faltan más de dos meses para este día. Revise la fecha de vencimiento.',
  },
}
