import content from '#content/foundation/es/foundation.json' with { type: 'json' }
import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.es.ts'
import { LOCALE } from '#web/format/messages.es.ts'
import type * as En from './entry-messages.ts'

export const programs: Words<typeof En.programs> = content.programs

export const giftWords: Words<typeof En.giftWords> = {
  tithe: (amount, day) => `Diezmo de ${amount} del ${day}`,
  yours: (amount, day) => `Su donación de ${amount} del ${day}`,
  gift: (amount, day) => `Donación de ${amount} del ${day}`,
  fromProfit: (months) => `La décima parte de nuestras ganancias, ${months}`,
  anonymous: 'Sin nombre',
  toGroup: (amount, group) => `${amount} fueron al grupo de ayudas ${group}.`,
  corrected: (amount) => `Después de una corrección son ${amount}.`,
  left: (amount) => `${amount} todavía no están en un grupo publicado.`,
  leftOfIt: (amount) => `${amount} de ellos todavía no están en un grupo publicado.`,
}

export const entryWords: Words<typeof En.entryWords> = {
  months: (first, last) => `${first} a ${last}`,
  gift: 'Donación',
  tithe: 'Diezmo',
  correctionOf: (sequence) => `Corrección del registro ${sequence}`,
  grant: 'Se pagó una ayuda',
  grantCorrection: 'Se corrigió una ayuda',
  groupOf: (grants) => `Grupo de ${grants} ayudas`,
  tenthOf: (profit, months) => `La décima parte de una ganancia de ${profit}, ${months}`,
  sealedNote: 'Sellado. Cuenta en un grupo de cinco o más.',
  covers: (sequences) => `Registros ${sequences}`,
  sealed: 'Sellado',
  byMonths: 'Por meses',
  noAmount: 'No se muestra el monto',
  hash: (hash) => `Hash <code>${hash}</code>`,
  newestFirst: 'Registros, primero los más recientes',
}

export const entryColumns: Words<typeof En.entryColumns> = {
  number: 'N.º',
  what: 'Qué',
  day: 'Día',
  amount: 'Monto',
  hash: 'Hash',
}

export const groupTexts: Words<typeof En.groupTexts> = {
  none: 'Todavía no se ha publicado ningún grupo. Con la quinta ayuda llega el primero.',
  list: 'Grupos de ayudas',
  caption: 'Grupos de ayudas, primero los más recientes',
  group: (number) => `Grupo ${number}`,
  heading: ({ number, amount, grants }) => `Grupo ${number}: ${amount} en ${plural(grants, 'ayuda')}`,
  facts: (months, names) => `Pagadas: ${months}. ${names}.`,
  saved: (interest, months) =>
    `En total, ${interest} menos de intereses y ${plural(months, 'mes', 'meses')} menos.`,
  uncovered: (amount) => `${amount} de ellos no están cubiertos por ninguna donación ni diezmo.`,
  grantsInGroups: (grants, groups) => `${plural(grants, 'ayuda')} en ${plural(groups, 'grupo')}`,
}

export const groupColumns: Words<typeof En.groupColumns> = {
  group: 'Grupo',
  months: 'Meses de pago',
  programs: 'Programas',
  grants: 'Ayudas',
  paid: 'Pagado',
  interest: 'Intereses ahorrados',
  monthsSaved: 'Meses ahorrados',
}

export const changeWords: Words<typeof En.changeWords> = {
  sooner: (months) =>
    months === 1 ? '1 mes antes' : `${months.toLocaleString(LOCALE)} meses antes en total`,
  measured: (measured, grants) => `Medido en ${measured} de ${plural(grants, 'ayuda')}.`,
  unmarked: (grants) =>
    `${plural(grants, 'ayuda anterior', 'ayudas anteriores')} con una regla menos estricta.`,
  nothingPublished: 'Todavía sin cifra',
  notMeasured: 'Sin medir',
}
