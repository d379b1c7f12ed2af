import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './payment-messages.ts'

export const paymentTexts: Words<typeof En.paymentTexts> = {
  title: (name) => `Anotar pago a ${name}`,
  owed: (balance) => `Usted debe ${balance}.`,
  record: 'Anotar pago',
  undo: 'Deshacer',
  amount: 'Monto pagado',
  paidOn: 'Fecha del pago',
  interest: 'Intereses cobrados',
  fees: 'Cargos',
  charges: 'Compras nuevas',
  chargesHint: 'Lo que compró de nuevo, si hubo algo.',
  balanceAfter: 'Saldo después de esto',
}

export const interestTexts: Words<typeof En.interestTexts> = {
  unknown: 'Lo que cobró su estado de cuenta desde la última anotación.',
  through: (rate, day) => `${rate} hasta el ${day}`,
  inTurn: (rates) => `${rates.join(', luego ')}${rates.length > 1 ? ',' : ''}`,
  eachBalance: 'la tasa de cada saldo',
  withDeferred: (amount) => `, con ${amount} de interés diferido`,
  estimated: ({ rates, since, deferred }) =>
    `Estimado con ${rates} desde el ${since}${deferred}. Su estado de cuenta tiene el monto exacto.`,
}

export const historyTexts: Words<typeof En.historyTexts> = {
  title: (name) => `Historial de ${name}`,
  totals: (paid, owed) => `Pagado hasta hoy: ${paid}. Debe ahora: ${owed}.`,
  what: 'el historial',
  correction: 'Corrección',
  undo: 'Deshacer',
  undoLabel: (amount) => `Deshacer el pago de ${amount}`,
  left: (balance) => `quedan ${balance}`,
}

export const entryNames: Words<typeof En.entryNames> = {
  opening: 'Saldo inicial',
  charge: 'Compras nuevas',
  interest: 'Intereses',
  fee: 'Cargos',
  payment: 'Pago',
}
