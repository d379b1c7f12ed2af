import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.es.ts'
import type * as En from './messages.ts'

export const goalsScreenTexts: Words<typeof En.goalsScreenTexts> = {
  title: 'Metas financieras',
  openTitle: 'Sus metas',
  add: 'Agregar meta',
  startWith: (amount) => `Una meta puede empezar con ${amount}.`,
  reached: (count) => `Ya cumplió <figure>${plural(count, 'meta')}</figure>. ¿Cuál sigue?`,
  saved: (amount, count) => `Ha ahorrado <figure>${amount}</figure> para ${plural(count, 'meta')}.`,
  allThere: 'Ya llegó.',
  toGo: (left) => `Faltan ${left}.`,
  toHitDates: (monthly) => `Para cumplir sus fechas, ahorre ${monthly} al mes.`,
}

export const jubileeMomentTexts: Words<typeof En.jubileeMomentTexts> = {
  title: (goal) => `${goal}: meta cumplida.`,
  setAside: (amount, months) =>
    months > 0
      ? `Ahorró ${amount} en ${plural(months, 'mes', 'meses')}. Disfrútelo.`
      : `Ahorró ${amount}. Disfrútelo.`,
  close: 'Cerrar',
}

export const undoLabel: Words<typeof En.undoLabel> = 'Deshacer'

export const goalToasts: Words<typeof En.goalToasts> = {
  added: (title) => ({ title: `Meta agregada: ${title}` }),
  addFailed: {
    title: 'No se pudo agregar la meta.',
    description: 'Lo que escribió sigue aquí. Inténtelo de nuevo.',
  },
  saved: (title) => ({ title: `Meta guardada: ${title}` }),
  saveFailed: {
    title: 'No se pudieron guardar sus cambios.',
    description: 'Lo que escribió sigue aquí. Inténtelo de nuevo.',
  },
  contributed: (amount, title) => ({ title: `Aportó ${amount} a ${title}` }),
  withdrawn: (amount, title) => ({ title: `Retiró ${amount} de ${title}` }),
  moveFailed: {
    title: 'No se pudo anotar el monto.',
    description: 'No se cambió nada. Inténtelo de nuevo.',
  },
  taken: { title: 'Movimiento deshecho', description: 'La meta quedó como estaba.' },
  takeFailed: {
    title: 'No se pudo deshacer el movimiento.',
    description: 'Todavía cuenta. Puede deshacerlo en el historial.',
  },
  completed: (title) => ({ title: `Meta cumplida: ${title}` }),
  completeFailed: {
    title: 'No se pudo marcar la meta como cumplida.',
    description: 'No se cambió nada. Inténtelo de nuevo.',
  },
  reopened: (title) => ({ title: `Meta reabierta: ${title}` }),
  reopenFailed: {
    title: 'No se pudo reabrir la meta.',
    description: 'No se cambió nada. Inténtelo de nuevo.',
  },
  removed: (title) => ({ title: `Meta eliminada: ${title}` }),
  removeFailed: {
    title: 'No se pudo eliminar la meta.',
    description: 'Sigue en su lista. Inténtelo de nuevo.',
  },
}

export const goalSentences: Words<typeof En.goalSentences> = {
  title: 'Póngale un nombre a esta meta.',
  targetName: 'El monto de la meta',
  currentName: 'El monto ahorrado',
  amountName: 'El monto',
  target: 'Escriba un monto mayor que 0, por ejemplo 1,000.',
  current: 'Escriba lo que ya ahorró, por ejemplo 250. Si no tiene nada, déjelo vacío.',
  date: 'Escriba una fecha que exista.',
  future: 'Elija hoy o un día anterior.',
  datePast: 'Elija un día después de hoy, o déjelo vacío.',
  changedElsewhere:
    'Esta meta cambió en otro lugar desde que la abrió. Guarde otra vez para conservar lo que está aquí.',
  contribution: 'Escriba lo que aporta, por ejemplo 50.',
  withdrawal: 'Escriba lo que retira, por ejemplo 50.',
  moreThanSaved: 'Es más de lo que tiene ahorrado aquí.',
}

export const emptyGoals: Words<typeof En.emptyGoals> = {
  title: 'Todavía no tiene metas',
  text: 'Póngale nombre a algo para lo que está ahorrando, como un colchón para emergencias. Verá cuánto ha avanzado y cuánto ahorrar cada mes.',
  action: 'Crear su primera meta',
}

export const loadFailed: Words<typeof En.loadFailed> = {
  title: 'No se pudieron cargar sus metas.',
  text: 'No se perdió nada. Revise su conexión e inténtelo de nuevo.',
}
