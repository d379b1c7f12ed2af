import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './loading-messages.ts'

export const loadingCredit: Words<typeof En.loadingCredit> = 'Cargando los datos de su crédito'
