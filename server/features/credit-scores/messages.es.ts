import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  inFuture: 'Escriba el día de este puntaje. No puede ser una fecha futura.',
  removed: 'Se eliminó el puntaje.',
}
