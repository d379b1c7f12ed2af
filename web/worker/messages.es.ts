import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const notKeptTexts: Words<typeof En.notKeptTexts> = {
  title: 'Esta pantalla necesita una conexión.',
  text: 'No tiene conexión, y esta pantalla no está guardada en este dispositivo. No se perdió ninguno de sus datos. Estas pantallas se pueden abrir sin conexión:',
}

export const keptScreenNames: Words<typeof En.keptScreenNames> = {
  dashboard: 'Inicio',
  debtTracker: 'Mis deudas',
  budgeting: 'Presupuesto',
  goals: 'Metas',
  letters: 'Cartas',
  education: 'Aprender',
  calculators: 'Calculadoras',
}
