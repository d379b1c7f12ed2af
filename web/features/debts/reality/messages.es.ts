import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.ts'
import type * as En from './messages.ts'

export const realityTexts: Words<typeof En.realityTexts> = {
  pageTitle: 'Un mes y su plan, Jubilee',
  place: 'Mis deudas',
  title: (month) => `Su plan y lo que pasó en ${month}`,
  loading: 'Cargando el mes',
  failed: 'No se pudo cargar este mes. No se perdió nada.',
  notOver: 'Este mes todavía no termina.',
  notOverText: 'Un mes se compara con su plan cuando ya terminó.',
  lastMonth: 'Ver el mes pasado',
  empty: 'No se anotó nada en este mes.',
  asPlanned: 'Terminó el mes tal como decía el plan.',
  above: (amount) => `Terminó el mes debiendo ${amount} más de lo planeado.`,
  below: (amount) => `Terminó el mes debiendo ${amount} menos de lo planeado.`,
  noPlan: 'En este mes no había un plan guardado, así que no hay con qué comparar. Esto es lo que se anotó.',
  since: (day) => `Guardó su primer plan el ${day}. El mes cuenta desde el día siguiente.`,
  short: 'El dinero del plan no alcanzaba para los mínimos, así que no tiene cifras para este mes.',
  dateSame: (month) => `La fecha en que quedaría libre de deudas sigue siendo ${month}.`,
  dateMoved: (...[before, after, by]) =>
    `La fecha en que quedaría libre de deudas pasó de ${before} a ${after}, ${by}.`,
  later: (span) => `${span} más tarde`,
  earlier: (span) => `${span} antes`,
  dateGained: (month) => `Su plan ya tiene un final: ${month}.`,
  dateLost: 'Después de este mes el plan ya no tenía un final.',
  year: ({ year, months, paid, planned, rest }) =>
    `En lo que va de ${year}, en ${plural(months, 'mes', 'meses')}, pagó ${paid}. El plan decía ${planned}, y usted terminó ${rest}.`,
  yearAbove: (amount) => `debiendo ${amount} más`,
  yearBelow: (amount) => `debiendo ${amount} menos`,
  yearSame: 'tal como decía el plan',
  basis:
    'El plan es el que usted tenía guardado, desde los saldos de su primer día. Usa las tasas, los mínimos y las fechas de vencimiento que sus deudas tienen ahora.',
  csv: 'Descargar CSV',
  print: 'Imprimir',
  before: (month) => `Antes: ${month}`,
  next: (month) => `Después: ${month}`,
  otherMonths: 'Otros meses',
  newDebt: 'Esta deuda todavía no estaba en el plan.',
  same: 'Tal como decía el plan.',
  debtAbove: (amount) => `Debe ${amount} más de lo planeado:`,
  debtBelow: (amount) => `Debe ${amount} menos de lo planeado:`,
}

export const columnTexts: Words<typeof En.columnTexts> = {
  line: 'Línea',
  plan: 'Plan',
  posted: 'Lo que pasó',
  difference: 'Diferencia',
  start: 'Inicio',
  charges: 'Compras nuevas',
  interest: 'Intereses',
  fees: 'Cargos',
  payments: 'Pagos',
  moved: 'Pasó a un préstamo nuevo',
  end: 'Final',
}

export const csvTexts: Words<typeof En.csvTexts> = {
  file: (month) => `deudas-${month}.csv`,
  month: 'Mes',
  debt: 'Deuda',
  planned: (line) => `Plan: ${line}`,
  posted: (line) => `Lo que pasó: ${line}`,
}

export const reasonNames: Words<typeof En.reasonNames> = {
  charges: 'Compras nuevas',
  credits: 'Créditos y correcciones',
  fees: 'Cargos',
  paidMore: 'Pagó más',
  paidLess: 'Pagó menos',
  anotherDay: 'Pagó otro día, en el mes antes o después del suyo',
  noInterest: 'No se anotaron intereses',
  interestDays: 'Intereses contados por día, sobre los saldos que tenía',
  rate: 'Una tasa distinta de la que está anotada',
  moved: 'El plan la pasó a un préstamo nuevo',
}
