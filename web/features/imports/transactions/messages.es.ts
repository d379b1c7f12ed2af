import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.es.ts'
import type * as En from './messages.ts'

export const columnTexts: Words<typeof En.columnTexts> = {
  choose: 'Elija una columna',
  column: (number, first) => (first ? `Columna ${number} (${first})` : `Columna ${number}`),
  firstRows: 'Las primeras filas de su archivo',
  day: 'Día',
  description: 'Descripción',
  category: 'Categoría',
  amounts: 'Montos',
  inOne: 'En una columna',
  inTwo: 'En dos: dinero que sale y dinero que entra',
  moneyOut: 'Dinero que sale',
  moneyIn: 'Dinero que entra',
  amount: 'Monto',
}

export const questionTexts: Words<typeof En.questionTexts> = {
  point: 'Un punto: 1,234.50',
  comma: 'Una coma: 1.234,50',
  MDY: ({ month, day, year }) => `Primero el mes: ${day} de ${month} de ${year}`,
  DMY: ({ month, day, year }) => `Primero el día: ${day} de ${month} de ${year}`,
  YMD: ({ month, day, year }) => `Primero el año: ${day} de ${month} de ${year}`,
  minus: 'Sí, con signo menos',
  noMinus: 'No, sin signo',
  says: 'Entonces su archivo dice',
  saysColon: 'Entonces su archivo dice:',
  spent: (day, amount, name) => `El ${day} usted gastó ${amount}: ${name}.`,
  got: (day, amount, name) => `El ${day} usted recibió ${amount}: ${name}.`,
}

export const previewTexts: Words<typeof En.previewTexts> = {
  list: 'Movimientos en este archivo',
  pages: 'Páginas del archivo',
  here: (rows) =>
    rows === 1
      ? '1 fila ya está aquí y quedará fuera.'
      : `${plural(rows, 'fila')} ya están aquí y quedarán fuera.`,
  sources: {
    import: 'de una importación anterior',
    bank: 'de su banco conectado',
    person: 'anotado por usted',
  },
}

export const categoryTexts: Words<typeof En.categoryTexts> = {
  title: 'Categorías en este archivo',
  lead: 'Su archivo ya clasifica sus filas. Elija adónde va cada grupo en su presupuesto. Una categoría nueva empieza con más o menos lo que gastó en un mes, y puede cambiarlo después. No se guarda nada antes de que presione Importar. Recordamos lo que eligió para el próximo archivo.',
  list: 'Categorías en este archivo',
  pages: 'Páginas de categorías',
  goesTo: (category) => `Va a<rest> para ${category}</rest>`,
  isNew: 'Una categoría nueva',
  isNone: 'Ninguna todavía, las clasifico después',
  newName: (category) => `Nombre<rest> para ${category}</rest>`,
  amount: (monthly) => `Empieza con ${monthly} al mes`,
  noName: 'Póngale un nombre a esta categoría.',
  noNames: 'Póngale primero un nombre a cada categoría nueva. Todavía no se importó nada.',
  allNew: 'Crear nuevas para todas',
  allNone: 'Clasificar todas después',
  failed: 'No se pudieron cargar las categorías de su presupuesto.',
  rows: (rows, spent) => `${plural(rows, 'fila')}, ${spent} gastados`,
}

export const sortTexts: Words<typeof En.sortTexts> = {
  isIn: (file) => `Se importó ${file}`,
  skipped: (rows) =>
    rows === 1 ? '1 quedó fuera porque ya estaba aquí.' : `${rows} quedaron fuera porque ya estaban aquí.`,
  failed: 'No se pudieron cargar estos movimientos.',
  toBudget: 'Ir a su presupuesto',
  show: 'Mostrar',
  toSort: (lines) => `Por clasificar (${lines})`,
  all: (lines) => `Todos (${lines})`,
  list: 'Movimientos importados',
  pages: 'Páginas de movimientos',
  byRule: 'por su regla',
  moved: 'traspaso, no es gasto',
  always: (category) => `Siempre poner este comercio en ${category}`,
  categoryOf: (name, day) => `Categoría de ${name}, ${day}`,
}

export const sortToasts: Words<typeof En.sortToasts> = {
  failed: { title: 'Eso no se guardó', description: 'Sigue donde estaba. Inténtelo de nuevo.' },
  taught: (name, also) => ({
    title: `Siempre ${name}`,
    description:
      also === 0 ? 'De ahora en adelante va allí automáticamente.' : `También fueron allí ${also} más.`,
  }),
}
