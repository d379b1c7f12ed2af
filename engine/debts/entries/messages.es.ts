import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  tooManyToRestore: (most) => `Puede tener hasta ${most} deudas. Elimine una para que esta pueda volver.`,
  missingPayment: 'No encontramos este pago. Es posible que ya se haya deshecho.',
  paidSince:
    'Sin este pago, su historial quedaría por debajo de $0, así que no se cambió nada. Deshaga primero los pagos posteriores.',
  nothingOwed: 'No debe nada en esta deuda, así que no hay nada que pagar.',
  owesLess: (owed) => `Debe ${owed} en esta deuda. Escriba ese monto o menos.`,
  paidInFuture: 'Escriba el día en que pagó. No puede ser una fecha futura.',
  owesTooMuch: (most) => `Una deuda puede ser de ${most} como máximo. Escriba un monto menor.`,
  stillOwed: (owed) => `Todavía debe ${owed} en esta deuda. Diga qué pasó con ella y después ciérrela.`,
}
