import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './messages.ts'

export const jobsTexts: Words<typeof En.jobsTexts> = {
  pageTitle: 'Tareas, Jubilee',
  title: 'Tareas',
  lead: 'Lo que Jubilee hace más tarde o por sí solo. Una tarea que falla se intenta de nuevo durante varias horas. Si sigue fallando, se queda aquí.',
  kinds: 'Tipos de tareas',
  allWell: 'Nada ha fallado.',
  lookAgain: 'Ver de nuevo',
  retry: (name) => `Reintentar<named> con ${name}</named>`,
  neverRan: 'Todavía no se ha ejecutado',
  onRequest: 'cuando se solicita',
}

export const jobTableTexts: Words<typeof En.jobTableTexts> = {
  caption: 'Todos los tipos de tareas',
  job: 'Tarea',
  runs: 'Frecuencia',
  waiting: 'En espera',
  running: 'En curso',
  failed: 'Con error',
  lastRun: 'Última vez',
}

export const jobCounts: typeof En.jobCounts = ({ schedule, queued, running, failed }) =>
  `Frecuencia: ${schedule}. ${queued} en espera, ${running} en curso, ${failed} con error.`

export const runOutcomes: Words<typeof En.runOutcomes> = {
  done: 'Terminada',
  running: 'En curso',
  failed: 'Con error',
}

export const failedSentence: typeof En.failedSentence = (count) =>
  `${plural(count, 'tarea ha', 'tareas han')} fallado.`

export const loadFailed: Words<typeof En.loadFailed> = {
  title: 'No se pudieron cargar las tareas.',
  text: 'No se cambió nada. Revise su conexión e inténtelo de nuevo.',
}

export const retryToasts: Words<typeof En.retryToasts> = {
  failed: {
    title: 'No se pudieron reiniciar las tareas.',
    description: 'Siguen como estaban. Inténtelo de nuevo.',
  },
}
