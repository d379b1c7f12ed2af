import type { Words } from '#engine/language/bilingual.ts'
import { readingTexts } from '#web/ui/reading/messages.ts'
import { educationLabel } from '../messages.ts'
import type * as En from './messages.ts'

export const articleTexts: Words<typeof En.articleTexts> = {
  ...readingTexts,
  example: 'Ejemplo',
  sources: 'Fuentes (en inglés)',
  written: (day) => `Escrito el ${day}. Abra una fuente para ver qué vale hoy.`,
  education: educationLabel,
  readOn: (day) => `Leído el ${day}`,
  markRead: 'Marcar como leído',
  markNotRead: 'Marcar como no leído',
  next: 'Siguiente artículo',
}

export const quizTexts: Words<typeof En.quizTexts> = {
  title: 'Tres preguntas para usted',
  lead: 'Para ver qué le quedó. Sus respuestas no se guardan ni se cuentan.',
  check: 'Revisar',
  right: 'Sí, así es.',
  notQuite: (right) => `Casi. La respuesta es: ${right}`,
}
