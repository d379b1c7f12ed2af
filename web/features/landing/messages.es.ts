import content from '#content/marketing/es/landing.json' with { type: 'json' }
import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const landing: Words<typeof En.landing> = content

export const landingTexts: Words<typeof En.landingTexts> = {
  mission: 'Nuestra misión',
  aboutFoundation: 'sobre la Fundación Jubilee',
  quoted: (text) => `“${text}”`,
  stars: (rating) => `${rating} de 5 estrellas`,
}

export const sampleDebtNames: Words<typeof En.sampleDebtNames> = {
  'store-card': 'Tarjeta de tienda',
  visa: 'Visa',
  car: 'Préstamo de auto',
  student: 'Préstamo estudiantil',
}

export const sampleTexts: Words<typeof En.sampleTexts> = {
  about: (debts, extra) => `${debts} deudas, ${extra} adicionales al mes, primero la tasa más alta`,
  free: (months) => `Libre de deudas en ${months} meses`,
  sooner: (months, saved) =>
    `${months} meses antes que pagando solo los mínimos, con ${saved} menos de intereses.`,
  summary: (months, minimumsMonths) =>
    `Ejemplo: cuatro deudas, pagando primero la tasa más alta, llegan a cero en ${months} meses. Pagando solo los mínimos tardan ${minimumsMonths} meses.`,
  minimums: 'Solo mínimos',
  minimumsTake: (months) => `Solo con los mínimos tardaría ${months} meses`,
  inMonths: (months) => `En ${months} meses`,
  month: (month) => `Mes ${month}`,
}
