import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './messages.ts'

export const categoryFormTexts: Words<typeof En.categoryFormTexts> = {
  title: 'Agregar una categoría',
  name: 'Nombre',
  nameHint: 'Por ejemplo, Supermercado o Renta.',
  budget: 'Presupuesto al mes',
  budgetHint: 'Lo máximo que piensa gastar.',
  add: 'Agregar categoría',
  close: 'Cerrar',
}

export const budgetAmountTexts: Words<typeof En.budgetAmountTexts> = {
  aMonth: (amount) => `${amount} <unit>al mes</unit>`,
  editOf: (category) => `Editar el presupuesto de ${category}`,
  budgetFor: (category) => `Presupuesto para ${category}`,
  fromMonth: (month) => `Vale a partir de ${month}.`,
  save: 'Guardar',
  cancel: 'Cancelar',
}

export const detailsTexts: Words<typeof En.detailsTexts> = {
  usedOf: (category) => `Usado de ${category}`,
  spentOf: ({ spent, available, percent }) =>
    `Gastó ${spent} de ${available}${percent === null ? '' : `, ${percent}%`}`,
  carried: (amount) => `Incluye ${amount} que pasaron del mes anterior`,
  spending: 'Gasto',
  recordIn: (category) => `Anotar un gasto en ${category}`,
  list: 'Lista',
  listIn: (category) => `Ver los gastos en ${category}`,
  edit: 'Editar',
  editOf: (category) => `Editar ${category}`,
  remove: 'Eliminar',
  removeOf: (category) => `Eliminar ${category}`,
}

export const categoryDialogTexts: Words<typeof En.categoryDialogTexts> = {
  editTitle: (category) => `Editar ${category}`,
  save: 'Guardar cambios',
  removeTitle: (category) => `¿Eliminar ${category}?`,
  removeText:
    'También se eliminan su presupuesto y sus gastos, en todos los meses. Esto no se puede deshacer.',
  removeLabel: 'Eliminar categoría',
}
