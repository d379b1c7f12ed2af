import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.es.ts'
import type * as En from './messages.ts'

export const budgetScreenTexts: Words<typeof En.budgetScreenTexts> = {
  title: 'Presupuesto',
  tabs: 'Presupuesto',
  categories: 'Categorías',
  overview: 'Resumen mensual',
  transactions: 'Movimientos del banco',
}

export const budgetHeaderTexts: Words<typeof En.budgetHeaderTexts> = {
  importAll: 'Importar<rest> movimientos</rest>',
  newCategory: 'Nueva categoría',
  yourMonth: 'Su mes',
  planned: (amount, month) => `Tiene ${amount} previstos para ${month}.`,
  oneIsEnough: 'Con una categoría basta para empezar.',
  month: 'Mes',
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  thisMonth: 'Este mes',
}

export const budgetAnswers: Words<typeof En.budgetAnswers> = {
  wentOver: (amount, month) => `En ${month} gastó <figure>${amount}</figure> de más.`,
  isOver: (amount, month) => `En ${month} lleva <figure>${amount}</figure> de más.`,
  hadLeft: (amount, month) => `En ${month} le quedaron <figure>${amount}</figure>.`,
  hasLeft: (amount, month) => `Le quedan <figure>${amount}</figure> para ${month}.`,
}

export const budgetSummaryTexts: Words<typeof En.budgetSummaryTexts> = {
  label: 'Resumen',
  total: 'Presupuesto total',
  spent: 'Total gastado',
  remaining: 'Restante',
  nothingPlanned: 'nada previsto todavía',
  set: (amount) => `${amount} asignados`,
  nothingRecorded: 'nada anotado todavía',
  soFar: 'hasta ahora',
  overPlan: 'se gastó más de lo previsto',
  notSpent: 'sin gastar',
  forDays: (days) => `para ${plural(days, 'día')} más`,
}

const remaining = (days: number) => (days === 1 ? 'queda 1 día' : `quedan ${plural(days, 'día')}`)

export const amountTexts: Words<typeof En.amountTexts> = {
  over: (amount) => `${amount} de más`,
  left: (amount) => `${amount} restantes`,
  of: (left, available) => `${left} de ${available}`,
  faster: (days) => `Gasta más rápido de lo que avanza el mes: ${remaining(days)}.`,
  inStep: (days) => `Va al ritmo del mes: ${remaining(days)}.`,
}

export const statusWords: Words<typeof En.statusWords> = {
  over: 'Excedida',
  paid: 'Pagada',
  due: 'Sin pagar',
  warning: 'En riesgo',
  good: 'Va bien',
  dueOn: (day) => `Vence el ${day}`,
  wasDueOn: (day) => `Venció el ${day}`,
}

export const undoLabel: Words<typeof En.undoLabel> = 'Deshacer'

export const budgetToasts: Words<typeof En.budgetToasts> = {
  updated: { title: '¡Presupuesto actualizado!' },
  created: { title: '¡Categoría creada!' },
  createFailed: {
    title: 'No se pudo agregar la categoría.',
    description: 'Lo que escribió sigue aquí. Inténtelo de nuevo.',
  },
  updateFailed: {
    title: 'No se pudo cambiar el presupuesto.',
    description: 'Quedó como estaba. Inténtelo de nuevo.',
  },
  saved: (name) => ({ title: `Categoría guardada: ${name}` }),
  saveFailed: {
    title: 'No se pudieron guardar sus cambios.',
    description: 'Lo que escribió sigue aquí. Inténtelo de nuevo.',
  },
  removed: (name) => ({ title: `Categoría eliminada: ${name}` }),
  removeFailed: {
    title: 'No se pudo eliminar la categoría.',
    description: 'Sigue en su presupuesto. Inténtelo de nuevo.',
  },
  moveFailed: {
    title: 'No se pudo cambiar el orden.',
    description: 'Quedó como estaba. Inténtelo de nuevo.',
  },
  spent: (amount, name) => ({ title: `Anotó ${amount} en ${name}` }),
  refunded: (amount, name) => ({ title: `Anotó ${amount} de vuelta en ${name}` }),
  paid: (name) => ({ title: `Factura pagada: ${name}` }),
  groupAdded: (name) => ({ title: `Grupo agregado: ${name}` }),
  groupSaved: (name) => ({ title: `Grupo guardado: ${name}` }),
  groupFailed: {
    title: 'No se pudo guardar el grupo.',
    description: 'Lo que escribió sigue aquí. Inténtelo de nuevo.',
  },
  groupMoved: (name, group) => ({ title: `${name} está en ${group}` }),
  groupLeft: (name) => ({ title: `${name} no está en ningún grupo` }),
  groupMoveFailed: {
    title: 'No se pudo cambiar el grupo.',
    description: 'Quedó como estaba. Inténtelo de nuevo.',
  },
  groupRemoved: (name) => ({
    title: `Grupo eliminado: ${name}`,
    description: 'Sus categorías siguen en su presupuesto.',
  }),
  groupRemoveFailed: {
    title: 'No se pudo eliminar el grupo.',
    description: 'Sigue en su presupuesto. Inténtelo de nuevo.',
  },
  spendFailed: {
    title: 'No se pudo anotar el gasto.',
    description: 'No se cambió nada. Inténtelo de nuevo.',
  },
  spendingRemoved: { title: 'Gasto eliminado', description: 'Ya no cuenta.' },
  spendingRemoveFailed: {
    title: 'No se pudo eliminar el gasto.',
    description: 'Todavía cuenta. Puede eliminarlo en la lista de gastos.',
  },
  spendingBack: { title: 'Gasto recuperado', description: 'Cuenta de nuevo.' },
  spendingBackFailed: {
    title: 'No se pudo recuperar el gasto.',
    description: 'Anótelo otra vez.',
  },
  carried: (amount) => ({ title: `${amount} sumados a este mes` }),
  carryFailed: {
    title: 'No se sumó nada a este mes.',
    description: 'Su presupuesto quedó como estaba. Inténtelo de nuevo.',
  },
  carryTakenBack: { title: 'Monto restado', description: 'Su presupuesto quedó como estaba.' },
  carryTakeBackFailed: {
    title: 'No se pudo deshacer.',
    description: 'El monto sigue sumado a este mes. Inténtelo de nuevo.',
  },
}

export const budgetSentences: Words<typeof En.budgetSentences> = {
  name: 'Póngale un nombre a esta categoría.',
  budget: 'Escriba un monto mayor que 0, por ejemplo 450.',
  amount: 'El monto',
  spent: 'Escriba lo que gastó, por ejemplo 62.40.',
  refund: 'Escriba lo que le devolvieron, por ejemplo 20.',
  date: 'Escriba una fecha que exista.',
  future: 'Elija hoy o un día anterior.',
  changedElsewhere: (amount) =>
    `Esto cambió en otro lugar y ahora es ${amount}. Guarde otra vez para conservar su monto.`,
  dueDay: 'Escriba un día del mes, del 1 al 31, por ejemplo 15.',
  group: 'Póngale un nombre a este grupo.',
  namedElsewhere:
    'Esta categoría cambió en otro lugar desde que la abrió. Guarde otra vez para conservar lo que está aquí.',
}

export const categoryTexts: Words<typeof En.categoryTexts> = {
  budget: 'El presupuesto',
  details: 'Factura, grupo, ícono y color',
  dueDay: 'Día del mes en que vence',
  dueDayHint:
    'Para una factura, por ejemplo 1 si la renta vence el día 1. Déjelo vacío para gastos de todos los días.',
  group: 'Grupo',
  noGroup: 'Sin grupo',
  markPaid: 'Marcar como pagada',
  markPaidLabel: (name) => `Marcar como pagada: ${name}`,
}

export const groupTexts: Words<typeof En.groupTexts> = {
  count: (count) => plural(count, 'categoría'),
  arrange: 'Grupos y orden',
  done: 'Listo',
  add: 'Nuevo grupo',
  addTitle: 'Agregar un grupo',
  addLabel: 'Agregar grupo',
  hint: 'Por ejemplo, Casa, Familia o Donaciones.',
  name: 'Nombre',
  rename: (name) => `Cambiar el nombre de ${name}`,
  renameLabel: 'Guardar cambios',
  remove: (name) => `Eliminar ${name}`,
  removeTitle: (name) => `¿Eliminar el grupo ${name}?`,
  removeText: 'Sus categorías se quedan en su presupuesto, con todo lo que se gastó en ellas.',
  removeLabel: 'Eliminar grupo',
  move: (name, direction) => `Mover ${name} hacia ${direction === 'up' ? 'arriba' : 'abajo'}`,
  groupOf: (name) => `Grupo de ${name}`,
  others: 'Otras categorías',
  empty: 'Todavía no tiene categorías. Elija este grupo para una categoría en Grupos y orden.',
}

export const emptyBudget: Words<typeof En.emptyBudget> = {
  title: 'Empiece con una categoría',
  text: 'Elija algo que paga cada mes, como el supermercado, y lo máximo que quiere gastar en ello. Verá cuánto le queda a lo largo del mes.',
}

export const emptySpending: Words<typeof En.emptySpending> = {
  title: 'Todavía no hay gastos anotados',
  text: 'Aquí verá lo que anote para este mes.',
}

export const emptyOverview: Words<typeof En.emptyOverview> = {
  title: 'Aquí verá sus meses',
  text: 'Cuando tenga dos meses de presupuesto, podrá compararlos aquí.',
}

export const monthsFailed: Words<typeof En.monthsFailed> = {
  title: 'No se pudieron cargar sus meses.',
  text: 'No se perdió nada. Revise su conexión e inténtelo de nuevo.',
}

export const loadFailed: Words<typeof En.loadFailed> = {
  title: 'No se pudo cargar su presupuesto.',
  text: 'No se perdió nada. Revise su conexión e inténtelo de nuevo.',
}
