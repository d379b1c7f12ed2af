import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './schedule-messages.ts'

export const scheduleTexts: Words<typeof En.scheduleTexts> = {
  title: 'Mes por mes',
  caption: 'Lo que va a cada deuda cada mes y lo que queda',
  file: (order, day) => `plan-de-deudas-${order}-${day}.csv`,
  csv: 'Descargar CSV',
  print: 'Imprimir',
  month: 'Mes',
  pay: 'Usted paga',
  interest: 'Intereses',
  left: 'Queda',
  balanceLeft: (amount) => `quedan ${amount}`,
  payments: 'Pagos',
  extra: 'recibe el adicional',
  extraKey: 'Recibe el pago adicional ese mes',
  paidOff: 'saldada',
  paid: 'pagado',
  paidOf: (paid) => `${paid} pagados`,
  nothing: 'Sin pago',
  toPay: 'por pagar',
  debts: (count) => plural(count, 'deuda'),
  debtsPaidOff: 'saldadas',
  interestOfMonth: 'Intereses de este mes',
  leftAfter: 'Queda después',
  inPrint: (payment, notes) => (notes.length === 0 ? payment : `${payment} (${notes.join(', ')})`),
}

export const scheduleFileTexts: Words<typeof En.scheduleFileTexts> = {
  month: 'Mes',
  total: 'Total',
  payment: (name) => `${name}: pago`,
  interest: (name) => `${name}: intereses`,
  balance: (name) => `${name}: saldo`,
}
