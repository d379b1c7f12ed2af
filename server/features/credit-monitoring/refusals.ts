/** The refusals of score monitoring and the problems of a run, in sentences for the person. */
import type { CreditProvider } from '#contracts/money/credit-monitoring.ts'
import { sentence } from '#engine/language/sentence.ts'
import { conflict, invalidField, tooManyRequests, unavailable } from '#server/errors.ts'
import { monitoringTexts } from './messages.ts'

const providerNames: Record<CreditProvider, string> = { experian: 'Experian', transunion: 'TransUnion' }

export const MOST_SYNCS_A_DAY = 20

export const noConsent = () => conflict(sentence(monitoringTexts, 'noConsent'))

export const otherWords = () => conflict(sentence(monitoringTexts, 'otherWords'))

export const phoneNotConfirmed = () => conflict(sentence(monitoringTexts, 'phoneNotConfirmed'))

export const moreProofNeeded = () => conflict(sentence(monitoringTexts, 'moreProofNeeded'))

export const questionsNotAnswered = () => conflict(sentence(monitoringTexts, 'questionsNotAnswered'))

export const noQuestionsAwaited = () => conflict(sentence(monitoringTexts, 'noQuestionsAwaited'))

export const wrongAnswers = () => invalidField('', sentence(monitoringTexts, 'wrongAnswers'))

export const noCodeAwaited = () => conflict(sentence(monitoringTexts, 'noCodeAwaited'))

export const wrongCode = () => invalidField('code', sentence(monitoringTexts, 'wrongCode'))

export const tooManyCodes = () => tooManyRequests(sentence(monitoringTexts, 'tooManyCodes'), 3600)

export const notFoundAtBureau = () => invalidField('', sentence(monitoringTexts, 'notFound'))

export const tooManySyncs = () =>
  tooManyRequests(sentence(monitoringTexts, 'tooManySyncs', MOST_SYNCS_A_DAY), 24 * 3600)

export const alreadyAsking = () => conflict(sentence(monitoringTexts, 'alreadyAsking'))

export const bureausAway = (cause: unknown) => unavailable(sentence(monitoringTexts, 'bureausAway'), cause)

const named =
  (words: (bureau: string) => string) =>
  (provider: CreditProvider): string =>
    words(providerNames[provider])

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
