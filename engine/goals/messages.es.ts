import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  missingContribution: 'No encontramos este aporte. Es posible que ya se haya deshecho.',
  contributedInFuture: 'Escriba el día en que lo hizo. No puede ser una fecha futura.',
  holdsNothing: 'Todavía no hay nada en esta meta, así que no hay nada que retirar.',
  holdsLess: (held) => `En esta meta hay ${held}. Escriba ese monto o menos.`,
  takenOutSince:
    'Sin este aporte, su meta quedaría por debajo de $0, así que no se cambió nada. Deshaga primero lo que retiró.',
  holdsTooMuch: (most) => `Una meta puede tener ${most} como máximo. Escriba un monto menor.`,
}
