import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const spendingTexts: Words<typeof En.spendingTexts> = {
  record: 'Anotar gasto',
  recordRefund: 'Anotar reembolso',
  recordIn: (category) => `Anotar un gasto en ${category}`,
  description: 'Cuenta en el mes del día que elija.',
  amount: 'Monto',
  day: 'Día',
  note: 'Nota',
  noteHint: 'Por ejemplo, la tienda.',
  cameBack: 'Dinero que le devolvieron',
  cameBackHint: 'Un reembolso o una devolución. Se resta de lo que gastó.',
  listTitle: (category) => `Gastos en ${category}`,
  inAll: (amount, month) => `${amount} en total en ${month}.`,
  what: 'gastos',
  spent: 'Gasto',
  refund: 'Reembolso',
  refundOn: (day) => `${day} · reembolso`,
  removeOf: (amount, day) => `Eliminar ${amount} del ${day}`,
}
