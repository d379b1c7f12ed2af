import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.es.ts'
import { listed } from '../figure-messages.es.ts'
import type * as En from './list-messages.ts'

export const listTexts: Words<typeof En.listTexts> = {
  title: 'Sus cuentas',
  quickWins: (count) => plural(count, 'logro rápido', 'logros rápidos'),
  quickWinsNamed: ({ under, named, more }) =>
    `Los logros rápidos son deudas de menos de ${under}: ${listed(more > 0 ? [...named, `${more} más`] : named)}.`,
}

export const debtCardTexts: Words<typeof En.debtCardTexts> = {
  next: 'se salda primero',
  progress: (name) => `Pagado de ${name}`,
  paid: (percent) => `${percent}% pagado<since> desde que empezó</since>`,
  paidOff: 'Saldada',
  noDate: 'Sin fecha todavía',
  paidOffBy: (month) => `Saldada para <month>${month}</month>`,
  offer: ({ rate, on, usual }) => `${rate} hasta el ${on}${usual === null ? '' : `, después ${usual}`}.`,
}

export const debtSourceTexts: Words<typeof En.debtSourceTexts> = {
  from: (bank, time) => `De ${bank}, ${time}`,
  entered: (figures) => `Usted anotó ${listed(figures)}.`,
  figures: {
    balance: 'el saldo',
    interestRate: 'la tasa',
    minimumPayment: 'el mínimo',
    paymentDueDate: 'la fecha de vencimiento',
  },
  bankSays: (bank, amount) => `Según ${bank}, usted debe ${amount}.`,
  use: 'Usar este monto',
  useNamed: (name) => `Usar el saldo del banco para ${name}`,
}
