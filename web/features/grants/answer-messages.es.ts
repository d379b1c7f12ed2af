import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './answer-messages.ts'

export const periodNames: Words<typeof En.periodNames> = {
  month: 'Cada mes',
  two_weeks: 'Cada dos semanas',
  week: 'Cada semana',
  year: 'Cada año',
}

export const debtKindNames: Words<typeof En.debtKindNames> = {
  credit_card: 'Tarjeta de crédito',
  medical: 'Factura médica',
  rent: 'Renta',
  utility: 'Luz, agua o gas',
  auto_loan: 'Préstamo de auto',
  personal_loan: 'Préstamo personal',
  student_loan: 'Préstamo estudiantil',
  mortgage: 'Hipoteca',
  other: 'Otra deuda',
}

export const answerTexts: Words<typeof En.answerTexts> = {
  none: 'Sin llenar',
  people: 'Personas en casa',
  singleParent: 'Cría hijos sin pareja',
  yes: 'Sí',
  no: 'No',
  age: 'Edad',
  street: 'Dirección',
  zip: 'Código postal',
  state: 'Estado',
  income: 'Ingresos antes de impuestos',
  incomeOf: (amount, period) => `${amount}, ${period.toLowerCase()}`,
  asked: (amount) => `Pide ${amount}`,
  askedInAll: (amount) => `Pide en total: ${amount}`,
  owed: (amount) => `debe ${amount}`,
  rate: (rate) => `${rate} al año`,
  payment: (amount) => `${amount} al mes`,
}
