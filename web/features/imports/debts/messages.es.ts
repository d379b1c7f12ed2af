import { MAX_IMPORT_DEBTS } from '#contracts/money/imports.ts'
import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.es.ts'
import { LOCALE } from '#web/format/messages.es.ts'
import type * as En from './messages.ts'

export const debtTexts: Words<typeof En.debtTexts> = {
  place: 'Mis deudas',
  title: 'Importar deudas',
  pageTitle: 'Importar deudas, Jubilee',
  lead: 'Traiga deudas de otra aplicación o de una hoja de cálculo. Primero ve cada una, y puede deshacerlo después.',
  chooseHint:
    'Un archivo CSV con nombres y saldos. Se lee en este dispositivo. No se envía nada antes de que presione Importar.',
  noTable:
    'No encontramos una lista de deudas en este archivo. No se importó nada. Necesita una primera fila con nombres como “Name” y “Balance”.',
  isStatement:
    'Este archivo tiene movimientos y ninguna lista de deudas. No se importó nada. Puede importarlo desde su presupuesto.',
  tooMany: (debts) =>
    `Este archivo tiene ${debts.toLocaleString(LOCALE)} deudas. Se pueden importar hasta ${MAX_IMPORT_DEBTS} a la vez. No se importó nada. Divida primero el archivo.`,
  noDebts: 'En este archivo no hay ninguna deuda con nombre y saldo. No se importó nada.',
  rate: (example) => `¿Cómo están escritas las tasas en su archivo? Tiene “${example}”.`,
  rateMeans: (percent) => `Eso es ${percent}%`,
  inFile: (debts) => `${plural(debts, 'deuda')} en este archivo`,
  list: 'Deudas en este archivo',
  kind: (debt) => `Tipo<rest> de ${debt}</rest>`,
  apr: (rate) => `${rate} APR`,
  atLeast: (amount) => `al menos ${amount} al mes`,
  due: (day) => `vence el ${day}`,
  importing: (debts) => `Importar ${plural(debts, 'deuda')}`,
  noneChosen: 'Elija al menos una deuda para importar.',
  here: 'Ya hay aquí una deuda con este nombre',
  asset: 'Parece dinero suyo',
  assetNote: 'Elíjala solo si la debe.',
  missingRate: 'tasa',
  missingMinimum: 'pago mínimo',
  missing: (what) => `Falta: ${what.join(', ')}`,
  added: (debts) => (debts === 1 ? '1 deuda agregada' : `${plural(debts, 'deuda')} agregadas`),
  from: (file, names) => `De ${file}: ${names}.`,
  seeThem: 'Verlas en Mis deudas',
  missingNote: 'Puede agregar después lo que falta, en Mis deudas. Hasta entonces, el plan dice qué supone.',
}
