/** What an applicant reads about the status of an application. Short, and with the day. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  hearing: {
    soon: 'You hear from us soon.',
    by: (day: string) => `You hear from us by ${day}.`,
    late: (day: string) =>
      `We wanted to answer by ${day}. We are late, and we are sorry. It is still in line.`,
  },
  next: {
    draft: 'Fill it in and send it. What you type is kept.',
    submitted: (hearing: string) => `We read your application. ${hearing}`,
    needsInformation: 'We need to know more. Answer below, and it goes back in line.',
    approvedOnce: (hearing: string) => `One of us said yes. A second person looks at it. ${hearing}`,
    approved: (amount: string) =>
      `Your grant of ${amount} is approved. We pay it next, and write to you when it is paid.`,
    refused: 'You can appeal once. Somebody who did not decide before then looks at it.',
    refusedTwice:
      'This was decided twice, by two different people. You can start a new application at any time.',
    appealed: (hearing: string) => `Somebody who did not decide before looks at it. ${hearing}`,
    paid: (amount: string, day: string) => `We paid ${amount} on ${day}. You never pay it back.`,
    withdrawn: 'You took this application back. You can start a new one at any time.',
  },
  /** what happened, in a sentence */
  events: {
    started: 'You started the application.',
    submitted: 'You sent the application.',
    information_asked: 'We asked you for more.',
    information_given: 'You answered, and it went back in line.',
    approved_first: 'The first of two people approved it.',
    approved: 'The grant was approved.',
    refused: 'The application was refused.',
    appealed: 'You appealed.',
    appeal_granted: 'Somebody who had not decided before said yes to your appeal.',
    appeal_refused: 'Your appeal was refused.',
    paid: 'The grant was paid.',
    withdrawn: 'You took the application back, and its files were deleted.',
    documents_deleted: 'The files of this application were deleted, three years after the decision.',
  },
}

export type English = typeof english
export const statusTexts = bilingual(english, spanish)
