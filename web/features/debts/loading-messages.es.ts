import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './loading-messages.ts'

export const loadingDebts: Words<typeof En.loadingDebts> = 'Cargando sus deudas'
