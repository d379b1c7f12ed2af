/** What is said about conversations with the coach, beside its answers. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  missing: 'We cannot find this conversation. It may have been deleted.',
  missingStartNew: 'We cannot find this conversation. It may have been deleted. Start a new one.',
  usedUp: (most: number) =>
    `You have used today’s ${most} messages. Your plan, budget and library are open as always; the coach is back tomorrow.`,
  deleted: 'The conversation is deleted.',
  allDeleted: 'Every conversation is deleted.',
}

export type English = typeof english
export const coachTexts = bilingual(english, spanish)
