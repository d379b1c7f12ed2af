import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  noSuchEntry: 'No hay ningún registro con este número. No se guardó nada.',
  notCorrectable:
    'Elija una donación, un diezmo o una sola ayuda. Un grupo o una corrección se arregla corrigiendo lo que cuenta. No se guardó nada.',
  moreThanIsThere: (left) => `Esto resta más de lo que queda en el registro, $${left}. No se guardó nada.`,
  moreThanWasApproved: (amount) =>
    `Esta ayuda se aprobó y se pagó con $${amount}. Una corrección no puede pasar de ese monto. No se guardó nada.`,
  periodTaken: (sequence) =>
    `El registro ${sequence} ya es un diezmo de algunos de estos meses. Corrija ese registro o elija otros meses. No se guardó nada.`,
  notATenth: (tenth) => `Un diezmo es el 10% de la ganancia: $${tenth}. No se guardó nada.`,
  monthsInOrder: 'El último mes es anterior al primero. No se guardó nada.',
  yetToCome: 'Esto todavía no ha pasado. Anótelo cuando haya pasado. No se guardó nada.',
  noName: 'Este registro no lleva ningún nombre. No se cambió nada.',
  titheEntered: (sequence) => `El diezmo está en el libro de cuentas como registro ${sequence}.`,
  correctionEntered: (sequence) => `La corrección está en el libro de cuentas como registro ${sequence}.`,
  nameRemoved: (sequence) => `El registro ${sequence} ahora es anónimo.`,
}
