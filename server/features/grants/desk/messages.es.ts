import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  unconfirmed: 'El solicitante todavía no confirmó su correo electrónico. Puede hacerlo desde su solicitud.',
  gone: 'un administrador que ya no está',
  notWaiting: 'No espera una decisión.',
  approvedByYou: 'Usted la aprobó. También debe aprobarla otro administrador.',
  noAppeal: 'No hay ninguna apelación que decidir.',
  refusedByYou: 'Usted la rechazó. Otro administrador decide la apelación.',
  onlyApproved: 'Solo se paga una ayuda aprobada.',
  approvedAlone: 'Solo usted la aprobó. Otro administrador la marca como pagada.',
  askedFor: (amount) => `Se pidieron ${amount}. Apruebe ese monto o menos.`,
  programGives: (amount) => `Este programa da hasta ${amount}.`,
  firstIsFor: (amount) => `La primera aprobación es de ${amount}. Apruebe el mismo monto.`,
  enterAmount: 'Escriba el monto que aprueba.',
  noFreeMoney:
    'El libro de cuentas no tiene dinero libre en este momento. Apruebe esto cuando haya entrado más.',
  freeMoney: (amount) =>
    `El libro de cuentas tiene ${amount} de dinero libre en este momento. Apruebe ese monto o menos.`,
  notEnoughOnHand: (amount) =>
    `El libro de cuentas tiene ${amount}, y esta ayuda es mayor. Páguela cuando haya entrado más.`,
  payApproved: (amount) => `La ayuda que se aprobó es de ${amount}. Pague ese monto.`,
  notInFuture: 'Elija hoy o un día anterior.',
  notBeforeDecision: 'Elija el día en que se aprobó, o un día posterior.',
}
