import type { Words } from '#engine/language/bilingual.ts'
import type * as En from './loading-messages.ts'

export const figuresLoading: Words<typeof En.figuresLoading> = 'Cargando sus cifras'
