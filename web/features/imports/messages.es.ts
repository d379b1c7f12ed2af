import { MAX_IMPORT_ROWS } from '#contracts/money/imports.ts'
import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.es.ts'
import { LOCALE } from '#web/format/messages.es.ts'
import type * as En from './messages.ts'

const WHAT_WE_READ =
  'No se importó nada. Elija un archivo CSV, OFX, QFX o QIF; la mayoría de los bancos ofrece uno en “Download”.'

export const fileFaults: Words<typeof En.fileFaults> = {
  empty: `Este archivo está vacío. ${WHAT_WE_READ}`,
  tooLarge: 'Este archivo tiene más de 20 MB. No se importó nada. Pídale a su banco menos meses a la vez.',
  pdf: `Este es un PDF, que no podemos leer. ${WHAT_WE_READ}`,
  sheet:
    'Esta es una hoja de cálculo o un archivo zip. No se importó nada. Guárdela primero como CSV y elija ese archivo.',
  tooSlow:
    'Este archivo tarda demasiado en leerse. No se importó nada. Pídale a su banco menos meses a la vez.',
  binary: `Este archivo no es de texto, así que no podemos leerlo. ${WHAT_WE_READ}`,
  unreadable: `No pudimos leer este archivo. Puede estar dañado. ${WHAT_WE_READ}`,
}

const count = (number: number) => number.toLocaleString(LOCALE)

export const transactionTexts: Words<typeof En.transactionTexts> = {
  place: 'Presupuesto',
  title: 'Importar movimientos',
  pageTitle: 'Importar movimientos, Jubilee',
  lead: 'Traiga lo que su banco le deja descargar. Primero lo ve todo, y puede deshacerlo después.',
  choose: 'Elegir un archivo',
  chooseHint:
    'CSV, OFX, QFX o QIF. El archivo se lee en este dispositivo. No se envía nada antes de que presione Importar.',
  another: 'Elegir otro archivo',
  reading: 'Leyendo su archivo…',
  stop: 'Dejar de leer',
  tooMany: (rows) =>
    `Este archivo tiene ${count(rows)} filas. Se pueden importar hasta ${count(MAX_IMPORT_ROWS)} a la vez. No se importó nada. Pídale a su banco menos meses o divida el archivo.`,
  noRows: (isCsv) =>
    isCsv
      ? 'No encontramos movimientos en este archivo. No se importó nada. Revise arriba qué es cada columna o elija otro archivo.'
      : 'No encontramos movimientos en este archivo. No se importó nada. Elija otro archivo.',
  noColumns: 'No pudimos saber qué columnas tienen el día y el monto. Elíjalas abajo.',
  columns: 'Qué es cada columna',
  columnsChange: 'Cambiar qué es cada columna',
  sign: 'En su archivo, ¿el dinero que gastó lleva un signo menos?',
  order: (example) => `¿Cómo están escritas las fechas en su archivo? Tiene “${example}”.`,
  style: '¿Qué va antes de los centavos en su archivo?',
  openQuestion: 'Responda primero la pregunta de arriba. Todavía no se importó nada.',
  preview: (rows) => `${count(rows)} ${rows === 1 ? 'movimiento' : 'movimientos'} en este archivo`,
  already: 'Ya está aquí',
  anyway: 'Importar de todos modos',
  likely: 'Quizás ya está aquí',
  likelyOn: (day) => `su banco conectado lo tiene el ${day}`,
  likelyQuestion: (rows) =>
    rows === 1
      ? 'Su banco conectado envió uno parecido con pocos días de diferencia. ¿Es la misma compra?'
      : `Su banco conectado envió ${count(rows)} parecidos con pocos días de diferencia. ¿Son las mismas compras?`,
  twoDays: (inFile, atBank) => `${inFile} en su archivo, ${atBank} en su banco.`,
  andMore: (rows) => `Y ${count(rows)} más, marcados en la lista.`,
  noneHere: (likely) =>
    likely === 0 ? 'Ninguno está aquí todavía.' : 'No es seguro que alguno ya esté aquí.',
  likelySame: 'Sí, dejar fuera',
  likelyNew: (rows) => (rows === 1 ? 'No, importarlo también' : 'No, importarlos también'),
  allHere: 'Todo lo que hay en este archivo ya está aquí. No hay nada que importar.',
  knownFailed: 'No pudimos revisar lo que ya está aquí. Revise su conexión e inténtelo de nuevo.',
  importing: (rows) => `Importar ${count(rows)} ${rows === 1 ? 'movimiento' : 'movimientos'}`,
  failed:
    'La importación no se completó. No se perdió nada. Revise su conexión y presione Importar otra vez.',
  notThere: 'Esta importación ya no está aquí. Se deshizo.',
  sortTitle: 'Clasifíquelos en su presupuesto',
  noCategories:
    'Todavía no tiene categorías en su presupuesto. Cree una y luego clasifique estos movimientos.',
  allSorted: 'Todo está clasificado.',
  rules:
    'Lo que conocen sus reglas ya está clasificado. El sueldo, los traspasos y los pagos de tarjetas quedan fuera del presupuesto.',
}

export const faultWords: Words<typeof En.faultWords> = {
  date: 'No tiene un día que podamos leer.',
  amount: 'No tiene un monto que podamos leer.',
  zero: 'Su monto es cero.',
  future: 'Su día todavía no llega.',
  torn: 'Tiene más celdas que nombres hay en la primera fila, así que no podemos estar seguros de su monto.',
  pending: 'Todavía está pendiente. Impórtelo cuando sea definitivo.',
  failed: 'No se completó.',
  memo: 'Es una nota. No se movió dinero.',
  investment: 'Es una operación de inversión, no un gasto.',
  currency: 'Está en otra moneda.',
  name: 'No tiene nombre.',
  balance: 'No tiene un saldo que podamos leer.',
  total: 'Es un total, no una deuda.',
  older: 'Es un saldo anterior de la misma cuenta.',
}

export const leftOutTexts: Words<typeof En.leftOutTexts> = {
  summary: (rows) => `${count(rows)} ${rows === 1 ? 'fila quedó fuera' : 'filas quedaron fuera'}`,
  row: (at, text) => `Fila ${at + 1}, “${text}”:`,
  above: (text) => `Arriba de la primera fila, “${text}”:`,
  aboveWords: 'No es parte de la lista.',
  pages: 'Páginas de filas que quedaron fuera',
}

export const undoTexts: Words<typeof En.undoTexts> = {
  button: 'Deshacer esta importación',
  buttonOf: (file) => `Deshacer esta importación: ${file}`,
  title: '¿Deshacer esta importación?',
  confirm: 'Deshacer importación',
  failed: 'No se pudo deshacer. No se cambió nada. Revise su conexión e inténtelo de nuevo.',
  reading: 'Revisando lo que usted cambió desde entonces.',
  lines: (lines, inBudget) => {
    const sorted =
      inBudget > 0 ? `, y ${inBudget} de ellos ${inBudget === 1 ? 'sale' : 'salen'} de su presupuesto` : ''
    return `Esto elimina ${plural(lines, 'movimiento')}${sorted}.`
  },
  debts: (debts) =>
    debts === 1
      ? 'Esto elimina 1 deuda que vino de este archivo, con lo que se anotó en ella.'
      : `Esto elimina ${plural(debts, 'deuda')} que vinieron de este archivo, con lo que se anotó en ellas.`,
  changed: (rows, names) => `Desde entonces usted cambió ${rows}: ${names}.`,
  andMore: (names, more) => `${names}; y ${more} más`,
  linesDone: (lines) => ({
    title: 'Importación deshecha',
    description: lines === 1 ? 'Se eliminó 1 movimiento.' : `Se eliminaron ${plural(lines, 'movimiento')}.`,
  }),
  debtsDone: (debts) => ({
    title: 'Importación deshecha',
    description: debts === 1 ? 'Se eliminó 1 deuda.' : `Se eliminaron ${plural(debts, 'deuda')}.`,
  }),
}

export const pastTexts: Words<typeof En.pastTexts> = {
  title: 'Importaciones anteriores',
  failed: 'No se pudieron cargar sus importaciones.',
  sortWaiting: (waiting) => `Clasificar ${waiting}`,
  look: 'Ver',
  linkOf: (link, file) => `${link}: ${file}`,
  debts: (day, debts) => `${day}: ${plural(debts, 'deuda')}`,
  lines: ({ day, lines, days, inBudget }) => {
    const span = days === null ? '' : ` del ${days.from} al ${days.to}`
    return `${day}: ${plural(lines, 'movimiento')}${span}, ${inBudget} en su presupuesto`
  },
}
