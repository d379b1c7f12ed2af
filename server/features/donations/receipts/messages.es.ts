import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  language: 'es',
  nothingInExchange: 'No se entregaron bienes ni servicios a cambio de esta donación.',
  nothingForAny: 'No se entregaron bienes ni servicios a cambio de estas donaciones.',
  wholeGift: 'Toda la donación se destina a ayudas. Jubilee paga la comisión de la tarjeta.',
  noTaxAdvice: 'Esto es un recibo y no asesoría de impuestos.',
  registration: (number) => `Número de registro (EIN): ${number}`,
  noRegistration:
    'El número de registro de la organización aparecerá aquí cuando lo haya. Hasta entonces, pregúntenos antes de deducir esta donación de sus impuestos.',
  pdf: {
    receipt: (number) => `Recibo ${number}`,
    receiptForGift: 'Recibo de una donación',
    receiptNumber: 'Número de recibo',
    receivedOn: 'Recibida el',
    amount: 'Monto',
    dollars: (amount) => `${amount} dólares de EE. UU.`,
    kind: 'Tipo',
    oneMonth: 'Un mes de una donación mensual',
    once: 'Una donación única',
    givenBy: 'Donante',
    email: 'Correo electrónico',
    inLedger: 'En el libro de cuentas',
    entry: (sequence) => `Registro ${sequence}`,
    returned: 'Devuelto',
    remains: 'Lo que queda',
    keep: 'Guarde esto con sus documentos.',
    giftsOf: (year) => `Donaciones de ${year}`,
    yourGiftsOf: (year) => `Sus donaciones de ${year}`,
    madeOn: 'Preparado el',
    receiptOf: (day, number) => `${day}, recibo ${number}`,
    returnedInAll: 'Devuelto en total',
    givenIn: (year) => `Donado en ${year}`,
  },
  mail: {
    seeOrStop: 'Ver o detener su donación mensual',
    arrived: (amount, day) => `Su donación de ${amount} llegó el ${day}. Gracias.`,
    openReceipt: 'Abrir su recibo (PDF)',
    entry: (sequence) =>
      `Es el registro ${sequence} del libro de cuentas público. Ahí puede ver a dónde va cada dólar:`,
    openLedger: 'Abrir el libro de cuentas',
    receipt: (foundation) => `Su recibo de ${foundation}`,
    monthlyReceipt: (foundation) => `Su recibo mensual de ${foundation}`,
    eachMonth: 'Usted da esto cada mes, hasta que lo detenga. Puede hacerlo cuando quiera.',
    failed: 'Un pago de su donación mensual no se pudo hacer',
    didNotGoThrough:
      'El último pago de su donación mensual no se pudo hacer. Esto pasa, por ejemplo, cuando una tarjeta vence.',
    nothingToDo:
      'No tiene que hacer nada. Se intenta otra vez con la tarjeta en los próximos días. Si no funciona, la donación se detiene por sí sola.',
    otherCard: 'Para usar otra tarjeta, detenga esta donación y empiece una nueva:',
    stopped: 'Su donación mensual se detuvo',
    hasStopped: 'Su donación mensual se detuvo. No se cobra nada más. Lo que dio ha ayudado: gracias.',
    receiptsStay: 'Sus recibos siguen siendo válidos. Si un día quiere donar otra vez, esta es la página:',
    give: 'Donar a la fundación',
  },
}
