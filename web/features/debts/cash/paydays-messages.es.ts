import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.es.ts'
import { listed } from '../figure-messages.es.ts'
import type * as En from './paydays-messages.ts'

export const payKindNames: Words<typeof En.payKindNames> = {
  weekly: 'Cada semana',
  everyTwoWeeks: 'Cada dos semanas',
  twiceAMonth: 'Dos veces al mes',
  monthly: 'Una vez al mes',
  irregular: 'Varía',
}

export const payFormTexts: Words<typeof En.payFormTexts> = {
  lead: 'Con sus días de cobro y lo que hay hoy en la cuenta, cada pago va en un día en que el dinero está, y a más tardar dos días hábiles antes de que venza.',
  kind: '¿Cada cuánto le pagan?',
  nextOn: 'Próximo día de cobro',
  nextOnHint: 'La fecha de siempre, aunque caiga en fin de semana.',
  secondOn: 'El día de cobro después de ese',
  dayOff: 'Si cae en fin de semana o día feriado',
  dayOffs: { before: 'El día hábil anterior', after: 'El día hábil siguiente' },
  amount: 'Un cheque de pago, después de impuestos',
  cash: 'En la cuenta hoy',
  cashHint: 'Con el pago de hoy, si ya llegó.',
  floor: 'Dejar en la cuenta al menos',
  floorHint: 'El plan no toca este monto. Puede ser 0.',
  irregular: 'Si su pago varía, cuenta cuando ya está en la cuenta. Actualice el monto cuando llegue.',
  save: 'Ver los días',
  cancel: 'Cancelar',
  unread: {
    amount: 'Escriba cuánto recibe en un cheque de pago, por ejemplo 1,250.00.',
    cash: 'Escriba cuánto hay en la cuenta, por ejemplo 400.00.',
    floor: 'Escriba cuánto debe quedar en la cuenta, por ejemplo 100.00.',
  },
}

export const payToasts: Words<typeof En.payToasts> = {
  saved: { title: 'Se guardaron sus días de cobro' },
  saveFailed: {
    title: 'No se guardaron sus días de cobro',
    description: 'Lo que escribió sigue aquí.',
  },
  forgotten: { title: 'Se eliminaron sus días de cobro' },
  forgetFailed: { title: 'No se eliminaron sus días de cobro', description: 'Inténtelo de nuevo.' },
}

export const paydaysTexts: Words<typeof En.paydaysTexts> = {
  keeps: (floor) => `Cada día termina con ${floor} o más en la cuenta.`,
  keepsZero: 'La cuenta queda cada día en $0 o más.',
  under: (floor) => `Algunos días terminan por debajo de los ${floor} que usted quiere dejar.`,
  underZero: 'Algunos días la cuenta queda por debajo de $0.',
  run: (days, because) => {
    const when =
      days.from === days.to
        ? `El ${days.from} faltan ${days.amount}.`
        : `Del ${days.from} al ${days.to} faltan hasta ${days.amount}.`
    return because === null ? when : `${when} Hay que pagar ${because} antes de que llegue el dinero.`
  },
  ask: (name, days) =>
    `Pida a ${name} que pase la fecha de vencimiento del ${days.from} al ${days.to}. Así el dinero llega a tiempo.`,
  withMinimums:
    'Con solo los mínimos, ningún día baja tanto. Lo que paga por encima puede esperar hasta que llegue el dinero.',
  noMove: 'Ninguna otra fecha de vencimiento lo arregla. Vea qué cubre su dinero en “Este mes tengo menos”.',
  pay: (amount, name) => `Pague ${amount} a ${name}`,
  due: (day) => `vence el ${day}`,
  isShort: 'el dinero todavía no está',
  nothing: 'No queda nada por pagar este mes ni el próximo.',
  lowest: 'Punto más bajo',
  lowestOf: (month, amount) => `En ${month}: ${amount}`,
  lowestOn: (day) => `el ${day}`,
  daysTitle: 'Días para pagar',
  basis: (amount, entered) =>
    `Contamos ${amount} en la cuenta hoy: los ${entered.amount} que usted anotó para el ${entered.day}, con los cobros, las facturas y los pagos desde entonces.`,
  basisToday: (amount) => `Contamos ${amount} en la cuenta hoy.`,
  income: (count, last) =>
    `Por llegar hasta el ${last}: ${plural(count, 'cheque de pago', 'cheques de pago')}.`,
  noIncome: 'Si su pago varía, cuenta cuando ya está en la cuenta.',
  bills: (names) => `Facturas de su presupuesto: ${listed(names)}.`,
  noBills: 'Su presupuesto no tiene facturas con día de vencimiento.',
  noBudget:
    'Las facturas vienen de un presupuesto, que necesita una cuenta gratis. Réstelas del monto que escriba.',
  budgetFailed: 'No se pudo cargar su presupuesto, así que sus facturas no se cuentan aquí.',
  loading: 'Revisando sus facturas',
  change: 'Actualizar',
  forget: 'Eliminar días de cobro',
  calendar: 'Agregar estos días a su calendario',
}
