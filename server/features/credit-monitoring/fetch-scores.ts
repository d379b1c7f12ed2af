/**
 * Fetches scores: asks the bureaus once however many ask at the same time, keeps what was asked for, and waits a few
 * seconds for it. What has not come by then is read later (finishRuns).
 */
import type { CreditProvider } from '#contracts/credit-monitoring.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { NeedsVerification, NotFoundAtBureau } from '#server/ports/bureau/bureau.ts'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import {
  countSyncs,
  findEnrollment,
  findRunAfter,
  findRunOfDay,
  findWaitingRuns,
  insertRun,
  newestEndedSeq,
  saveEnrollment,
  saveRun,
} from './credit-monitoring.queries.ts'
import type { CreditEnrollmentRow, CreditRunRow } from './credit-monitoring.table.ts'
import { alone } from './lease.ts'
import {
  MOST_SYNCS_A_DAY,
  moreProofNeeded,
  noConsent,
  phoneNotConfirmed,
  runSentences,
  tooManySyncs,
} from './refusals.ts'
import { endRun, storeReport } from './store-report.ts'

const DAY_MS = 86_400_000

export type Fetch = {
  userId: string
  providers: CreditProvider[]
  /** the day of the schedule this is for; null: the person asked */
  dueOn: string | null
}

const covers = (run: CreditRunRow, providers: CreditProvider[]) =>
  providers.every((provider) => run.providers.includes(provider))

/** Throws 409 with what is missing. */
export function readyEnrollment(found: CreditEnrollmentRow | undefined): CreditEnrollmentRow {
  if (found === undefined) throw noConsent()
  if (found.state === 'phoneCode') throw phoneNotConfirmed()
  if (found.state === 'unsupported') throw moreProofNeeded()
  return found
}

async function ask(
  { db, clock, bureau }: Pick<AppParts, 'db' | 'clock' | 'bureau'>,
  fetch: Fetch,
): Promise<CreditRunRow> {
  const { userId, dueOn, providers } = fetch
  const enrollment = readyEnrollment(await findEnrollment(db, userId))
  const now = clock.now()
  const dayAgo = new Date(now.getTime() - DAY_MS)
  if (dueOn === null && (await countSyncs(db, userId, dayAgo)) >= MOST_SYNCS_A_DAY) throw tooManySyncs()
  const { memberId, consentId } = enrollment
  try {
    const asked = await bureau.requestReport(memberId)
    return await insertRun(db, {
      ...asked,
      userId,
      consentId,
      dueOn,
      providers,
      state: 'waiting',
      startedAt: now,
    })
  } catch (error) {
    if (!(error instanceof NeedsVerification)) throw error
    await saveEnrollment(db, { ...enrollment, state: 'unsupported' })
    throw moreProofNeeded()
  }
}

/** What waits already is waited for, in place of asking again. */
async function takeUp(parts: AppParts, fetch: Fetch): Promise<CreditRunRow> {
  const [waiting] = await findWaitingRuns(parts.db, fetch.userId)
  if (waiting === undefined) return ask(parts, fetch)
  if (covers(waiting, fetch.providers)) return waiting
  const providers = [...new Set([...waiting.providers, ...fetch.providers])]
  return saveRun(parts.db, waiting, { providers })
}

/** Reads what was asked for, and stores it if it is there. Throws OutsideUnavailable. */
export async function readRun(
  { db, clock, bureau }: Pick<AppParts, 'db' | 'clock' | 'bureau'>,
  run: CreditRunRow,
  options: { wait: boolean },
): Promise<CreditRunRow> {
  const enrollment = await findEnrollment(db, run.userId)
  if (enrollment?.consentId !== run.consentId)
    return endRun(db, run, { now: clock.now(), words: () => runSentences.withdrawn })
  try {
    const report = await bureau.readReport(enrollment.memberId, run, options)
    if (report.state === 'onItsWay') return run
    return await storeReport(db, { run, report, now: clock.now() })
  } catch (error) {
    if (!(error instanceof NotFoundAtBureau)) throw error
    return endRun(db, run, { now: clock.now(), words: runSentences.noFile })
  }
}

async function readIfThere(parts: AppParts, run: CreditRunRow): Promise<CreditRunRow> {
  try {
    return await readRun(parts, run, { wait: true })
  } catch (error) {
    // It was asked for, so it will come: the sweep reads it.
    if (error instanceof OutsideUnavailable) return run
    throw error
  }
}

/**
 * The run that answers this: those who ask while another asks share its run.
 * Throws 409 without a consent or a confirmed phone, 429, and OutsideUnavailable (then nothing is stored).
 */
export async function fetchScores(parts: AppParts, fetch: Fetch): Promise<CreditRunRow> {
  const { db } = parts
  const { userId, providers, dueOn } = fetch
  const seq = await newestEndedSeq(db, userId)
  return alone(db, userId, async ({ hadToWait }) => {
    const ofDay = dueOn === null ? undefined : await findRunOfDay(db, userId, dueOn)
    if (ofDay !== undefined) return ofDay
    const meanwhile = await findRunAfter(db, userId, seq)
    const isAnswered = meanwhile?.state !== 'waiting' || hadToWait
    if (meanwhile !== undefined && isAnswered && covers(meanwhile, providers)) return meanwhile
    if (hadToWait) throw new OutsideUnavailable('bureau')
    return readIfThere(parts, await takeUp(parts, fetch))
  })
}
