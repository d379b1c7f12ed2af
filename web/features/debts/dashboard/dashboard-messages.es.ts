import type { Words } from '#engine/language/bilingual.ts'
import { plural } from '#web/format/amounts.es.ts'
import type * as En from './dashboard-messages.ts'

const inMonths = (count: number) => plural(count, 'mes', 'meses')

export const dashboardDebts: Words<typeof En.dashboardDebts> = {
  basis: (payment, order) => `Usted paga ${payment} al mes, ${order}.`,
  left: (total, percent) => `Quedan ${total}, ${percent}% pagado`,
  progress: 'Pagado de todas las deudas',
  seePlan: 'Ver el plan',
  first: {
    title: 'Agregue su primera deuda',
    text: 'Con una deuda, con los datos de su estado de cuenta, ya puede ver cuándo podría estar libre de deudas.',
    action: 'Agregar su primera deuda',
  },
  allPaid: {
    title: 'No debe nada en estas deudas.',
    text: 'Todos los saldos que anotó están en cero. Lo que pagaba cada mes ahora es suyo para ahorrar.',
    action: 'Fijar una meta de ahorro',
  },
}

export const alsoDueTexts: Words<typeof En.alsoDueTexts> = {
  title: 'También vence pronto',
  more: (count) => `y ${count} más`,
}

export const planRowTexts: Words<typeof En.planRowTexts> = {
  title: 'Plan para saldar sus deudas',
  note: (order, next) => (next === null ? `${order}.` : `${order}. Próxima deuda: ${next}.`),
  saves: (amount) => `Ahorra ${amount}`,
  target: 'Próxima deuda por saldar',
  noTarget: 'No queda nada por pagar',
  above: 'Por encima de los mínimos',
  minimums: (amount) => `los mínimos son ${amount}`,
  saved: 'Intereses ahorrados',
  comparedWith: 'comparado con pagar solo los mínimos',
  months: 'Meses para quedar libre',
  downFrom: (months) => `antes eran ${months}`,
  asMinimums: 'igual que con solo los mínimos',
  noEnd: 'sin fecha final todavía',
  impact: 'Efecto de un pago adicional',
  noImpact: 'Pruebe un monto para ver qué cambia.',
  extra: (amount, change) => `${amount} adicionales = ${change}`,
  faster: (months) => `${inMonths(months)} antes`,
  lessInterest: (amount) => `${amount} menos de intereses`,
  after: (month, saved) => `libre de deudas en ${month}${saved === null ? '' : `, con ${saved}`}`,
  compare: 'Comparar los dos órdenes',
  tryAmount: 'Probar otro monto',
}

export const breakdownTexts: Words<typeof En.breakdownTexts> = {
  title: 'Deuda por deuda',
  all: 'Ver todas las deudas',
  add: 'Agregar una deuda',
  accounts: (count) => plural(count, 'cuenta'),
  empty: 'Sus deudas estarán aquí.',
  emptyText: 'Una línea para cada una: lo que debe, su tasa y su pago mensual.',
  allPaid: 'Todos los saldos están en cero.',
  waiting: 'Una línea para cada una.',
  first: (name, month) => `${name} se salda primero, en ${month}.`,
  more: (count) => `y ${plural(count, 'deuda')} más`,
}

export const noDebtToTrack: Words<typeof En.noDebtToTrack> = {
  title: '¡No hay deudas que seguir!',
  text: 'Está libre de deudas. ¡Siga así!',
}

export const sampleTexts: Words<typeof En.sampleTexts> = {
  title: 'Ver un ejemplo',
  note: 'Lo que esta página le dice cuando sus deudas están aquí.',
  lead: 'La familia Carter es inventada. Sus cifras muestran lo que usted verá aquí sobre sus propias deudas.',
  owed: 'Los Carter deben',
  owedNote: ({ percent, payment, payments }) =>
    `${percent}% pagado hasta ahora; ${payments} pagos de ${payment}, antes de intereses`,
  monthly: 'Pago mensual',
  above: (amount) => `${amount} por encima de los mínimos`,
  saved: 'Intereses ahorrados',
  more: (amount) => `+${amount} con un poco más al mes`,
  months: 'Meses para quedar libres',
  downFrom: (months) => `antes eran ${months}`,
  target: 'Próxima deuda por saldar',
  card: (rate) => `Tarjeta de crédito, ${rate} APR`,
  targetSaves: (amount) => `pagarla primero, y no al final, ahorra ${amount}`,
  impact: 'Efecto de un pago adicional',
  faster: (amount, months) => `${amount} adicionales = ${inMonths(months)} antes`,
  tips: 'Maneras de terminar antes',
  loan: (rate, amount) => `Préstamo al ${rate} APR, ahorra ${amount} al mes`,
  otherTips: (months) =>
    `o una transferencia de saldo al 0% APR por ${inMonths(months)}, o pedir una tasa más baja`,
  score: 'Puntaje de crédito',
  scoresBefore: (scores) => `después de ${scores.join(', ')}`,
}

export const accelerationTexts: Words<typeof En.accelerationTexts> = {
  title: 'Maneras de terminar antes',
  none: 'Con tasas promedio, ninguna de las ofertas comunes le ahorraría intereses. Su plan es el mejor camino.',
  thisCard: 'esta tarjeta',
  loan: {
    title: (rate) => `Un préstamo de consolidación al ${rate} APR`,
    terms: ({ moved, debts, months, payment }) =>
      `A la tasa promedio de los préstamos personales a 24 meses. ${moved} de ${plural(debts, 'deuda')} en ${inMonths(months)}, ${payment} al mes.`,
    lower: (amount) => `Son ${amount} al mes menos que sus mínimos de ahora.`,
    breakEven: (rate) => `Un préstamo le ahorra dinero hasta una tasa del ${rate}.`,
  },
  transfer: {
    title: (months) => `Una transferencia de saldo al 0% APR por ${inMonths(months)}`,
    terms: ({ moved, least, most }) =>
      `Pasar ${moved} cuesta un cargo de ${least} a ${most}. Aquí se cuenta el más alto.`,
  },
  negotiation: {
    title: 'Negocie con sus acreedores',
    terms: ({ name, from, to }) => `Pida una tasa más baja para ${name}: del ${from} al promedio del ${to}.`,
  },
  endsPlan: 'Así su plan llegaría a cero.',
  saves: (amount, sooner) =>
    `Podría ahorrar ${amount}${sooner > 0 ? ` y terminar ${inMonths(sooner)} antes` : ''}.`,
  note: ({ month, source }) =>
    `Son promedios, no ofertas. Lo que un prestamista le ofrezca puede ser mejor o peor. Tasas promedio de ${month}: <source>${source}</source>.`,
}
