import type { DebtType } from '#contracts/money/debts.ts'
import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './assumed-messages.ts'

const kinds: Record<DebtType, string> = {
  credit_card: 'tarjetas de crédito',
  auto_loan: 'préstamos de auto',
  student_loan: 'préstamos estudiantiles',
  mortgage: 'hipotecas',
  personal_loan: 'préstamos personales',
  other: 'otras deudas',
}

export const assumedTexts: Words<typeof En.assumedTexts> = {
  typical: ({ names, rate, kind, month }) =>
    `Tasa supuesta para ${names}: ${rate}, la típica de ${kind} en ${month} (Federal Reserve).`,
  kind: (type, termMonths) => (termMonths ? `${kinds[type]} a ${termMonths} meses` : kinds[type]),
  uncounted: (names) =>
    `No se cuentan intereses de ${names} hasta que usted escriba la tasa, así que la fecha real puede ser más tarde.`,
  others: (count) => `${count} más`,
  enter: (name) => `Escribir la tasa de ${name}`,
  upTo: (rate) => `hasta ${rate} APR`,
  short: (rate) => `${rate} APR supuesta`,
  unknown: 'tasa desconocida',
  enterYours: 'escriba la suya',
  some: (names) => `La tasa de ${names} es supuesta.`,
  someUncounted: (names) => `Todavía no se cuentan intereses de ${names}.`,
}
