import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './loading-messages.ts'

export const loadingGoals: Words<typeof En.loadingGoals> = 'Cargando sus metas'
