/** What is said while scores are fetched, and what a person agrees to before. */
import { bilingual } from '#engine/language/bilingual.ts'
import { spanish } from './messages.es.ts'

const english = {
  consent: {
    /** A change of the words needs a new version: what was agreed to before stays as it was. */
    version: '2026-11-20',
    /** paragraphs, parted by an empty line */
    words: `I ask Jubilee to get my credit scores, and what they rest on, from Experian and TransUnion. This is my written instruction under the Fair Credit Reporting Act.

To find my file, Jubilee sends my name, birth date and phone number to Method Financial, which asks the bureaus. Jubilee does not keep my birth date or my phone number.

Jubilee asks when I press a sync button, and on the days I choose for monitoring. This is a soft check. Lenders do not see it, and it does not lower my score.

Jubilee keeps these words, with the time and the network address they were agreed from, and the scores it gets.

I can take this back at any time on this page. Then Jubilee stops at once and tells Method Financial to stop. Scores fetched until then stay in my history until I remove them.`,
  },
  ownBirthDate: 'Enter your own birth date.',
  fromEighteen: 'The bureaus know people from 18 on.',
  usPhone: 'Enter a US phone number, such as 202 555 0143.',
  noConsent: 'Agree first that your scores are fetched. Nothing was asked for.',
  otherWords: 'The words have changed since you opened them. Read them again, then agree. Nothing was sent.',
  phoneNotConfirmed: 'Enter the code we sent to your phone first. Nothing was asked for.',
  moreProofNeeded:
    'The bureaus want more proof of who you are than we can pass on. No score was fetched. You can still add scores by hand.',
  questionsNotAnswered: 'Answer the questions of the bureaus first. Nothing was asked for.',
  noQuestionsAwaited: 'No answers are awaited. Look at this page again.',
  wrongAnswers:
    'These answers do not match what the bureaus have, or came too late. Nothing was changed. Ask for new questions to try again.',
  noCodeAwaited: 'No code is awaited for your phone. Look at this page again.',
  wrongCode: 'This code is wrong or too old. We sent you a new one. Enter the new code.',
  tooManyCodes: 'You asked for a lot of codes. Wait an hour, then ask for a new one.',
  notFound: 'The bureaus found nobody with these details. Check your name, birth date and phone.',
  tooManySyncs: (most: number) =>
    `You can fetch scores ${most} times a day. Nothing was lost. Try again tomorrow.`,
  alreadyAsking: 'We are asking the bureaus for you already. Wait a minute, then look again.',
  bureausAway:
    'We could not reach the credit bureaus. Nothing was changed or lost. Please try again in a few minutes.',
  stopped: 'Monitoring has stopped. Your scores stay.',
  run: {
    onItsWay: (bureau: string) => `${bureau} is still at work. The score will show here when it comes.`,
    nothingNewer: (bureau: string) => `${bureau} has nothing newer.`,
    noScore: (bureau: string) => `${bureau} sent no score this time.`,
    noFile: (bureau: string) => `${bureau} has no credit file to score yet.`,
    full: 'Your history is full. Remove a score to make room.',
    withdrawn: 'You took your consent back before the score came.',
    neverCame: (bureau: string) => `${bureau} did not answer within a day.`,
  },
  schedule: {
    retrying: 'We could not reach the credit bureaus. We will try again within the hour.',
    unreachable: 'We could not reach the credit bureaus on the last day. We will try on the next one.',
    plan: 'Your plan does not include monitoring, so no score was fetched. It goes on when you are on Pro again.',
  },
}

export type English = typeof english
export const monitoringTexts = bilingual(english, spanish)
