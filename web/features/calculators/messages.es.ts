import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './messages.ts'

export const calculatorTexts: Words<typeof En.calculatorTexts> = {
  monthly: (amount) => `${amount} al mes`,
  takenOff: (amount) => `− ${amount}`,
  monthsSuffix: 'meses',
  apr: 'Tasa de interés (APR)',
}

export const entrySentences: Words<typeof En.entrySentences> = {
  amount: 'Monto',
  rateName: 'Tasa',
  money: 'Escriba un monto, como 1,234.50.',
  rate: 'Escriba la tasa anual en porcentaje, como 18.5.',
  share: 'Escriba un porcentaje de 0 a 100, como 20.',
  shareBelowAll: 'Escriba un porcentaje menor que 100, como 20.',
  months: (most) => `Escriba meses enteros, de 1 a ${most}.`,
}

export const payoffTexts: Words<typeof En.payoffTexts> = {
  title: 'Calculadora para saldar deudas',
  kind: 'Calculadora inteligente',
  intro: 'Vea cómo cambia una deuda si paga un poco más cada mes.',
  action: 'Calcular',
  balance: 'Saldo',
  minimum: 'Pago mínimo al mes',
  extra: 'Pago adicional al mes',
  minimumOnly: 'Solo el mínimo',
  withExtra: 'Mínimo y adicional',
  timeSaved: 'Tiempo ahorrado',
  interestSaved: 'Intereses ahorrados',
  months: (count) => plural(count, 'mes', 'meses'),
  paid: (paid, interest) => `${paid} pagados, ${interest} de eso en intereses`,
  missing: {
    balance: 'Escriba el saldo, como 15,000.',
    rate: 'Escriba la tasa de interés, como 18.5. Si no hay, escriba 0.',
    minimum: 'Escriba el pago mínimo, como 350.',
    extra: 'Escriba el pago adicional. Si no hay, escriba 0.',
  },
  incomplete: 'Llene los cuatro campos y verá el resultado otra vez.',
  nothingOwed: 'Con un saldo de 0 no queda nada por pagar.',
  sooner: (extra, time) => `Con ${extra} más al mes termina ${time} antes`,
  same: 'Los dos pagos toman el mismo tiempo',
  noExtra: 'Agregue un pago adicional para ver qué cambia',
  never: 'Los intereses son más que el pago',
  neverNote: (interest) => `El primer mes suma ${interest} de intereses. Con este pago la deuda no baja.`,
  tooLong: 'No se salda en 50 años',
  least: (payment) => `Un pago de ${payment} al mes o más sí la salda.`,
  leastWithin: (payment) => `Un pago de ${payment} al mes o más la salda en 50 años o menos.`,
  onlyWithExtra: (extra, time) => `Con ${extra} más al mes queda saldada en ${time}`,
  basis:
    'Los intereses se suman cada mes, con la tasa dividida entre 12. Después se hace el pago. El pago no baja. Solo para aprender. Si su estado de cuenta dice otra cosa, guíese por él.',
}

export const carTexts: Words<typeof En.carTexts> = {
  title: 'Análisis de ofertas de autos',
  intro: 'Lo que al final le cuesta un auto, comprado o arrendado (lease).',
  covered: 'El pago inicial cubre el precio. No hay nada que financiar.',
  fillBuy: 'Llene los cuatro campos para ver cuánto cuesta el auto.',
  fillLease: 'Escriba el pago mensual y el plazo para ver cuánto cuesta arrendar.',
  fillBoth: 'Llene las dos pestañas y aquí verá cuál cuesta menos.',
  buy: 'Comprar',
  lease: 'Arrendar',
  price: 'Precio del auto',
  down: 'Pago inicial',
  downHint: 'Si no hay, escriba 0.',
  averageRate: (rate, month) =>
    `El promedio para autos nuevos fue de ${rate} en ${month} (Federal Reserve, G.19).`,
  loanTerm: 'Plazo del préstamo',
  financed: 'Financiado',
  interest: 'Total de intereses',
  totalCost: 'Costo total',
  resaleValue: 'Reventa estimada',
  netCost: 'Costo neto',
  monthlyPayment: 'Pago mensual',
  leaseTerm: 'Plazo del arrendamiento',
  dueAtStart: 'Pago al comenzar',
  dueHint: 'Lo que paga al llevarse el auto (drive-off): primer pago, cargos y depósito.',
  inAll: (total) => `${total} en total`,
  payments: (count) => plural(count, 'pago'),
  leaseTotal: 'Total del arrendamiento',
  comparison: 'Comprar o arrendar',
  buyingCost: 'Costo neto de comprar',
  leasingCost: 'Arrendar por el mismo tiempo',
  buyingSaves: 'Comprar ahorra',
  leasingSaves: 'Arrendar ahorra',
  buyingCheaper: (amount) => `Comprar ahorra ${amount}`,
  leasingCheaper: (amount) => `Arrendar ahorra ${amount}`,
  equal: 'Comprar y arrendar cuestan lo mismo',
  basis: (months) =>
    `Los dos por ${plural(months, 'mes', 'meses')}, los meses del préstamo. El arrendamiento se repite con las mismas condiciones, en proporción. No se cuentan millas, reparaciones, seguro ni cargos al final del arrendamiento.`,
  resale:
    'Suponemos que el auto todavía se vende por el 40% de su precio. El suyo puede venderse por más o por menos.',
}

export const homeTexts: Words<typeof En.homeTexts> = {
  title: 'Guía para comprar casa',
  intro: 'Qué casa va con sus ingresos y qué saber antes de buscar.',
  fill: 'Escriba sus ingresos para ver qué casa puede pagar.',
  affordability: 'Cuánto puede pagar',
  learn: 'Aprender',
  income: 'Ingresos al año',
  incomeHint: 'Antes de impuestos.',
  debts: 'Pagos de deudas al mes',
  debtsHint: 'Tarjetas, auto, préstamos estudiantiles y otros.',
  down: 'Pago inicial',
  downHint: 'Parte del precio.',
  rate: 'Tasa de la hipoteca (APR)',
  countCosts: 'Contar impuesto a la propiedad, seguro y cuotas de HOA',
  countCostsHint: 'Si no lo marca, la regla cuenta solo el préstamo.',
  price: 'Precio de una casa que tiene en mente',
  tax: 'Impuesto a la propiedad al año',
  insurance: 'Seguro de la casa al año',
  dues: 'Cuotas de HOA al mes',
  finding: (price) => `Casas de hasta ${price} cumplen esta regla`,
  noneForDebts:
    'Sus otras deudas ya se llevan más del 36% de sus ingresos. Según esta regla todavía no hay lugar para una casa. Cada deuda que salda deja más lugar.',
  noneForCosts:
    'Los impuestos, el seguro y las cuotas se llevan todo lo que permite esta regla. No queda nada para un préstamo.',
  setByHousing: 'Es el 28% de sus ingresos mensuales.',
  setByDebts: 'Es el 36% de sus ingresos mensuales, menos sus otras deudas.',
  fits: (price, payment) => `Una casa de ${price} cuesta ${payment} al mes. Cumple la regla.`,
  above: (price, payment, over) =>
    `Una casa de ${price} cuesta ${payment} al mes. Son ${over} más de lo que permite la regla.`,
  basis:
    'Un préstamo a 30 años. La regla: como máximo el 28% de los ingresos para la casa y el 36% con todas las deudas. Los prestamistas tienen sus propias reglas, así que esto no es una oferta.',
  averageTax: (percent, year) =>
    `Como porcentaje del precio. El promedio en ${year} fue de ${percent}%. En su condado puede ser la mitad o el doble.`,
  averageInsurance: (amount, year) =>
    `El promedio en ${year} fue de ${amount}. El suyo puede ser muy distinto; pida una cotización.`,
  readOn: (day) => `Consultado el ${day}:`,
  withoutCosts:
    'La regla está pensada para incluir impuestos y seguro. Cuéntelos para tener un precio más realista.',
}

export const homeFactNames: Words<typeof En.homeFactNames> = {
  down: 'Pago inicial',
  loan: 'Préstamo',
  principalInterest: 'Capital e intereses',
  tax: 'Impuesto a la propiedad',
  insurance: 'Seguro',
  dues: 'Cuotas de HOA',
  allowed: 'Pago permitido',
}

export const incomeTexts: Words<typeof En.incomeTexts> = {
  title: 'Calculadora de ingresos',
  intro: 'Lo que los ingresos adicionales podrían hacer por sus deudas, después de impuestos.',
  fill: 'Escriba lo que podría ganar en una semana.',
  weekly: 'Ingresos adicionales a la semana',
  taxRate: 'Tasa de impuestos',
  taxHint: 'Sobre estos ingresos, todos los impuestos juntos.',
  debt: 'Deuda que tiene',
  payment: 'Lo que paga al mes',
  beforeTax: 'Antes de impuestos',
  tax: 'Impuestos',
  without: 'Libre de deudas sin ellos',
  with: 'Libre de deudas con ellos',
  monthsSaved: 'Meses ahorrados',
  interestSaved: 'Intereses ahorrados',
  months: (count) => plural(count, 'mes', 'meses'),
  never: 'Nunca',
  myDebts: 'Mis deudas',
  fillDebt: 'Escriba lo que debe y lo que paga cada mes para ver cuánto antes podría terminar.',
  finding: (net) => `Unos ${net} al mes después de impuestos`,
  fromPlan: 'Cuenta las deudas, las tasas y el pago adicional de su plan.',
  fromTotals:
    'Aquí no se cuentan intereses, porque no todas sus deudas tienen una tasa. El tiempo real es más largo. Agregue las tasas para tener una respuesta exacta:',
  fromTyped: 'Los intereses se cuentan con la tasa que escribió.',
  fromTypedFormula: 'Aquí no se cuentan intereses, porque no hay una tasa. El tiempo real es más largo.',
  sooner: (time) => `Termina ${time} antes`,
  endsNow: 'Sin estos ingresos las deudas nunca terminan. Con ellos, sí.',
  neverAfter: 'Incluso con estos ingresos, los intereses son más que los pagos.',
  tooLong: 'Más de 50 años',
  short: 'Por debajo de los pagos mínimos',
  basis:
    'Un mes son 4.33 semanas. Todo el ingreso neto va a sus deudas. Lo que gana y lo que debe de impuestos puede ser distinto; esto no es una promesa.',
}
