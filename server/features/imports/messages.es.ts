import type { Words } from '#engine/language/bilingual.ts'
import { pluralBy } from '#engine/language/plural.ts'
import type { English } from './messages.ts'

const plural = pluralBy('es-US')

export const spanish: Words<English> = {
  missingImport: 'No encontramos esta importación. Es posible que ya se haya deshecho.',
  missingLine: 'No encontramos este movimiento. Es posible que su importación se haya deshecho.',
  missingCategory: 'No encontramos esta categoría. Es posible que se haya eliminado.',
  tooManyImports: (most) =>
    `Puede tener hasta ${most} importaciones. Deshaga una para traer otra. No se importó nada.`,
  tooManyCategories: (most) =>
    `Puede tener hasta ${most} categorías. Elija menos nuevas o elimine antes algunas. No se importó nada.`,
  tooManyCategoryRules: (most) =>
    `Podemos recordar hasta ${most} categorías de archivos. No incluya las de este archivo. No se importó nada.`,
  tooManyDebts: (most) =>
    `Puede tener hasta ${most} deudas. Elija menos de estas o elimine antes algunas. No se importó nada.`,
  rowInFuture:
    'Este día todavía no ha llegado. No incluya la fila o impórtela más adelante. No se importó nada.',
  noNewRows: 'Todo lo de este archivo ya está aquí. No se importó nada.',
  noNewDebts: 'Las deudas con estos nombres ya están aquí. No se importó nada.',
  unreadable: 'No pudimos leer esta importación. No se importó nada. Empiece de nuevo.',
  sendRows: 'Envíe las filas del archivo como application/json. El archivo se lee en el navegador.',
  debtsBack: (count) => `Se deshizo esta importación, con ${plural(count, 'deuda')}.`,
  linesBack: (count) => `Se deshizo esta importación, con ${plural(count, 'movimiento')}.`,
}
