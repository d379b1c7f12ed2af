import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  missingLesson: 'We cannot find this lesson. The list of the course has them all.',
}

export type English = typeof english
export const courseTexts = bilingual(english, spanish)
