import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './balance-messages.ts'

export const balanceTexts: Words<typeof En.balanceTexts> = {
  title: 'Saldos con tasas distintas',
  why: '¿Su estado de cuenta muestra más de un saldo, como compras y una transferencia? Escriba cada uno con su tasa. Juntos son el saldo de arriba.',
  split: 'Escribirlos por separado',
  add: 'Agregar un saldo',
  one: (number) => `Saldo ${number}`,
  remove: (name) => `Eliminar ${name}`,
  removeShort: 'Eliminar',
  name: 'Nombre de este saldo',
  nameHint: 'Por ejemplo Compras o Transferencia de saldo.',
  balance: 'Monto',
  rate: 'Tasa (APR)',
  offer: 'Oferta',
  offerRate: 'Tasa durante la oferta',
  offerEndsOn: 'Último día de la oferta',
  deferredEndsOn: 'Pagar todo a más tardar el',
  law: 'Por ley, lo que paga por encima del mínimo va primero a la tasa más alta. Adónde va el mínimo lo decide la compañía de su tarjeta.',
  minimumTo: 'El mínimo va a',
  minimumToHint: '¿No sabe? Déjelo así: contamos el mínimo a la tasa más baja, que es lo que más le cuesta.',
  first: 'Compras',
  adds: (sum, whole) => `Van ${sum} de ${whole}.`,
  addsUp: (whole) => `Suman ${whole}.`,
  guess: (on) =>
    `Desde el ${on}, una parte de esta división es nuestra estimación. Compárela con su estado de cuenta en Editar.`,
  until: (rate, on, usual) => `${rate} hasta el ${on}, después ${usual}`,
  deferred: (on, rate) => `sin intereses si se paga a más tardar el ${on}, si no ${rate}`,
  soFar: (deferred, accrued) => `${deferred}; ${accrued}`,
  list: (card) => `Saldos de ${card}`,
}

export const accruedTexts: Words<typeof En.accruedTexts> = {
  amount: 'Interés diferido hasta ahora',
  amountHint: 'La mayoría de los estados de cuenta lo muestra.',
  on: 'Con fecha del',
  onHint: 'La fecha de ese estado de cuenta.',
  asOf: (amount, on) => `${amount} de intereses acumulados al ${on}`,
}

export const offerOptions: Words<typeof En.offerOptions> = [
  { value: 'none', label: 'Sin oferta' },
  { value: 'promotion', label: 'Una tasa más baja que termina' },
  { value: 'deferral', label: 'El interés es diferido' },
]

export const minimumToOptions: Words<typeof En.minimumToOptions> = [
  { value: 'lowestRate', label: 'La tasa más baja (lo más común)' },
  { value: 'highestRate', label: 'La tasa más alta' },
]

export const balanceSentences: Words<typeof En.balanceSentences> = {
  name: 'Póngale un nombre a este saldo, por ejemplo Compras.',
  balance: 'Escriba el monto con esta tasa, por ejemplo 1,250.00.',
  rate: 'Escriba la tasa anual en porcentaje, por ejemplo 24.99.',
}
