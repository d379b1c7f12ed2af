/** Stores a report: scores into the history, factors beside them, each once. */
import { MAX_CREDIT_SCORES } from '#contracts/money/credit-scores.ts'
import type { CreditProvider } from '#contracts/money/credit-monitoring.ts'
import { dayInZone } from '#engine/money/calendar-day.ts'
import type { Db } from '#server/db/connect.ts'
import type { Executor } from '#server/db/executor.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import { countScores } from '#server/features/credit-scores/credit-scores.queries.ts'
import { readSettings } from '#server/features/account/settings/settings.queries.ts'
import type { BureauScore, Report } from '#server/ports/bureau/bureau.ts'
import { findEnrollment, insertProviderScore, insertReport, saveRun } from './credit-monitoring.queries.ts'
import type { CreditRunRow, RunResult } from './credit-monitoring.table.ts'
import { runSentences } from './refusals.ts'

type Completed = Extract<Report, { state: 'completed' }>

type Storing = { run: CreditRunRow; report: Completed; timeZone: string; now: Date }

async function storeScore(
  tx: Executor,
  provider: CreditProvider,
  { run: { userId }, report, timeZone, now }: Storing,
): Promise<RunResult> {
  const found: BureauScore | undefined = report.scores.find(({ bureau }) => bureau === provider)
  if (found === undefined) return { provider, scoreId: null, message: runSentences().noScore(provider) }
  if ((await countScores(tx, userId)) >= MAX_CREDIT_SCORES)
    return { provider, scoreId: null, message: runSentences().full }
  const { score, model, asOf, reasons } = found
  const recordedAt = dayInZone(asOf, timeZone)
  const scoreId = await insertProviderScore(tx, { userId, score, model, recordedAt, bureau: provider })
  if (scoreId === null) return { provider, scoreId, message: runSentences().nothingNewer(provider) }
  const { factors } = report
  await insertReport(tx, { userId, scoreId, provider, asOf, fetchedAt: now, factors, reasons })
  return { provider, scoreId, message: null }
}

/** Ends the run with its results. A report that arrives after the consent was withdrawn is not stored. */
export async function storeReport(
  db: Db,
  { run, report, now }: Omit<Storing, 'timeZone'>,
): Promise<CreditRunRow> {
  return db.transaction(async (tx) => {
    await lockOwner(tx, run.userId)
    const enrollment = await findEnrollment(tx, run.userId)
    if (enrollment?.consentId !== run.consentId)
      return endRun(tx, run, { now, words: () => runSentences().withdrawn })
    const { timezone: timeZone } = await readSettings(tx, run.userId)
    const results: RunResult[] = []
    for (const provider of run.providers)
      results.push(await storeScore(tx, provider, { run, report, timeZone, now }))
    return saveRun(tx, run, { state: 'done', results, endedAt: now })
  })
}

/** Ends a run that brought nothing, with the same reason for every provider. */
export async function endRun(
  db: Executor,
  run: CreditRunRow,
  { now, words }: { now: Date; words: (provider: CreditProvider) => string },
): Promise<CreditRunRow> {
  const results = run.providers.map((provider) => ({ provider, scoreId: null, message: words(provider) }))
  return saveRun(db, run, { state: 'failed', results, endedAt: now })
}
