import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './place-words.ts'

export const spanish: Words<English> = { at: '{model} en {host}' }
