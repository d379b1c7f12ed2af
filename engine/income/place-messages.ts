import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './place-messages.es.ts'

const english = {
  unknown: (place: string) =>
    `We do not know “${place}”. Write a town with its state, such as Columbus, Ohio, a state alone, or “online”.`,
}

export type English = typeof english
export const placeTexts = bilingual(english, spanish)
