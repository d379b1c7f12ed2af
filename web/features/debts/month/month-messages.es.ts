import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './month-messages.ts'

const namedOrCounted = (names: readonly string[]) =>
  names.length > 3 ? plural(names.length, 'pago') : names.join(', ')

export const monthTexts: Words<typeof En.monthTexts> = {
  lookBack: (month) => `Ver cómo le fue en ${month}`,
  title: 'Este mes',
  toPay: (amount, by) => `Tiene ${amount} por pagar, a más tardar el ${by}.`,
  leftToPay: (amount, { by, paid }) =>
    `Le quedan ${amount} por pagar, a más tardar el ${by}. Ya pagó ${paid}.`,
  short: (left, until) => `Tiene ${left} por pagar antes de su próximo cobro, el ${until}.`,
  shortDone: (until) => `No queda nada por pagar antes de su próximo cobro, el ${until}.`,
  uncovered: (amount) => `Quedan ${amount} sin cubrir.`,
  paid: (amount) => `Ya pagó ${amount}.`,
  seeUncovered: 'Qué pasa después y qué decir',
  notCovered: (amount) => `${amount} sin cubrir`,
  fromNextPay: 'con su próximo cobro',
  by: (day) => `a más tardar el ${day}`,
  above: (amount) => `${amount} más que su mínimo`,
  soFar: (paid, planned) => `pagó ${paid} de ${planned}`,
  late: (amount, day) => `${amount} sin anotar del ${day}`,
  paidLate: (amount, day) => `pagó tarde ${amount} del ${day}`,
  done: (amount) => `pagó ${amount}`,
  next: (day) => `vence de nuevo el ${day}`,
  paidOff: 'saldada',
  mark: 'Marcar como pagado',
  markLabel: (amount, name) => `Marcar como pagado: ${amount} a ${name}`,
  markAll: 'Marcar todo como pagado',
  busy: (done, count) => `Anotando ${done} de ${count}`,
  more: (count) => `Mostrar los ${count}`,
  notRecorded: 'Este pago no se anotó. Inténtelo de nuevo.',
}

export const monthToasts: Words<typeof En.monthToasts> = {
  all: (count, amount) => ({
    title: count === 1 ? 'Se anotó 1 pago' : `Se anotaron ${count} pagos`,
    description: `${amount} en total.`,
  }),
  notAll: (names, others) => ({
    title: `No se anotó: ${namedOrCounted(names)}`,
    description:
      others === 0
        ? 'Inténtelo de nuevo. Nada se guarda dos veces.'
        : `${others === 1 ? 'El otro pago se anotó' : `Los otros ${others} se anotaron`}. Inténtelo de nuevo con el resto: nada se guarda dos veces.`,
  }),
  undo: 'Deshacer',
  undoOthers: 'Deshacer los otros',
  allUndone: { title: 'Pagos deshechos', description: 'Los saldos son los de antes.' },
  notAllUndone: (names) => ({
    title: `No se deshizo: ${namedOrCounted(names)}`,
    description: 'Todavía cuentan. Puede deshacerlos en el historial.',
  }),
}
