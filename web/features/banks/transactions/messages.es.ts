import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.es.ts'
import type * as En from './messages.ts'

export const transactionTexts: Words<typeof En.transactionTexts> = {
  loading: 'Cargando sus movimientos',
  lead: 'Lo que su banco envió de este mes. Ponga cada movimiento en una categoría y contará en su presupuesto.',
  none: 'Su banco no envió nada de este mes.',
  allSorted: 'No queda nada por clasificar.',
  noneFound: 'Ningún comercio tiene eso en su nombre.',
  noCategories:
    'Agregue primero una categoría al presupuesto. Después podrá clasificar lo que envíe su banco.',
  noPlan: 'Clasificar los movimientos del banco es parte de Pro. Lo ya clasificado sigue contando.',
  areSorted: (count) =>
    count === 1 ? 'El único movimiento está clasificado' : `Los ${count} movimientos están clasificados`,
  wait: (waiting, count) => `${waiting} de ${plural(count, 'movimiento')} por clasificar`,
  show: 'Mostrar',
  toSort: (count) => `Por clasificar (${count})`,
  all: (count) => `Todos (${count})`,
  findMerchant: 'Buscar un comercio',
  list: 'Movimientos',
  pages: 'Páginas de movimientos',
  turns: ['Más recientes', 'Más antiguos'],
  pending: 'Pendiente',
  moved: 'Traspaso, no es gasto',
  paymentOn: (debt) => (debt === null ? 'Pago de una deuda' : `Pago de ${debt}`),
  categoryOf: (merchant, day) => `Categoría de ${merchant}, ${day}`,
  byRule: 'por su regla',
}

export const ruleTexts: Words<typeof En.ruleTexts> = {
  title: 'Sus reglas',
  count: (count) => plural(count, 'regla'),
  lead: 'Cada comercio de esta lista va a su categoría automáticamente.',
  none: 'Todavía no hay reglas. Clasifique un movimiento y luego elija “Siempre” a su lado.',
  goesTo: (merchant, category) => `<merchant>${merchant}</merchant> va a ${category}`,
  notInUse: 'una categoría que no está en uso',
  removeFor: (merchant) => `Eliminar la regla de ${merchant}`,
  always: (merchant, category) => `Siempre poner ${merchant} en ${category}`,
}

export const sortToasts: Words<typeof En.sortToasts> = {
  taught: (merchant, category, others) => ({
    title: `De ahora en adelante, ${merchant} va a ${category}`,
    description: others > 0 ? `También fueron allí ${plural(others, 'movimiento')} más.` : undefined,
  }),
  sortFailed: {
    title: 'No se pudo clasificar el movimiento.',
    description: 'Sigue donde estaba. Inténtelo de nuevo.',
  },
  ruleForgotten: (merchant) => ({
    title: `Regla eliminada: ${merchant}`,
    description: 'Lo que clasificó se queda donde está.',
  }),
  ruleBack: { title: 'Regla recuperada' },
  ruleFailed: {
    title: 'No se pudo cambiar la regla.',
    description: 'Quedó como estaba. Inténtelo de nuevo.',
  },
  undo: 'Deshacer',
}

export const loadFailed: Words<typeof En.loadFailed> = {
  transactions: 'No se pudieron cargar sus movimientos.',
  rules: 'No se pudieron cargar sus reglas.',
  text: 'No se perdió nada. Revise su conexión e inténtelo de nuevo.',
}
