import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './budget-messages.ts'

export const spanish: Words<English> = {
  color: 'Elija un color, como #RRGGBB.',
  icon: 'Elija uno de los íconos.',
  place: (most) => `Envíe el lugar como número entero de 0 a ${most}.`,
  dueDay: (last) => `Escriba un día del mes, de 1 a ${last}.`,
  ownGroup: 'Elija uno de sus grupos.',
  groupName: 'Dele un nombre a este grupo.',
  goalName: 'Dele un nombre a esta meta.',
  bankToken: 'Esto no es un token de la ventana del banco. No se cambió nada.',
  merchant: 'Escriba el nombre del comercio.',
  format: 'Envíe csv, ofx o qif.',
  importedFile: 'Escriba el nombre del archivo.',
  fileCategory: 'Escriba el nombre de la categoría.',
  description: 'Diga qué fue esto.',
  categoriesAtMost: (most) => `Envíe hasta ${most} categorías.`,
  rows: (most) => `Envíe de 1 a ${most.toLocaleString('en-US')} filas.`,
  debtsToImport: (most) => `Envíe de 1 a ${most} deudas.`,
  plan: 'Elija Pro o Premium.',
}
