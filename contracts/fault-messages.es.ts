import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './fault-messages.ts'

export const spanish: Words<English> = {
  missing: 'Falta este dato.',
  mustBeObject: 'Esto debe ser un objeto.',
  mustBe: (type) => `Esto debe ser de tipo ${type}.`,
  chooseOneOf: (values) => `Elija una de estas opciones: ${values}.`,
  tooLong: (most) => `Es demasiado largo: ${most} como máximo.`,
  tooLarge: (most) => `Es demasiado grande: ${most} como máximo.`,
  tooShort: (least) => `Es demasiado corto: ${least} como mínimo.`,
  tooSmall: (least) => `Es demasiado pequeño: ${least} como mínimo.`,
  wrongForm: 'Esto no tiene la forma correcta.',
  noSuchField: (name) => `“${name}” no es un campo de este formulario. Elimínelo.`,
  several: 'Hay datos que revisar. No se guardó nada.',
  unusableReport: 'Este informe no se puede usar.',
}
