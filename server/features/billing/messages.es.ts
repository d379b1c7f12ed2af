import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  noSession: 'No se encontró la sesión de la suscripción',
  verifyFailed: 'No se pudo verificar la suscripción',
  notPaidYet: 'El pago todavía no terminó. No se cobró nada. Vuelva a la página de pago para terminarlo.',
  checkoutOver: 'Este pago no se terminó a tiempo. No se cobró nada. Elija un plan para empezar de nuevo.',
  trialUsed:
    'Este correo electrónico ya tuvo su prueba gratis. Terminamos esta y no se cobró nada. Inicie sesión para elegir un plan sin prueba.',
  secondPlan:
    'Usted ya tenía un plan, así que terminamos este segundo. No se cobra otra vez. Si lo pagó, escríbanos y le devolvemos el dinero.',
  checkoutUnavailable:
    'El servicio de pagos no responde en este momento. No se cobró nada. Inténtelo de nuevo en un minuto.',
  portalUnavailable:
    'El servicio de pagos no responde en este momento. No se cambió nada. Inténtelo de nuevo en un minuto.',
  planUnavailable:
    'El servicio de pagos no responde en este momento. Si en unos minutos nada cambió, inténtelo de nuevo: nada se hace dos veces.',
  checkoutRefused: 'El servicio de pagos no aceptó esto. No se cobró nada. Inténtelo de nuevo o escríbanos.',
  checkoutClosed:
    'Por ahora los planes no están a la venta: el precio en el servicio de pagos no es el que mostramos. No se cobró nada. Vuelva más tarde.',
  tooManyCheckouts: 'Fueron muchos intentos. No se cobró nada. Espere un poco e inténtelo de nuevo.',
  guestHasPlan: 'Usted ya compró un plan. Cree su cuenta para usarlo.',
  hasPlan: 'Usted ya tiene un plan. Puede cambiarlo en Facturación.',
  planIsEnding: 'Usted ya tiene un plan. Todavía no termina: puede reanudarlo en Facturación.',
  planIsUnpaid: 'Usted ya tiene un plan y su pago no se pudo procesar. Cambie la tarjeta en Facturación.',
  noPlan: 'Usted no tiene un plan pagado. No se cambió nada.',
  planLives:
    'Su plan sigue activo. Para continuar con Free, cancélelo primero. Lo conserva hasta que termine.',
  freeNow: 'Ahora tiene Free. Todo lo que anotó sigue aquí.',
  samePlan: 'Usted ya tiene este plan. No se cambió nada.',
  resumeFirst: 'Su plan está por terminar. Reanúdelo primero y luego cámbielo.',
  payFirst: 'El último pago no se pudo procesar. Cambie primero la tarjeta y luego el plan.',
  confirmFirst:
    'Su banco quiere que usted confirme el pago del cambio que pidió. Confírmelo en Facturación, o déjelo así: sin su confirmación se descarta en un día y no se cobra nada.',
  quoteOver: 'El precio se mostró hace un rato. No se cambió nada. Revise el precio otra vez.',
  priceChanged: 'El precio ya no es el mismo. No se cambió nada. Revise primero el precio nuevo.',
  cardDeclined:
    'Su tarjeta fue rechazada. Su plan es el mismo de antes. Intente con otra tarjeta en Facturación.',
  changeRefused: 'El servicio de pagos no aceptó esto. Su plan es el mismo de antes.',
  forgedEvent: 'Este evento no está firmado, o es muy antiguo. No se hizo nada.',
}
