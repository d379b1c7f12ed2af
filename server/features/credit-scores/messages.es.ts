import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  inFuture: 'Escriba el día de este puntaje. No puede estar en el futuro.',
  removed: 'Se eliminó el puntaje.',
}
