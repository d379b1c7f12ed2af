import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.es.ts'
import type * as En from './dialog-messages.ts'

export const goalDialogTexts: Words<typeof En.goalDialogTexts> = {
  addTitle: 'Agregar una meta',
  editTitle: (goal) => `Editar ${goal}`,
  add: 'Agregar meta',
  save: 'Guardar cambios',
  name: 'Nombre',
  nameHint: 'Para qué está ahorrando, por ejemplo: Fondo de emergencia.',
  target: 'Monto de la meta',
  savedAlready: 'Ya ahorrado',
  date: 'Fecha de la meta',
  dateHint: 'Con una fecha, verá cuánto ahorrar cada mes.',
}

export const contributionTexts: Words<typeof En.contributionTexts> = {
  title: (goal) => `Aportar a ${goal}`,
  holds: (amount, target) => `Tiene ${amount} de ${target}.`,
  direction: 'Qué desea hacer',
  putIn: 'Aportar',
  takeOut: 'Retirar',
  amount: 'Monto',
  day: 'Día',
  savedAfter: 'Ahorrado después de esto',
}

export const goalHistoryTexts: Words<typeof En.goalHistoryTexts> = {
  title: (goal) => `Historial de ${goal}`,
  savedSoFar: (amount, target) => `Ahorrado hasta ahora: ${amount} de ${target}.`,
  what: 'historial',
  empty: 'Todavía no hay aportes.',
  takenOut: 'Retiro',
  putIn: 'Aporte',
  undoOf: (amount, day) => `Deshacer ${amount} del ${day}`,
  noPace: 'Aquí verá su ritmo cuando haya al menos un mes completo.',
  pace: ({ monthly, months, reached, isInTime }) => {
    const time = isInTime === null ? '' : isInTime ? ', a tiempo para su fecha' : ', después de su fecha'
    const span = months === 1 ? 'En el último mes' : `En los últimos ${plural(months, 'mes', 'meses')}`
    return `${span} aportó ${monthly} al mes. A este ritmo, llega a su meta en ${reached}${time}.`
  },
}

export const removeGoalTexts: Words<typeof En.removeGoalTexts> = {
  title: (goal) => `¿Eliminar ${goal}?`,
  description: 'También se elimina su historial. El dinero no se toca. Esto no se puede deshacer.',
  confirm: 'Eliminar meta',
}
