import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './admin-messages.ts'

export const spanish: Words<English> = {
  whatChanged: 'Diga qué cambió, en pocas palabras.',
  why: 'Diga por qué, en pocas palabras.',
}
