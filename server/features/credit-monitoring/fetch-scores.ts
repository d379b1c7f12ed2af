/**
 * Fetches scores: asks the bureaus once however many ask at the same time, keeps what was asked for, and waits a few
 * seconds for it. `finishRuns` reads later what has not come by then.
 */
import type { CreditProvider } from '#contracts/money/credit-monitoring.ts'
import { speakingTo } from '#server/language/language.queries.ts'
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
  findSchedule,
  findWaitingOwners,
  moveSchedule,
} from './credit-monitoring.queries.ts'
import type { CreditEnrollmentRow, CreditRunRow } from './credit-monitoring.table.ts'
import { alone } from './lease.ts'
import {
  MOST_SYNCS_A_DAY,
  moreProofNeeded,
  noConsent,
  phoneNotConfirmed,
  questionsNotAnswered,
  runSentences,
  tooManySyncs,
} from './refusals.ts'
import { endRun, storeReport } from './store-report.ts'
import { problemOf } from './present-monitoring.ts'

const DAY_MS = 86_400_000

type Fetch = {
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
  if (found.state === 'questions') throw questionsNotAnswered()
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

/** Reads a requested report, and stores it if it is there. Throws OutsideUnavailable. */
async function readRun(
  { db, clock, bureau }: Pick<AppParts, 'db' | 'clock' | 'bureau'>,
  run: CreditRunRow,
  options: { wait: boolean },
): Promise<CreditRunRow> {
  const enrollment = await findEnrollment(db, run.userId)
  if (enrollment?.consentId !== run.consentId)
    return endRun(db, run, { now: clock.now(), words: () => runSentences().withdrawn })
  try {
    const report = await bureau.readReport(enrollment.memberId, run, options)
    if (report.state === 'onItsWay') return run
    return await storeReport(db, { run, report, now: clock.now() })
  } catch (error) {
    if (!(error instanceof NotFoundAtBureau)) throw error
    return endRun(db, run, { now: clock.now(), words: runSentences().noFile })
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

const GIVEN_UP_AFTER_MS = 86_400_000
/** of people who are asked for one by one: a minute or two of a job */
const PAGE = 100

async function finishRun(parts: AppParts, run: CreditRunRow): Promise<CreditRunRow> {
  const now = parts.clock.now()
  const isOld = now.getTime() - run.startedAt.getTime() > GIVEN_UP_AFTER_MS
  try {
    const read = await readRun(parts, run, { wait: false })
    if (read.state !== 'waiting' || !isOld) return read
  } catch (error) {
    if (!(error instanceof OutsideUnavailable)) throw error
    if (!isOld) return run
  }
  return endRun(parts.db, run, { now, words: runSentences().neverCame })
}

/** Reads what this person waits for. Throws OutsideUnavailable only where another's try takes long. */
export async function finishOf(parts: AppParts, userId: string): Promise<void> {
  await alone(parts.db, userId, async () => {
    for (const run of await findWaitingRuns(parts.db, userId)) {
      const ended = await finishRun(parts, run)
      const schedule = await findSchedule(parts.db, userId)
      if (schedule !== undefined && ended.dueOn !== null)
        await moveSchedule(parts.db, schedule, { problem: problemOf(ended) })
    }
  })
}

/**
 * A page of the people whose runs wait; answers behind whom the next page begins, null when there is none. Those of one
 * person that fail are left for the next time, and do not stop the others.
 */
export async function finishRuns(parts: AppParts, after: string): Promise<string | null> {
  const owners = await findWaitingOwners(parts.db, { after, limit: PAGE })
  for (const userId of owners) {
    try {
      await speakingTo({ db: parts.db, userId }, () => finishOf(parts, userId))
    } catch (error) {
      parts.log.warn('credit_monitoring.not_finished', { userId, error: (error as Error).name })
    }
  }
  return owners.length === PAGE ? owners.at(-1)! : null
}
