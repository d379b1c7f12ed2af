import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  future: 'Elija hoy o un día anterior.',
  receivedBeforeSent: 'Elija el día en que la envió o un día posterior.',
  addedBeforeSent: 'Elija el día en que envió la carta o un día posterior.',
  beforeServed: 'Elija el día en que recibió los papeles o un día posterior.',
  answerByTooLate:
    'Es más de un año después de que recibió los papeles. Revise otra vez el papel de la corte.',
  missingPaper: 'No encontramos este papel. Es posible que se haya eliminado.',
  tooManyPapers: (most) =>
    `Un caso puede tener hasta ${most} papeles. Elimine uno para agregar otro. No se guardó nada.`,
  papersTooLarge: (megabytes) =>
    `Los papeles de todos sus casos pueden ocupar hasta ${megabytes} MB. Elimine uno para agregar otro. No se guardó nada.`,
  lawyerNotNamed: 'Escriba el nombre y la dirección de su abogado o abogada.',
  notInTypeface: (characters) =>
    `El PDF no puede mostrar estos caracteres: ${characters}. Su carta no cambió. Cópiela o descárguela como texto, o escríbalos de otra forma.`,
  paperRemoved: 'Se eliminó el papel.',
}
