import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import { LOCALE } from '#web/format/messages.ts'
import type * as En from './messages.ts'

export const healthTexts: Words<typeof En.healthTexts> = {
  pageTitle: 'Estado del sistema, Jubilee',
  title: 'Estado del sistema',
  lead: 'Se midió al abrir esta página. Lo que no se midió no se muestra.',
  allWellTitle: 'Todo está bien',
  concernsTitle: 'Hay que revisar',
  measured: (instant) => `Medido el ${instant}`,
  lookAgain: 'Medir de nuevo',
  loadFailed: 'No se pudo medir el sistema.',
  never: 'ninguno hasta ahora',
  allWell: 'Todo está bien.',
  measuring: 'Midiendo.',
  more: 'Ver qué se midió',
}

export const databaseTexts: Words<typeof En.databaseTexts> = {
  title: 'Base de datos',
  answer: 'Responde en',
  milliseconds: (ms) => `${ms} ms`,
  version: 'PostgreSQL',
  size: 'Tamaño',
  connections: 'Conexiones',
  openOf: (open, most) => `${open} abiertas de ${most}`,
  migrations: 'Migraciones',
  appliedOf: (applied, known) => `${applied} de ${known}`,
  disk: 'Disco',
  freeOf: (free, total) => `${free} libres de ${total}`,
}

export const jobsTexts: Words<typeof En.jobsTexts> = {
  title: 'Tareas',
  waiting: 'En espera',
  running: 'En curso',
  failed: 'Fallidas',
  oldestDue: 'La más antigua por hacer',
  noneDue: 'ninguna por hacer',
  lastDone: 'La última terminada',
}

export const processTexts: Words<typeof En.processTexts> = {
  title: 'Este proceso',
  version: 'Versión',
  versionAndMode: (version, mode) => `${version}, ${mode}`,
  node: 'Node',
  uptime: 'En marcha desde hace',
  memory: 'Memoria',
  anyTitle: 'En cualquier proceso',
  lastPaymentEvent: 'Último evento de pago',
  lastBankReading: 'Última lectura de un banco',
  lastBackup: 'Última copia de seguridad',
}

export const outsideTexts: Words<typeof En.outsideTexts> = {
  title: 'Servicios externos',
  lead: 'Lo que este proceso ha visto desde que empezó. Al abrir esta página solo se consulta la lista de precios.',
  names: {
    mail: 'Correo electrónico',
    payments: 'Pagos',
    banking: 'Bancos conectados',
    bureau: 'Agencias de crédito',
    model: 'Modelo de lenguaje',
  },
  notAsked: 'Sin consultas todavía',
  notSetUp: 'Sin configurar',
  sandbox: 'Entorno de prueba',
  calls: (calls, failures) => `${plural(calls, 'llamada')}, ${failures} con error.`,
  lastAnswer: (instant) => `Última respuesta: ${instant}.`,
  lastFailure: (instant) => `Último error: ${instant}.`,
}

const whole = (count: number) => count.toLocaleString(LOCALE)

export const modelTexts: Words<typeof En.modelTexts> = {
  title: 'Qué hizo el modelo del asesor',
  lead: 'Día por día (UTC). Ayuda a leer preguntas y no escribe nada. Hasta que se responde, una consulta cuenta por su máximo.',
  day: ({ asked, used, dropped, failed, tokensIn, tokensOut, spent, limit }) =>
    `Consultado ${plural(asked, 'vez', 'veces')}: ${plural(used, 'lectura usada', 'lecturas usadas')}, ${dropped} rechazadas por nuestros controles, ${failed} con error. ${whole(tokensIn)} tokens de entrada, ${whole(tokensOut)} de salida. ${spent} de ${limit}.`,
}
