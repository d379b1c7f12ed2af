/** What stands around an article. */
import { readingTexts } from '#web/ui/reading/messages.ts'
import { educationLabel } from '../messages.ts'

export const articleTexts = {
  ...readingTexts,
  example: 'Example',
  sources: 'Sources',
  written: (day: string) => `Written on ${day}. Open a source to see what holds today.`,
  education: educationLabel,
  readOn: (day: string) => `Read on ${day}`,
  markRead: 'Mark as read',
  markNotRead: 'Mark as not read',
  next: 'Next article',
}

export const quizTexts = {
  title: 'Three questions for you',
  lead: 'To see what stayed with you. Your answers are not kept or counted.',
  check: 'Check',
  right: 'Yes, that is right.',
  notQuite: (right: string) => `Not quite. The answer is: ${right}`,
}
