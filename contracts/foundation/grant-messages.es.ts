import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './grant-messages.ts'

export const spanish: Words<English> = {
  zip: 'Escriba los cinco dígitos de su código postal (ZIP).',
  people: 'Escriba cuántas personas viven en su hogar, contándose usted.',
  countYourself: 'Cuéntese también: escriba 1 o más.',
  enterAtMost: (most) => `Escriba ${most} como máximo.`,
  state: 'Elija su estado.',
  incomePeriod: 'Elija cada cuánto recibe ese dinero.',
  age: 'Escriba su edad en años.',
  adult: 'Debe tener 18 años o más.',
  yesOrNo: 'Elija sí o no.',
  program: 'Elija un programa.',
  debts: 'Envíe una lista de deudas.',
  debtsAtMost: (most) => `Escriba ${most} deudas como máximo.`,
  consentVersion: 'Envíe la versión del texto que acepta.',
  agree: 'Acepte el texto antes de enviar la solicitud.',
  isTrue: 'Confirme que lo que escribió es verdad.',
  answer: 'Escriba su respuesta.',
  appeal: 'Escriba por qué se debe revisar la decisión.',
  documentKind: 'Elija qué muestra el archivo.',
  queueState: 'Elija uno de los estados.',
  queueProgram: 'Elija uno de los programas.',
  reason: 'Escriba el motivo. Lo lee quien presentó la solicitud.',
  question: 'Escriba qué necesita saber.',
  outcome: 'Elija aceptada o rechazada.',
}
