import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './fault-messages.ts'

export const spanish: Words<English> = {
  whys: {
    unreadable: 'No está escrita como la escribimos: algo en ella se cambió.',
    changed: 'Se cambió: su contenido no corresponde a su hash.',
    missing: 'Falta por lo menos una fila que va aquí.',
    out_of_order: 'Las filas no están en su orden.',
    wrong_link: 'No sigue a la fila anterior: una de las dos se reemplazó.',
  },
  rule: (detail) => `No cumple una regla del libro de cuentas: ${detail}.`,
  unlikeKind: 'no corresponde a su tipo',
  totals: (detail) => `Las sumas del final no son las de las filas (${detail}).`,
  sums: 'sumas',
  row: (row, why) => `La fila ${row} falla. ${why}`,
  notALedger: 'Este archivo no es del libro de cuentas: su primera línea no es la de un archivo así.',
  rules: {
    notAboveZero: 'su monto no es mayor que cero',
    correctsNothing: 'no corrige ninguna donación ni ningún diezmo anterior',
    takesTooMuch: 'resta más de lo que tenía la línea',
    groupTooSmall: (least) => `publica menos de ${least} ayudas`,
    countsTooMany: 'cuenta más ayudas de las que esperaban',
    otherGrants: 'no reúne exactamente las ayudas que esperaban',
    savesUnmeasured: 'ahorra algo que nadie midió',
    noTenth: 'no es la décima parte de la ganancia',
    unknownKind: 'es de un tipo que no conocemos',
    otherCells: 'sus celdas no corresponden a su tipo',
  },
}
