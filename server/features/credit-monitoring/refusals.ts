/** The refusals of score monitoring and the problems of a run, in sentences for the person. */
import type { CreditProvider } from '#contracts/money/credit-monitoring.ts'
import { conflict, invalidInput, tooManyRequests, unavailable } from '#server/errors.ts'
import type { HttpError } from '#server/errors.ts'
import { monitoringTexts } from './messages.ts'

const providerNames: Record<CreditProvider, string> = { experian: 'Experian', transunion: 'TransUnion' }

export const MOST_SYNCS_A_DAY = 20

export function noConsent(): HttpError {
  return conflict(monitoringTexts().noConsent)
}

export function otherWords(): HttpError {
  return conflict(monitoringTexts().otherWords)
}

export function phoneNotConfirmed(): HttpError {
  return conflict(monitoringTexts().phoneNotConfirmed)
}

export function moreProofNeeded(): HttpError {
  return conflict(monitoringTexts().moreProofNeeded)
}

export function questionsNotAnswered(): HttpError {
  return conflict(monitoringTexts().questionsNotAnswered)
}

export function noQuestionsAwaited(): HttpError {
  return conflict(monitoringTexts().noQuestionsAwaited)
}

export function wrongAnswers(): HttpError {
  return invalidInput([
    {
      field: '',
      message: monitoringTexts().wrongAnswers,
    },
  ])
}

export function noCodeAwaited(): HttpError {
  return conflict(monitoringTexts().noCodeAwaited)
}

export function wrongCode(): HttpError {
  return invalidInput([{ field: 'code', message: monitoringTexts().wrongCode }])
}

export function tooManyCodes(): HttpError {
  return tooManyRequests(monitoringTexts().tooManyCodes, 3600)
}

export function notFoundAtBureau(): HttpError {
  return invalidInput([
    {
      field: '',
      message: monitoringTexts().notFound,
    },
  ])
}

export function tooManySyncs(): HttpError {
  return tooManyRequests(monitoringTexts().tooManySyncs(MOST_SYNCS_A_DAY), 24 * 3600)
}

export function alreadyAsking(): HttpError {
  return conflict(monitoringTexts().alreadyAsking)
}

export function bureausAway(cause: unknown): HttpError {
  return unavailable(monitoringTexts().bureausAway, cause)
}

const named =
  (sentence: (bureau: string) => string) =>
  (provider: CreditProvider): string =>
    sentence(providerNames[provider])

/** How a run ended at a provider. */
export function runSentences() {
  const { onItsWay, nothingNewer, noScore, noFile, neverCame, ...rest } = monitoringTexts().run
  return {
    ...rest,
    onItsWay: named(onItsWay),
    nothingNewer: named(nothingNewer),
    noScore: named(noScore),
    noFile: named(noFile),
    neverCame: named(neverCame),
  }
}
