import { MAX_PAPERS } from '#contracts/money/cases/case-papers.ts'
import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const paperTexts: Words<typeof En.paperTexts> = {
  title: 'Papeles',
  none: 'Todavía no hay papeles. Guarde lo que llegó, lo que envió y la prueba de que lo envió.',
  full: `Este caso tiene ${MAX_PAPERS} papeles. Elimine uno para agregar otro.`,
  add: 'Agregar un papel',
  kind: 'Qué es',
  file: 'Archivo',
  fileHint: 'Un PDF, o una foto en JPEG o PNG, de hasta 10 MB. Lo guardamos sellado.',
  keep: 'Guardar papel',
  download: 'Descargar',
  remove: 'Eliminar',
  removeTitle: (name) => `¿Eliminar ${name}?`,
  removeText: 'Se elimina de este caso para siempre. Guarde su propia copia.',
  removeLabel: 'Eliminar papel',
  kept: (name) => ({ title: `Papel guardado: ${name}` }),
  removed: (name) => ({ title: `Papel eliminado: ${name}` }),
  removeFailed: {
    title: 'No se pudo eliminar el papel.',
    description: 'Sigue con su caso. Inténtelo de nuevo.',
  },
}

export const paperErrors: Words<typeof En.paperErrors> = {
  missing: 'Primero elija un archivo.',
  empty: 'Este archivo está vacío. Elíjalo otra vez, o elija otro.',
  wrongType: 'Este archivo no es PDF, JPEG ni PNG. Guárdelo en uno de estos formatos, o tómele una foto.',
  tooLarge: 'Este archivo pesa más de 10 MB. Envíe una copia o una foto más pequeña.',
  unreachable: 'No se pudo enviar el papel. Revise su conexión e inténtelo de nuevo.',
  notRead: 'No se pudo abrir el papel. Inténtelo de nuevo.',
}

export const paperKindLabels: Words<typeof En.paperKindLabels> = {
  received: 'Lo recibí',
  sent: 'Lo envié',
  proof: 'Prueba: un sello o un recibo',
  other: 'Otra cosa',
}

export const sheetTexts: Words<typeof En.sheetTexts> = {
  print: 'Imprimir todo el caso',
  title: 'Registro del caso',
  printed: 'Impreso el',
  kind: 'Tipo',
  against: 'La otra parte',
  about: 'Cuenta, o corte y número de caso',
  stands: 'Cómo está el caso',
  day: 'El día que cuenta',
  rule: 'La regla',
  dates: 'Fechas',
  cameHow: 'Cómo llegaron los papeles de la corte',
  entered: 'Anotado en Jubilee',
  sent: 'Lo que se envió',
  nothingSent: 'No hay nada anotado como enviado.',
  letter: 'Carta',
  tracking: 'Número de rastreo',
  answer: 'Respuesta presentada en la corte',
  papers: 'Papeles guardados con este caso',
  noPapers: 'No hay papeles guardados.',
  paper: ({ name, kind, size, addedOn }) => `${name} (${kind}, ${size}, agregado el ${addedOn})`,
  note: 'Notas',
  foot: 'Las fechas y notas son como la persona las anotó. Educación, no consejo legal.',
}
