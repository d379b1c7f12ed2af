import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const leastTexts: Words<typeof En.leastTexts> = {
  endless: 'Este plan todavía no llega a cero. Vea qué hace falta con uno de los otros órdenes.',
  oneDebt: 'Tiene una sola deuda por pagar, así que todos los órdenes son iguales.',
  answer: (interest, month) => `${interest} de intereses en total, libre de deudas en ${month}.`,
  saves: (parts) => `En comparación: ${parts.join(', y ')}.`,
  less: (amount, order) => `${amount} menos que ${order}`,
  same: (order) => `lo mismo que ${order}`,
  endlessOrder: (order) => `${order} no llegaría a cero`,
  orders: { avalanche: 'pagar primero la tasa más alta', snowball: 'pagar primero el saldo más bajo' },
  simple: (order) =>
    `Su orden simple es igual de bueno: ningún plan que encontramos le gana a ${order}. Quédese con él.`,
  nearlySimple: (order, amount) =>
    `Su orden simple es casi igual de bueno: ${order} cuesta ${amount} más. Quédese con él.`,
  follow: 'Quédese con este plan, y su inicio, su calendario y sus recordatorios lo siguen.',
  kept: 'Su inicio, su calendario y sus recordatorios siguen este plan.',
  keptSame: (order) => `Por ahora ${order} cuesta lo mismo. Puede cambiar cuando quiera.`,
  keptNearly: (order, amount) => `Por ahora ${order} cuesta ${amount} más. Puede cambiar cuando quiera.`,
  working: 'Revisando si algún plan podría costar menos…',
  proven: 'Comprobado: ningún plan cuesta menos.',
  toADollar: 'Comprobado: ningún plan cuesta ni siquiera $1 menos.',
  within: (amount) => `Ningún plan puede ahorrar más de ${amount} frente a este.`,
  provenFromStart: 'Comprobado: con los mismos primeros pagos, ningún plan cuesta menos.',
  toADollarFromStart: 'Comprobado: con los mismos primeros pagos, ningún plan cuesta ni siquiera $1 menos.',
  withinFromStart: (amount) =>
    `Con los mismos primeros pagos, ningún plan puede ahorrar más de ${amount} frente a este.`,
  unchecked:
    'Aquí no pudimos compararlo con todos los planes posibles. Es el más barato de los que encontramos.',
  table: 'A qué deuda va el pago adicional cada mes',
  columns: { months: 'Meses', debt: 'Deuda', amount: 'Adicional al mes' },
  upTo: (most) => `hasta ${most}`,
  tableNote: 'El pago adicional va además de los mínimos. Crece a medida que se saldan las deudas.',
}
