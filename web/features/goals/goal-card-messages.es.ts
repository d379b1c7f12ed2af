import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.es.ts'
import type * as En from './goal-card-messages.ts'

export const goalCardTexts: Words<typeof En.goalCardTexts> = {
  savedFor: (goal) => `Ahorrado para ${goal}`,
  noDate: 'Todavía sin fecha',
  byDate: (date) => `Para el ${date}`,
  ofTarget: (target) => `de ${target}`,
  percentSaved: (percent) => `${percent}% ahorrado`,
  reached: 'Alcanzada',
  isReached: 'Ya alcanzó esta meta.',
  toGoWithoutDate: (left) => `Faltan ${left}. Agregue una fecha para ver cuánto ahorrar cada mes.`,
  toGoPastDate: (left) => `Faltan ${left}. La fecha ya pasó; elija otra cuando guste.`,
  getsThere: ({ monthly, months, month }) => {
    const by = month === null ? '' : ` en ${month}`
    if (months === 1) return `Con ${monthly} llega a su meta${by}.`
    return `Con ${monthly} al mes durante ${plural(months, 'mes', 'meses')}, llega a su meta${by}.`
  },
  markDone: 'Marcar como cumplida',
  markDoneOf: (goal) => `Marcar ${goal} como cumplida`,
  contribute: 'Aportar',
  contributeTo: (goal) => `Aportar a ${goal}`,
  edit: 'Editar',
  editOf: (goal) => `Editar ${goal}`,
  history: 'Historial',
  historyOf: (goal) => `Historial de ${goal}`,
  putInOrTakeOut: 'Aportar o retirar',
  remove: 'Eliminar',
  removeOf: (goal) => `Eliminar ${goal}`,
  moreFor: (goal) => `Más opciones para ${goal}`,
  doneTitle: 'Metas cumplidas',
  done: 'Cumplida',
  doneOn: (date) => `Cumplida el ${date}`,
  reopen: 'Reabrir',
  reopenOf: (goal) => `Reabrir ${goal}`,
}
