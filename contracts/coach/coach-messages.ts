/** Why a question or a tool’s entry cannot be taken. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './coach-messages.es.ts'

const english = {
  question: 'Write your question.',
  roadmapFirst: 'Draw a roadmap first.',
  creditor: 'Name the creditor.',
  skills: 'Write your skills.',
  availability: 'Choose when you have time.',
  place: 'Write where you are.',
}

export type English = typeof english
export const coachTexts = bilingual(english, spanish)
