import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './fact-messages.ts'

export const spanish: Words<English> = {
  kinds: {
    credit_card: 'tarjetas de crédito',
    auto_loan: 'préstamos de auto',
    student_loan: 'préstamos estudiantiles',
    mortgage: 'hipotecas',
    personal_loan: 'préstamos personales',
    other: 'otras deudas',
  },
  ofTerm: (kind, months) => `${kind} a ${months} meses`,
  others: 'otras',
  averages: (month) => `Reserva Federal, G.19, ${month}`,
  assumed: (kind) => `tasa anual supuesta: típica de ${kind}`,
  rateCounted: (names, rate, kind) =>
    `No se conoce la tasa de ${names}, así que se cuenta ${rate}, típica de ${kind}.`,
  rateNotCounted: (names) => `No se conoce la tasa de ${names}, así que no se cuentan sus intereses.`,
  never: 'Con este pago las deudas no terminan: los intereses son demasiado altos.',
  short: (month) => `Desde ${month}, sus prestamistas piden más de lo que paga este plan.`,
  long: (years) => `Con este pago tarda más de ${years}: los saldos bajan, pero muy despacio.`,
  deferred: (charge) => `Entonces se suman ${charge} de interés diferido.`,
  usualRate: 'Entonces empieza su tasa normal.',
  offerEnds: (name, on) => `La oferta de ${name} termina el ${on}.`,
  planOwes: (left, by) => `Después del pago que vence el ${by}, su plan todavía debe ${left}.`,
  moreMonthly: (add) => `${add} más al mes lo evitan.`,
  moreWithIt: (add) => `${add} más con ese pago lo evitan.`,
  noPaymentBefore: (left) => `Usted todavía debe ${left}, y antes no hay ningún pago regular.`,
  payAll: 'Pagarlo todo a más tardar ese día lo evita.',
  inOrder: (names) => names.join(', luego '),
  offersEnd: 'porque terminan sus ofertas',
  offerEndsThen: 'porque termina su oferta',
  leastSaves: (saved) => `El plan de Menos intereses, en Mis deudas, cuesta ${saved} menos.`,
  wagesOf: (publisher) => `${publisher}, mayo de 2025`,
  nation: 'Estados Unidos',
  estimateFor: (place) => `${place}, una estimación`,
  byWageIndex: (source) => `${source}, ajustado con el índice salarial del estado`,
}
