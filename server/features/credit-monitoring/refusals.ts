/** The refusals of score monitoring and the problems of a run, in sentences for the person. */
import type { CreditProvider } from '#contracts/money/credit-monitoring.ts'
import { sentence } from '#engine/language/sentence.ts'
import { conflict, invalidInput, tooManyRequests, unavailable } from '#server/errors.ts'
import type { HttpError } from '#server/errors.ts'
import { monitoringTexts } from './messages.ts'

const providerNames: Record<CreditProvider, string> = { experian: 'Experian', transunion: 'TransUnion' }

export const MOST_SYNCS_A_DAY = 20

export function noConsent(): HttpError {
  return conflict(sentence(monitoringTexts, 'noConsent'))
}

export function otherWords(): HttpError {
  return conflict(sentence(monitoringTexts, 'otherWords'))
}

export function phoneNotConfirmed(): HttpError {
  return conflict(sentence(monitoringTexts, 'phoneNotConfirmed'))
}

export function moreProofNeeded(): HttpError {
  return conflict(sentence(monitoringTexts, 'moreProofNeeded'))
}

export function questionsNotAnswered(): HttpError {
  return conflict(sentence(monitoringTexts, 'questionsNotAnswered'))
}

export function noQuestionsAwaited(): HttpError {
  return conflict(sentence(monitoringTexts, 'noQuestionsAwaited'))
}

export function wrongAnswers(): HttpError {
  return invalidInput([
    {
      field: '',
      said: sentence(monitoringTexts, 'wrongAnswers'),
    },
  ])
}

export function noCodeAwaited(): HttpError {
  return conflict(sentence(monitoringTexts, 'noCodeAwaited'))
}

export function wrongCode(): HttpError {
  return invalidInput([{ field: 'code', said: sentence(monitoringTexts, 'wrongCode') }])
}

export function tooManyCodes(): HttpError {
  return tooManyRequests(sentence(monitoringTexts, 'tooManyCodes'), 3600)
}

export function notFoundAtBureau(): HttpError {
  return invalidInput([
    {
      field: '',
      said: sentence(monitoringTexts, 'notFound'),
    },
  ])
}

export function tooManySyncs(): HttpError {
  return tooManyRequests(sentence(monitoringTexts, 'tooManySyncs', MOST_SYNCS_A_DAY), 24 * 3600)
}

export function alreadyAsking(): HttpError {
  return conflict(sentence(monitoringTexts, 'alreadyAsking'))
}

export function bureausAway(cause: unknown): HttpError {
  return unavailable(sentence(monitoringTexts, 'bureausAway'), cause)
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
