/** Score monitoring as the contract has it. */
import type { CreditMonitoring, CreditProvider, syncCredit } from '#contracts/money/credit-monitoring.ts'
import type { AnswerOf } from '#contracts/endpoint.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import {
  findConsent,
  findEnrollment,
  findSchedule,
  findWaitingRuns,
  readNewestReports,
  readScoresById,
} from './credit-monitoring.queries.ts'
import type { CreditEnrollmentRow, CreditRunRow } from './credit-monitoring.table.ts'
import { monitoringTexts } from './messages.ts'
import { runSentences } from './refusals.ts'

function verificationOf(enrollment: CreditEnrollmentRow | undefined): CreditMonitoring['verification'] {
  return enrollment === undefined || enrollment.state === 'ready' ? null : enrollment.state
}

async function presentSchedule(
  { db }: Pick<AppParts, 'db'>,
  userId: string,
): Promise<CreditMonitoring['schedule']> {
  const schedule = await findSchedule(db, userId)
  if (schedule === undefined) return null
  const { providers, frequency, nextOn, lastRunAt, problem } = schedule
  return { providers, frequency, nextOn, lastRunAt: lastRunAt?.toISOString() ?? null, problem }
}

/** Consent, schedule and newest reports of a person. */
export async function presentMonitoring(parts: AppParts, userId: string): Promise<CreditMonitoring> {
  const { db, outside } = parts
  const enrollment = await findEnrollment(db, userId)
  const consent = enrollment && (await findConsent(db, userId, enrollment.consentId))
  const waiting = await findWaitingRuns(db, userId)
  const reports = await readNewestReports(db, userId)
  return {
    consent: consent ? { text: consent.words, agreedAt: consent.agreedAt.toISOString() } : null,
    consentText: monitoringTexts().consent.words,
    consentVersion: monitoringTexts().consent.version,
    verification: verificationOf(enrollment),
    onItsWay: [...new Set(waiting.flatMap(({ providers }) => providers))],
    isSandbox: outside.isSandbox.method,
    schedule: await presentSchedule(parts, userId),
    reports: reports.map(({ report, score }) => ({
      provider: report.provider,
      asOf: report.asOf.toISOString(),
      fetchedAt: report.fetchedAt.toISOString(),
      score,
      factors: report.factors,
      reasons: report.reasons,
    })),
  }
}

/** The result of a run for each requested provider. */
export async function presentRun(
  { db }: Pick<AppParts, 'db'>,
  run: CreditRunRow,
  providers: readonly CreditProvider[],
): Promise<AnswerOf<typeof syncCredit>> {
  const ids = (run.results ?? []).flatMap(({ scoreId }) => scoreId ?? [])
  const scores = await readScoresById(db, run.userId, ids)
  const results = providers.map((provider) => {
    const result = run.results?.find((one) => one.provider === provider)
    const score = scores.find(({ id }) => id === result?.scoreId)
    return {
      provider,
      success: score !== undefined,
      message: result ? result.message : runSentences().onItsWay(provider),
      score: score ?? null,
    }
  })
  return { results }
}

/** The problems of a run, in a sentence for each provider; null while it waits, and without problems. */
export function problemOf({ state, results }: CreditRunRow): string | null {
  if (state === 'waiting' || results === null) return null
  const messages = results.flatMap(({ scoreId, message }) => (scoreId === null && message ? [message] : []))
  return messages.length === 0 ? null : messages.join(' ')
}
