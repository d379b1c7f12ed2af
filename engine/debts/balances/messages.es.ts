import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  unlikeSum: (sum, balance) =>
    `Estos saldos suman ${sum}, pero el saldo de arriba es ${balance}. Cambie alguno para que coincidan.`,
  sameId: 'Dos de estos saldos tienen el mismo id.',
  accruedInFuture: 'Escriba el día de esa cifra. No puede ser una fecha futura.',
  accruedBeforeStart: 'Escriba el día de esa cifra. No puede ser anterior al comienzo de la deuda.',
}
