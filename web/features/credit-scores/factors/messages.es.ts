import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './messages.ts'

export const factorNames: Words<typeof En.factorNames> = {
  paymentHistory: 'Historial de pagos',
  utilization: 'Utilización del crédito',
  length: 'Antigüedad del historial de crédito',
  mix: 'Mezcla de créditos',
  newCredit: 'Crédito nuevo',
}

export const factorTexts: Words<typeof En.factorTexts> = {
  title: 'Qué mueve su puntaje',
  own: 'Cada uno sobre 100, según sus deudas y los pagos que anotó.',
  sample: 'Un ejemplo, cada uno sobre 100. Agregue una deuda y verá los suyos.',
  outOf: (name) => `${name}, sobre 100`,
  unknown: 'Todavía no se sabe',
}

const ofDebts = ({ known, accounts }: { known: number; accounts: number }) => {
  if (known < accounts) return `${known} de ${plural(accounts, 'deuda')}`
  return accounts === 1 ? 'su única deuda' : `sus ${plural(accounts, 'deuda')}`
}

export const factorWords: Words<typeof En.factorWords> = {
  paymentHistory: (met, due) =>
    `Los pagos que anotó cubrieron ${met} de ${plural(due, 'mínimo mensual', 'mínimos mensuales')}.`,
  utilization: ({ percent, balance, limit }) =>
    `Usa el ${percent}% de los límites de sus tarjetas: ${balance} de ${limit}.`,
  length: ({ average, oldest, ...known }) =>
    `${average} en promedio, ${oldest} la más antigua. Se sabe de ${ofDebts(known)}.`,
  mix: (cards, loans) =>
    `${plural(cards, 'tarjeta')} y ${plural(loans, 'préstamo')}. Tener los dos tipos cuenta completo; tener uno solo cuenta la mitad.`,
  newCredit: ({ opened, ...known }) =>
    `${opened === 0 ? 'Ninguna cuenta abierta' : plural(opened, 'cuenta abierta', 'cuentas abiertas')} en los últimos 12 meses. Se sabe de ${ofDebts(known)}.`,
}

export const missingFactors: Words<typeof En.missingFactors> = {
  paymentHistory: 'Anote sus pagos en Mis deudas. Se ven aquí cuando hay un mes completo.',
  utilization: 'Agregue el límite de crédito a una tarjeta en Mis deudas.',
  length: 'Agregue la fecha de inicio a una deuda en Mis deudas.',
  mix: 'Agregue una tarjeta o un préstamo en Mis deudas.',
  newCredit: 'Agregue la fecha de inicio a una deuda en Mis deudas.',
}

export const ownDebtsTexts: Words<typeof En.ownDebtsTexts> = {
  open: 'Abrir Mis deudas',
  add: 'Agregar sus deudas',
}

export const bureauTexts: Words<typeof En.bureauTexts> = {
  title: (bureau) => `Lo que dice ${bureau}`,
  lead: ({ score, kind, date }) => `Con un puntaje de ${score}. ${kind}, del ${date}.`,
  fetched: 'Obtenido de la agencia de crédito.',
  sandbox: 'Hecho aquí con sus propios datos.',
  noMeasures: 'Este puntaje llegó sin otros datos.',
  reasons: 'Lo que más baja el puntaje, en las palabras de la agencia (en inglés)',
  accounts: (count) => plural(count, 'cuenta'),
  noInquiries: 'Ninguna',
}

export const measureNames: Words<typeof En.measureNames> = {
  payment_history: 'Pagos a tiempo',
  utilization: 'Uso de los límites de tarjetas',
  credit_age: 'Antigüedad promedio de las cuentas',
  total_accounts: 'Cuentas en total',
  open_accounts: 'Cuentas abiertas',
  inquiries: 'Consultas duras',
}

export const ratingNames: Words<typeof En.ratingNames> = {
  excellent: 'Excelente',
  good: 'Bien',
  fair: 'Regular',
  needs_work: 'Puede mejorar',
}

export const recommendationTexts: Words<typeof En.recommendationTexts> = {
  title: 'Qué ayudaría',
  own: 'Según los límites de sus tarjetas y los pagos que anotó. Ningún paso promete puntos.',
  sample: 'Ejemplos. Agregue una deuda y verá los suyos.',
  impact: { High: 'Efecto alto', Medium: 'Efecto mediano' },
  someDebt: 'Una deuda',
}

export const sampleAdvice: Words<typeof En.sampleAdvice> = {
  reduceCardBalances: 'La utilización del crédito es del 23%. Trate de usar menos del 10%.',
  keepOldAccountsOpen: 'Las cuentas antiguas alargan el historial.',
}

export const recommendationTitles: Words<typeof En.recommendationTitles> = {
  reduceCardBalances: 'Bajar los saldos de sus tarjetas',
  payOnTime: 'Pagar a tiempo',
  keepOldAccountsOpen: 'Dejar abiertas las cuentas antiguas',
  pauseNewAccounts: 'Esperar antes de abrir otras cuentas',
}

export const balanceWords: Words<typeof En.balanceWords> = {
  aim: (amount) => `Trate de usar menos del 10%: son ${amount} menos en total.`,
  oneIsHigh: 'En total usa menos del 10%. Una de las tarjetas está alta por sí sola.',
  above10: ({ name, percent, to10 }) => `${name} está al ${percent}%: con ${to10} baja del 10%.`,
  above30: ({ name, percent, to10, to30 }) =>
    `${name} está al ${percent}%: con ${to30} baja del 30%, con ${to10} baja del 10%.`,
}

export const onTimeWords: Words<typeof En.onTimeWords> = {
  noneRecorded:
    'Pagar a tiempo es lo que más cuenta. Anote sus pagos en Mis deudas y aquí verá qué tan regulares son.',
  allMet: (due) =>
    `Los pagos que anotó cubrieron todos los mínimos mensuales, ${due} en total. Pagar a tiempo es lo que más cuenta: siga así.`,
  someMissed: (missed, due) =>
    `Los pagos que anotó no alcanzan en ${missed} de ${plural(due, 'mínimo mensual', 'mínimos mensuales')}. Si pagó alguno y no lo anotó, agréguelo en Mis deudas.`,
  missed: (name, month) => `${name}: ${month}.`,
  more: (count) => `Y ${count} más.`,
}

export const accountWords: Words<typeof En.accountWords> = {
  keepOldest: (name, age) =>
    `${name} es su tarjeta más antigua: ${age}. Si la deja abierta después de saldarla, su historial sigue siendo largo y su límite, alto. Fíjese si tiene un cargo anual.`,
  keepOld:
    'Una tarjeta saldada mantiene largo su historial y alto su límite. Fíjese si tiene un cargo anual. Agregue las fechas de inicio en Mis deudas para ver cuál es la más antigua.',
  pauseNew: (opened) =>
    `Abrió ${opened} cuentas en los últimos 12 meses. Cada solicitud puede costar unos puntos por un tiempo.`,
}
