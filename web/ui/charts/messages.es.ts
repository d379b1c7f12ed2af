import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const chartTexts: Words<typeof En.chartTexts> = {
  showTable: 'Ver como tabla',
  hideTable: 'Ocultar la tabla',
  pointShown: (title) => `${title}. Punto mostrado`,
}

export const freedomLineTexts: Words<typeof En.freedomLineTexts> = {
  monthShown: (title) => `${title}. Mes mostrado`,
  today: 'Hoy',
  other: 'Otras',
  inMonth: (month, total) => `${month}: quedan ${total}`,
  left: '<quiet>quedan</quiet> <total/>',
  paidOff: 'saldada',
  debtFree: 'Libre de deudas',
  columns: ['Mes', 'Todas'],
  everyMonth: 'Todos los meses',
}

export const changesMessages: Words<typeof En.changesMessages> = {
  title: 'Lo que cambia',
  all: (count) => `Ver los ${count} cambios`,
}
