import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const healthTexts: Words<typeof En.healthTexts> = {
  onTrack: { name: 'Van bien', note: '80% usado o menos, o una factura todavía por pagar' },
  paid: { name: 'Pagadas', note: 'facturas ya pagadas este mes' },
  pastDue: { name: 'Vencidas', note: 'facturas sin pagar en su fecha' },
  atRisk: { name: 'En riesgo', note: 'más del 80% usado' },
  over: { name: 'Excedidas', note: 'se gastó más de lo previsto' },
}

export const overviewTexts: Words<typeof En.overviewTexts> = {
  title: (month) => `Cómo van sus categorías en ${month}`,
  more: (count) => `y ${count} más`,
}

export const monthsChartTexts: Words<typeof En.monthsChartTexts> = {
  columns: ['Mes', 'Presupuesto', 'Gastado', 'Restante'],
  budget: 'Presupuesto',
  spent: 'Gastado',
  spentWithin: 'Gastado, dentro del presupuesto',
  spentOver: 'Gastado, por encima del presupuesto',
  allWithin: (count) => `Se mantuvo dentro del presupuesto en los ${count} meses`,
  within: (within, count) => `Se mantuvo dentro del presupuesto en ${within} de ${count} meses`,
  spentOf: (month, spent, available) => `${month}: gastó ${spent} de ${available}.`,
}

export const carryOverTexts: Words<typeof En.carryOverTexts> = {
  carried: (amount, month) => `${amount} pasaron de ${month} a este mes.`,
  left: (amount, month) => `En ${month} quedaron ${amount} sin gastar. Puede sumarlos a este mes.`,
  carry: (amount) => `Sumar ${amount}`,
  undo: 'Deshacer',
}
