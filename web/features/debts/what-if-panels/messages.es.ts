import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './messages.ts'

const interestOr = (hasFee: boolean) => (hasFee ? 'intereses y cargos' : 'intereses')

export const resultTexts: Words<typeof En.resultTexts> = {
  title: '¿Y si?',
  asked: (what) => `¿Y si? ${what}.`,
  without: (what) => `sin esto: ${what}`,
  free: (month) => `Libre de deudas en ${month}`,
  instead: (month, before) => `Libre de deudas en ${month} en vez de ${before}`,
  same: 'el mismo mes que ahora',
  firstEnd: 'Su plan actual no tiene fecha final',
  noEnd: 'Así no terminaría de pagar sus deudas',
  short: (month) => `Desde ${month} esto paga menos de lo que piden sus prestamistas`,
  less: (amount, hasFee) => `${amount} menos de ${interestOr(hasFee)}`,
  more: (amount, hasFee) => `${amount} más de ${interestOr(hasFee)}`,
  sameCost: (hasFee) => `lo mismo de ${interestOr(hasFee)}`,
  monthly: (amount) => `${amount} al mes`,
  keep: 'Guardar este plan',
  discard: 'Descartar',
  kept: { title: 'Este es su plan ahora.', description: 'Puede volver a uno anterior cuando quiera.' },
}

export const itemTexts: Words<typeof En.itemTexts> = {
  extra: (amount) => `${amount} adicionales al mes`,
  noExtra: 'solo sus mínimos',
  more: (amount, month) => `${amount} más al mes desde ${month}`,
  once: (amount, month) => `${amount} una sola vez en ${month}`,
  pause: (month) => `solo sus mínimos en ${month}`,
  rate: (name, rate, month) => `${name} con ${rate} desde ${month}`,
  loan: ({ names, rate, months, month }) =>
    `un préstamo con ${rate} a ${plural(months, 'mes', 'meses')} para ${names}, desde ${month}`,
  transfer: ({ names, rate, months, month }) =>
    `${names} en una tarjeta nueva con ${rate} por ${plural(months, 'mes', 'meses')}, desde ${month}`,
  own: (names) => `su propio orden: ${names}`,
  removed: 'una deuda que usted eliminó',
}

export const moreTexts: Words<typeof En.moreTexts> = {
  lead: 'Dinero que espera tener todos los meses desde entonces. Se suma a lo que paga ahora.',
  amount: 'Cuánto más al mes',
  from: 'Desde',
}

export const onceTexts: Words<typeof En.onceTexts> = {
  lead: 'Todo va a la deuda que está primero en su plan.',
  amount: 'Cuánto',
  month: 'En',
}

export const pauseTexts: Words<typeof En.pauseTexts> = {
  lead: 'Por un mes paga lo que piden sus prestamistas y nada adicional. Ellos siguen esperando sus mínimos. Si alguno le deja saltar un pago, los intereses se siguen sumando; por eso este plan cuenta el mínimo.',
  month: 'Mes',
}

export const rateTexts: Words<typeof En.rateTexts> = {
  lead: 'Muchos prestamistas bajan la tasa si usted lo pide. Cuando acepten, cambie la tasa en la deuda misma.',
  debt: 'Deuda',
  rate: 'Nueva tasa al año',
  from: 'Desde',
  error: 'Escriba la tasa anual en porcentaje, como 12.5.',
}

export const loanTexts: Words<typeof En.loanTexts> = {
  lead: 'La deuda nueva empieza después de los pagos de ese mes. Su cargo se suma a lo que debe. Cuando la tenga, agréguela como deuda y marque las viejas como saldadas.',
  kind: 'De qué tipo',
  loan: 'Préstamo',
  transfer: 'Transferencia de saldo',
  debts: 'Deudas que salda',
  debtsError: 'Elija al menos una deuda.',
  rate: 'Tasa al año',
  firstRate: 'Tasa al principio',
  months: 'Meses para pagarlo',
  firstMonths: 'Meses con esa tasa',
  laterRate: 'Tasa después',
  fee: 'Cargo, en porcentaje',
  feeHint: 'A menudo de 0 a 8 en un préstamo y de 3 a 5 en una transferencia.',
  month: 'Empieza en',
  monthsError: 'Escriba un número de meses, de 1 a 480.',
  feeError: 'Escriba un cargo de 0 a 100 por ciento.',
  rateError: 'Escriba la tasa anual en porcentaje, como 12.5.',
  payment: (amount) => `El préstamo pide ${amount} al mes.`,
}

export const byTexts: Words<typeof En.byTexts> = {
  month: 'Terminar de pagar a más tardar en',
  choose: 'Elija un mes',
  over: 'Ese mes ya pasó. Elija uno que venga después.',
  impossible: 'Ningún monto al mes lo logra para entonces. Elija un mes más tarde.',
  takes: (amount, month) => `Se necesitan ${amount} al mes para terminar a más tardar en ${month}.`,
  more: (amount) => `Son ${amount} más de lo que paga ahora.`,
  enough: (month) => `Con lo que paga ahora llega a más tardar en ${month}.`,
  less: (amount) => `Alcanzaría con ${amount} al mes.`,
  tryIt: (amount) => `Probar con ${amount} adicionales al mes`,
}

export const orderTexts: Words<typeof En.orderTexts> = {
  lead: 'El pago adicional va a la primera deuda de la lista hasta saldarla, y luego a la siguiente. Arrastre una fila, use sus botones o presione las flechas del teclado en su asa.',
  list: 'Su orden de pago',
}

export const amountError: Words<typeof En.amountError> = 'Escriba un monto mayor que $0, como 250.'

export const historyTexts: Words<typeof En.historyTexts> = {
  empty: 'Aquí verá los planes que guarde.',
  now: 'Su plan actual',
  ended: (month, cost) => `Libre de deudas en ${month}, ${cost} de intereses y cargos, según ese día`,
  endless: 'Ese día no se anotó una fecha final',
  free: (month) => `Libre de deudas en ${month}, según ese día`,
  failed: 'No se pudieron cargar los planes que guardó.',
  back: 'Volver a este plan',
  backTo: (day) => `Volver al plan del ${day}`,
  done: (day) => ({
    title: `Su plan es otra vez el del ${day}.`,
    description: 'El anterior sigue en la lista.',
  }),
}
