import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './concern-messages.ts'

export const sizeUnits: Words<typeof En.sizeUnits> = ['bytes', 'kB', 'MB', 'GB', 'TB']

export const durationTexts: Words<typeof En.durationTexts> = {
  days: (count) => plural(count, 'día'),
  hours: (count) => plural(count, 'hora'),
  minutes: (count) => plural(count, 'minuto'),
  seconds: (count) => plural(count, 'segundo'),
}

function often(months: number | null): string {
  if (months === null) return 'sin ser por mes'
  return months === 1 ? 'al mes' : `cada ${months} meses`
}

export const chargeTexts: Words<typeof En.chargeTexts> = {
  noPrice: 'Stripe no tiene un precio activo con su clave',
  price: (amount, currency, months) =>
    `Stripe cobraría ${amount === null ? 'sin un monto único' : `${amount} ${currency}`} ${often(months)}`,
  closed: (plan, shown, charge) => `${plan} no se puede comprar: mostramos ${shown} al mes, y ${charge}.`,
}

export const concernTexts: Words<typeof En.concernTexts> = {
  migrations: (applied, known) =>
    `La base de datos ha visto ${applied} migraciones; este programa conoce ${known}.`,
  connections: (awaited) =>
    `${plural(awaited, 'solicitud', 'solicitudes')} en espera de una conexión a la base de datos.`,
  failedJobs: (failed) =>
    failed === 1 ? '1 tarea falló de forma definitiva.' : `${failed} tareas fallaron de forma definitiva.`,
  lateJob: (duration) => `Una tarea que ya toca lleva ${duration} de espera.`,
  disk: (free) => `Quedan ${free} en el disco.`,
  noBackup: 'Nunca se ha registrado una copia de seguridad.',
  oldBackup: (duration) => `La última copia de seguridad tiene ${duration}.`,
  failedCall: (service) => `${service}: la última llamada falló.`,
}
