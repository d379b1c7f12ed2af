import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './description-words.ts'

export const spanish: Words<English> = { none: 'Sin descripción' }
