/** The refusals of score monitoring and the problems of a run, in sentences for the person. */
import type { CreditProvider } from '#contracts/money/credit-monitoring.ts'
import { conflict, invalidInput, tooManyRequests, unavailable } from '#server/errors.ts'
import type { HttpError } from '#server/errors.ts'

const providerNames: Record<CreditProvider, string> = { experian: 'Experian', transunion: 'TransUnion' }

export const MOST_SYNCS_A_DAY = 20

export function noConsent(): HttpError {
  return conflict('Agree first that your scores are fetched. Nothing was asked for.')
}

export function otherWords(): HttpError {
  return conflict(
    'The words have changed since you opened them. Read them again, then agree. Nothing was sent.',
  )
}

export function phoneNotConfirmed(): HttpError {
  return conflict('Enter the code we sent to your phone first. Nothing was asked for.')
}

export function moreProofNeeded(): HttpError {
  return conflict(
    'The bureaus want more proof of who you are than we can pass on. No score was fetched. You can still add scores by hand.',
  )
}

export function questionsNotAnswered(): HttpError {
  return conflict('Answer the questions of the bureaus first. Nothing was asked for.')
}

export function noQuestionsAwaited(): HttpError {
  return conflict('No answers are awaited. Look at this page again.')
}

export function wrongAnswers(): HttpError {
  return invalidInput([
    {
      field: '',
      message:
        'These answers do not match what the bureaus have, or came too late. Nothing was changed. Ask for new questions to try again.',
    },
  ])
}

export function noCodeAwaited(): HttpError {
  return conflict('No code is awaited for your phone. Look at this page again.')
}

export function wrongCode(): HttpError {
  return invalidInput([
    { field: 'code', message: 'This code is wrong or too old. We sent you a new one. Enter the new code.' },
  ])
}

export function tooManyCodes(): HttpError {
  return tooManyRequests('You asked for a lot of codes. Wait an hour, then ask for a new one.', 3600)
}

export function notFoundAtBureau(): HttpError {
  return invalidInput([
    {
      field: '',
      message: 'The bureaus found nobody with these details. Check your name, birth date and phone.',
    },
  ])
}

export function tooManySyncs(): HttpError {
  return tooManyRequests(
    `You can fetch scores ${MOST_SYNCS_A_DAY} times a day. Nothing was lost. Try again tomorrow.`,
    24 * 3600,
  )
}

export function alreadyAsking(): HttpError {
  return conflict('We are asking the bureaus for you already. Wait a minute, then look again.')
}

export function bureausAway(cause: unknown): HttpError {
  return unavailable(
    'We could not reach the credit bureaus. Nothing was changed or lost. Please try again in a few minutes.',
    cause,
  )
}

export const runSentences = {
  onItsWay: (provider: CreditProvider) =>
    `${providerNames[provider]} is still at work. The score will show here when it comes.`,
  nothingNewer: (provider: CreditProvider) => `${providerNames[provider]} has nothing newer.`,
  noScore: (provider: CreditProvider) => `${providerNames[provider]} sent no score this time.`,
  noFile: (provider: CreditProvider) => `${providerNames[provider]} has no credit file to score yet.`,
  full: 'Your history is full. Remove a score to make room.',
  withdrawn: 'You took your consent back before the score came.',
  neverCame: (provider: CreditProvider) => `${providerNames[provider]} did not answer within a day.`,
}

export const scheduleProblems = {
  retrying: 'We could not reach the credit bureaus. We will try again within the hour.',
  unreachable: 'We could not reach the credit bureaus on the last day. We will try on the next one.',
  plan: 'Your plan does not include monitoring, so no score was fetched. It goes on when you are on Pro again.',
}
