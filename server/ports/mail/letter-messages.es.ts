import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './letter-messages.ts'

export const spanish: Words<English> = {
  greeting: 'Hola:',
  closing: 'Jubilee. Fe. Finanzas. Libertad.',
}
