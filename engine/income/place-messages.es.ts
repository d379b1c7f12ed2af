import type { Words } from '#engine/language/bilingual.ts'
import type { English } from './place-messages.ts'

export const spanish: Words<English> = {
  unknown: (place) =>
    `No conocemos “${place}”. Escriba una ciudad con su estado, como Columbus, Ohio, solo un estado, o “en línea”.`,
}
