import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './short-month-messages.ts'

export const spanish: Words<English> = {
  week: (week, last) => `Semana ${week}, hasta el ${last}`,
  callAbout:
    'Pida un plan por dificultades económicas (“hardship plan”) antes de que venza el pago. Anote el día, el nombre y la respuesta. El número está en la factura o al reverso de la tarjeta.',
  foodAndRent: 'Llame al 211 para pedir ayuda con la renta, la comida y la luz en su zona. Es gratis.',
  homeFirst: 'Pague primero su vivienda, la comida, la luz y el transporte al trabajo.',
  onTime: 'Entonces todos los pagos pueden salir a tiempo.',
  writeDown: 'Anote cada gasto del mes y marque lo que puede esperar.',
  counselor: 'Hable con una asesoría de crédito sin fines de lucro. La primera consulta cuesta poco o nada.',
  earnMore: 'Vea maneras de ganar más en Ingresos adicionales, y empiece con una que vaya con sus horas.',
  makeAgain: 'Haga esta hoja de ruta otra vez con sus cifras nuevas.',
  proofs: {
    foreclosure: {
      label: 'asesoría de vivienda, gratis',
      value: '800-569-4287',
      source: 'Departamento de Vivienda y Desarrollo Urbano de EE. UU. (HUD)',
    },
    penaltyRate: {
      label: 'de atraso antes de que pueda subir la tasa de lo que ya debe',
      value: '60 días',
      source: '12 CFR 1026.55',
    },
    markAfter30Days: {
      label: 'de atraso antes de que pueda aparecer en un informe de crédito',
      value: '30 días',
      source: 'cómo cuentan los atrasos los informes de crédito',
    },
    markAfter90Days: {
      label: 'de atraso antes de que se informe un préstamo federal',
      value: '90 días',
      source: 'studentaid.gov',
    },
  },
  labels: {
    name: 'nombre que usted le dio',
    due: 'fecha de vencimiento',
    used: 'tomado de los ahorros para este mes',
    taken: (title) => `${title}: tomado para este mes`,
    leftAfter: (title) => `${title}: queda después`,
    other: 'tomado de ahorros sin meta',
    missing: 'todavía falta este mes',
    months: 'meses en que los ahorros pueden cubrir la diferencia',
    paid: (name) => `${name}: por pagar este mes`,
    asked: (name) => `${name}: se pide este mes`,
    rest: 'gasto que no se cubre',
    fee: (name) => `${name}: cargo por pago atrasado`,
    open: (name) => `${name}: sin cubrir`,
    phone: 'teléfono del prestamista',
  },
  due: (day) => ` (vence el ${day})`,
  share: (taken, goal, left) => `${taken} de ${goal} (ahí quedan ${left})`,
  otherSavings: (amount) => `${amount} de sus otros ahorros`,
  use: (shares) => `Use ${shares}.`,
  towardGap: (used, missing) =>
    `Ponga sus ${used} de ahorros para cubrir la diferencia. Este mes todavía faltan ${missing}.`,
  covers: (used) => `Tome ${used} de los ahorros para cubrir este mes.`,
  lasts: (covers, months) => `${covers} Los ahorros pueden cubrir la diferencia por ${months}.`,
  ofWhole: (part, whole) => `${part} de los ${whole}`,
  nameAndAmount: (name, amount) => `${name} ${amount}`,
  amountTo: (name, amount) => `${amount} a ${name}`,
  otherEssentials: 'los otros gastos esenciales de su presupuesto',
  comeFirst: (names) => `Esto va primero: ${names}.`,
  pay: (payments) => `Pague ${payments}.`,
  restWaits: (open) =>
    `${open} de sus otros gastos tienen que esperar este mes. Primero espera lo que usted decide cada vez.`,
  spendingWaits: (open) =>
    `${open} de lo que gasta no se cubren. Primero espera lo que no es vivienda, comida, luz ni transporte al trabajo.`,
  lateFee: 'Puede haber un cargo por pago atrasado.',
  lateFeeOf: (amount) => `Puede haber un cargo por pago atrasado de ${amount}.`,
  notCovered: (whole) => `sus ${whole} no se cubren.`,
  partNotCovered: (open, whole) => `${open} de sus ${whole} no se cubren.`,
  call: (name) => `Llame a ${name}`,
  callAt: (name, phone) => `Llame a ${name} al ${phone}`,
}
