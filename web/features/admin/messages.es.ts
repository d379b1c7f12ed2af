import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './messages.ts'

export const sectionNames: Words<typeof En.sectionNames> = {
  desk: 'Panel',
  grants: 'Ayudas',
  ledger: 'Libro de cuentas',
  news: 'Novedades',
  content: 'Contenido',
  people: 'Personas',
  jobs: 'Tareas',
  health: 'Estado del sistema',
  audit: 'Registro de auditoría',
}

export const deskTexts: Words<typeof En.deskTexts> = {
  title: 'El panel',
  lead: 'Lo que mantiene a Jubilee en marcha y lo que espera su atención.',
  waiting: 'Espera su atención',
  nothing: 'Nada espera su atención.',
  looking: 'Revisando qué espera su atención',
  notKnown: 'Esto no se pudo leer. Abra la sección o vuelva a cargar la página.',
  sections: 'Todo lo que hay en el panel',
}

export const waitingGrants: typeof En.waitingGrants = (count) =>
  `${plural(count, 'solicitud', 'solicitudes')} de ayuda ${count === 1 ? 'espera' : 'esperan'} nuestra respuesta.`

export const failedJobs: typeof En.failedJobs = (count) =>
  count === 1 ? '1 tarea falló de forma definitiva.' : `${count} tareas fallaron de forma definitiva.`
