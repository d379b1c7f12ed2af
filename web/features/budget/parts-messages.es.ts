import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './parts-messages.ts'

export const budgetPartTexts: Words<typeof En.budgetPartTexts> = {
  label: 'Presupuesto y metas',
  budget: 'Presupuesto',
  goals: 'Metas',
}
