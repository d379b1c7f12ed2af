import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './debt-messages.ts'

export const spanish: Words<English> = {
  rounding: 'Elija cent, dollarUp o dollarDown.',
  balanceId: 'Dele un id a cada saldo.',
  balanceIdForm: 'Dele a cada saldo un id de letras minúsculas, dígitos y guiones.',
  balanceName: 'Dele un nombre a este saldo.',
  balances: 'Envíe los saldos como lista.',
  oneBalance: 'Escriba un saldo como mínimo.',
  balancesAtMost: (most) => `Aquí, una tarjeta puede tener hasta ${most} saldos.`,
  minimumTo: 'Elija lowestRate o highestRate.',
  rest: 'Elija qué pasó con lo que todavía se debía.',
  ownDebt: 'Elija una de sus deudas.',
  loanOrTransfer: 'Elija loan o transfer.',
  planMonths: 'Escriba un número de meses de 1 a 480.',
  oneMonth: 'Escriba 1 mes como mínimo.',
  monthsAtMost: 'Escriba 480 meses como máximo.',
  order: 'Elija avalanche, snowball, own o leastInterest.',
  wholeMonths: 'Escriba el tiempo en meses enteros, hasta 100 años.',
  dayOff: 'Elija before o after.',
  payKind: 'Elija cada cuánto le pagan.',
  essentialKind: 'Elija para qué es esto.',
  id: 'Envíe un id.',
  billName: 'Dele un nombre a esta factura.',
  billsAtMost: (most) => `Escriba ${most} facturas como máximo.`,
}
