import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './coach-messages.ts'

export const spanish: Words<English> = {
  question: 'Escriba su pregunta.',
  roadmapFirst: 'Primero haga una hoja de ruta.',
  creditor: 'Escriba el nombre del acreedor.',
  skills: 'Escriba sus habilidades.',
  availability: 'Elija cuándo tiene tiempo.',
  place: 'Escriba dónde está.',
}
