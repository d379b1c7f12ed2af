import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './loading-messages.ts'

export const loadingBudget: Words<typeof En.loadingBudget> = 'Cargando su presupuesto'
