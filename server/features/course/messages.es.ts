import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './messages.ts'

export const spanish: Words<English> = {
  missingLesson: 'No encontramos esta lección. En la lista del curso están todas.',
}
