import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './refusal-messages.ts'

export const spanish: Words<English> = {
  strangeCharacter: 'Hay un carácter que no podemos guardar. Escríbalo de nuevo.',
  useAtMost: (most) => `Use ${most} caracteres como máximo.`,
  writeAtMost: (most) => `Escriba ${most} caracteres como máximo.`,
  lineMayBeEmpty: 'Envíe una línea de texto; puede estar vacía.',
  amount: 'Escriba un monto de $0 a $999,999,999.99, con dos decimales como máximo.',
  positiveAmount: 'Escriba un monto mayor que $0, de hasta $999,999,999.99, con dos decimales como máximo.',
  rate: 'Escriba la tasa como fracción de uno, por ejemplo 0.1899 para 18.99%, con seis decimales como máximo.',
  share: 'Escriba la parte como fracción de 0 a 1, por ejemplo 0.02 para 2%, con seis decimales como máximo.',
  date: 'Escriba una fecha que exista, como AAAA-MM-DD, desde 1900.',
  month: 'Elija un mes, como AAAA-MM.',
  yesOrNo: 'Envíe true o false.',
  version: 'Envíe la versión como número entero.',
  pageBefore: 'Envíe el valor next de la página anterior.',
  sendAtMost: (most) => `Envíe ${most} de estos como máximo.`,
  language: 'Use en o es.',
  firstName: 'Escriba su nombre.',
  lastName: 'Escriba su apellido.',
  debtName: 'Dele un nombre a esta deuda.',
  debtKind: 'Elija qué tipo de deuda es.',
  categoryName: 'Dele un nombre a esta categoría.',
  fileName: 'Dele un nombre al archivo.',
  fileNameTooLong: 'El nombre de este archivo es demasiado largo.',
  something: 'Escriba algo aquí.',
}
