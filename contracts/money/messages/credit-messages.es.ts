import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './credit-messages.ts'

export const spanish: Words<English> = {
  score: 'Escriba un puntaje de 300 a 850, como número entero.',
  bureau: 'Elija de qué agencia de crédito es este puntaje.',
  model: 'Elija el modelo de este puntaje.',
  agree: 'Marque la casilla para aceptar.',
  phone: 'Escriba un teléfono de los EE. UU., por ejemplo 202 555 0143.',
  phoneCode: 'Escriba los 6 dígitos del código.',
  eachQuestion: 'Conteste cada pregunta.',
  provider: 'Elija experian, transunion o both.',
  oneProvider: 'Elija al menos una agencia de crédito para el seguimiento.',
  frequency: 'Elija daily, weekly o monthly.',
}
