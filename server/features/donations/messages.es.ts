import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  away: 'El servicio de pagos no responde en este momento. No se cobró nada. Inténtelo de nuevo en un minuto.',
  refused: 'El servicio de pagos no aceptó esto. No se cobró nada. Inténtelo de nuevo o escríbanos.',
  stopAway:
    'El servicio de pagos no responde en este momento. Si su donación sigue activa en unos minutos, inténtelo de nuevo.',
  stopRefused: 'El servicio de pagos no aceptó esto. Su donación sigue como antes. Escríbanos.',
  tooMany: 'Fueron muchos intentos. No se cobró nada. Espere un poco e inténtelo de nuevo.',
  noEmail: 'Escriba su correo electrónico. Ahí le llega el recibo.',
  noName: 'Escriba el nombre que quiere mostrar, o done sin nombre.',
  madeBefore: 'Esta donación ya se hizo. La encuentra en el correo con su recibo.',
  otherGift: (amount, day) =>
    `Esta donación se empezó con otros datos: ${amount} el ${day}. No se cobró nada. Empiece de nuevo.`,
  tooLate: 'Esta donación no se terminó a tiempo. No se cobró nada. Empiece de nuevo.',
  noSession: 'No conocemos esta donación. Si ya pagó, el correo con su recibo va en camino.',
  notPaidYet:
    'La donación todavía no está pagada. No se cobró nada. Vuelva a la página de pago para terminarla.',
  onItsWay: 'Su pago va en camino. Le enviamos el recibo en cuanto llegue.',
  verifyAway:
    'No podemos consultar el servicio de pagos en este momento. Si ya pagó, no se perdió nada: el recibo llega por correo electrónico.',
  noGift: 'Esta donación no está aquí.',
  noReceipt: 'Todavía no hay un recibo aquí. Aparece cuando llega el pago.',
  noStatement: 'No tiene donaciones en este año.',
  linkOver: 'Este enlace no es válido o ya venció. Abra el correo más reciente sobre su donación.',
  notMonthly: 'Esta donación se hizo una sola vez. No hay nada que detener.',
  stopped: 'Su donación mensual se detuvo. No se cobra nada más.',
  nameWithdrawn: 'Su nombre ya no se muestra. Sus donaciones aparecen sin nombre.',
  monthlyTo: (foundation) => `Donación mensual a ${foundation}`,
  onceTo: (foundation) => `Donación a ${foundation}`,
  monthlyNote: (amount) =>
    `Usted da ${amount} cada mes hasta que lo detenga. Todo se destina a ayudas: Jubilee paga la comisión de la tarjeta.`,
  onceNote: (amount) =>
    `Usted da ${amount} una sola vez. Todo se destina a ayudas: Jubilee paga la comisión de la tarjeta.`,
}
