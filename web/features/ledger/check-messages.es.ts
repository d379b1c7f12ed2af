import type { Words } from '#engine/language/bilingual.ts'
import { LOCALE } from '#web/format/messages.es.ts'
import type * as En from './check-messages.ts'

const rowsWords = (rows: number) =>
  rows === 1 ? '1 fila revisada' : `${rows.toLocaleString(LOCALE)} filas revisadas`

export const checkTexts: Words<typeof En.checkTexts> = {
  title: 'Compruébelo por su cuenta',
  lead: 'Su propio navegador puede revisar cada línea y cada total. No tiene que confiar en nosotros.',
  whole: 'Revisar todo el libro',
  file: 'Revisar un archivo que usted tiene',
  fileHint: 'Un archivo JSON o CSV de esta página, tal como se descargó. No sale de su dispositivo.',
  cancel: 'Detener',
  progress: 'Filas revisadas',
  checking: 'Revisando…',
  checkedSoFar: (rows) => `${rowsWords(rows)}…`,
  stopped: 'Usted detuvo la revisión antes de que terminara.',
  failed: 'No se pudo traer el libro de cuentas. No se revisó nada. Inténtelo de nuevo.',
  unreadable: 'No se pudo leer este archivo. No se revisó nada.',
  tooLarge: 'Este archivo pesa más de 50 MB, así que no es de este libro de cuentas. No se revisó nada.',
  noCrypto:
    'Este navegador solo puede revisar con una conexión segura. Abra esta página con https, o use el comando de abajo.',
  holds: 'Todo coincide.',
  sums: ({ rows, given, grants }) =>
    `${rowsWords(rows)}. Se recibieron ${given} y se pagaron ${grants} en ayudas publicadas. Cada hash y cada total es correcto.`,
  lastHash: (hash) => `Hash de la última fila: <code>${hash}</code>`,
  fails: 'Algo no coincide.',
  isOurs: 'El libro de cuentas que mostramos hoy empieza exactamente con estas filas.',
  otherTitle: 'No es igual al de hoy',
  isNotOurs:
    'El archivo está bien en sí mismo, pero no es el libro de cuentas que mostramos hoy: aquí su última fila es otra. Guarde el archivo y escríbanos.',
  notCompared: 'No pudimos compararlo con el libro de cuentas de hoy. Inténtelo de nuevo más tarde.',
  how: '¿Cómo funciona esto?',
  steps: [
    'Cada fila lleva un hash: una huella hecha de su propio texto y del hash de la fila anterior.',
    'Si cambia una letra en una fila antigua, su hash ya no coincide, ni ninguno de los siguientes.',
    'La revisión también suma cada total, y comprueba que cada grupo de ayudas sea tan grande como decimos.',
    'Una ayuda individual muestra una huella sellada en lugar de su monto. Se puede abrir para la persona que recibió la ayuda, o para un auditor.',
    'Guarde un archivo y revíselo otra vez dentro de un año. Si hubiéramos cambiado el pasado, su archivo lo mostraría.',
  ],
  command: 'Con una copia de nuestro código fuente, esto hace lo mismo:',
  commandLine: 'npm run verify-ledger -- jubilee-ledger.json',
}

export const downloadTexts: Words<typeof En.downloadTexts> = {
  json: 'Descargar en JSON',
  csv: 'Descargar en CSV',
  note: 'Los archivos tienen todas las filas y ningún nombre.',
}
