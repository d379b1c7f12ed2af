import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  gone: 'Aquí no hay ningún calendario. Su enlace se anuló o no está completo.',
  takenBack: 'Se anuló el enlace. Los calendarios que lo tienen ya no reciben nada.',
  about:
    'Días de vencimiento, días en que pagar, ofertas que terminan y el mes en que queda libre de deudas.',
  due: (name) => `Vence un pago: ${name}`,
  paid: (name) => `Pagado: ${name}`,
  fromDebts: 'De Mis deudas.',
  atLeast: (amount) => `Por lo menos ${amount}.`,
  estimated: (amount) => `Por lo menos ${amount}, según una estimación.`,
  byRule: (amount) => `Por lo menos ${amount}, por la regla de su prestamista.`,
  atLeastMore: (amount) => `Faltan por lo menos ${amount}.`,
  recorded: (amount) => `Usted anotó ${amount}.`,
  late: (amount) => `${amount} cuentan para el vencimiento anterior.`,
  shortNothing: (hasPaid) =>
    `Con lo que tiene hasta su próximo día de cobro no queda ${hasPaid ? 'nada más' : 'nada'} para este pago.`,
  shortLeft: (amount, hasPaid) =>
    `Con lo que tiene hasta su próximo día de cobro quedan ${amount}${hasPaid ? ' más' : ''} para este pago.`,
  offerEnds: (name) => `Termina una oferta: ${name}`,
  stillOwed: (left) => `Todavía debe ${left}.`,
  deferred: (charge) => `Entonces se suman ${charge} de interés diferido.`,
  payAll: 'Pagarlo todo a más tardar este día evita lo que viene después.',
  lastPayment: (name) => `Último pago antes de que termine la oferta: ${name}`,
  planOwes: (left) => `Después de él, su plan todavía debe ${left}.`,
  moreMonthly: (amount) => `${amount} más al mes lo evitan.`,
  moreWithIt: (amount) => `${amount} más con ese pago lo evitan.`,
  free: 'Libre de deudas este mes, si sigue su plan',
  freeText: 'Se calcula con Mis deudas. Cambia cuando cambian sus saldos y sus pagos.',
  pay: (amount, name) => `Pagar ${amount} a ${name}`,
  payBasis: (dueOn, entered) =>
    `Vence el ${dueOn}. Según sus días de cobro, sus facturas y el dinero que anotó el ${entered}.`,
  underFloor: (amount) =>
    `Este día la cuenta termina ${amount} por debajo de lo que usted quiere dejar en ella.`,
}
