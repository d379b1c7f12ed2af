/** Score monitoring: set up, and run on a person's day once, only with the plan that includes it, by their calendar. */
import { mayUse } from '#engine/access/features.ts'
import { nextMonitoringDay } from '#engine/credit/monitoring-days.ts'
import { latestDay } from '#engine/money/calendar-day.ts'
import { HttpError } from '#server/errors.ts'
import { findUser, lockOwner } from '#server/features/account/account.queries.ts'
import { readPersonDay } from '#server/features/account/settings/settings.queries.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { accessOfUser } from '#server/http/access/require-feature.ts'
import { OutsideUnavailable } from '#server/ports/outside-unavailable.ts'
import {
  findDueOwners,
  findSchedule,
  moveSchedule,
  findEnrollment,
  saveSchedule,
} from './credit-monitoring.queries.ts'
import type { DueOwner } from './credit-monitoring.queries.ts'
import type { CreditScheduleRow } from './credit-monitoring.table.ts'
import { fetchScores, readyEnrollment } from './fetch-scores.ts'
import { problemOf } from './present-monitoring.ts'
import { monitoringTexts } from './messages.ts'
import type { BodyOf } from '#contracts/endpoint.ts'
import type { setupCreditMonitoring } from '#contracts/money/credit-monitoring.ts'

/** The first day is the next one of its kind from today. Throws 409 without a consent or a confirmed phone. */
export async function setUpMonitoring(
  { db, clock }: Pick<AppParts, 'db' | 'clock'>,
  userId: string,
  { providers, frequency }: BodyOf<typeof setupCreditMonitoring>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOwner(tx, userId)
    readyEnrollment(await findEnrollment(tx, userId))
    const startedOn = await readPersonDay(tx, userId, clock.now())
    const nextOn = nextMonitoringDay(frequency, { startedOn, after: startedOn })
    await saveSchedule(tx, { userId, providers: [...new Set(providers)], frequency, startedOn, nextOn })
  })
}

const HOUR_MS = 3_600_000
const MOST_RETRIES = 5

/** Whose schedule may be due now. East of UTC it is tomorrow already. */
export function findDue(
  { db, clock }: Pick<AppParts, 'db' | 'clock'>,
  page: { after: DueOwner | undefined; limit: number },
): Promise<DueOwner[]> {
  const now = clock.now()
  return findDueOwners(db, { ...page, now, lastDay: latestDay(now) })
}

type Ended = { problem: string | null; lastRunAt?: Date }

/** Goes on to the next day that is still ahead; days that were missed are not made up for. */
async function goOn(
  { db }: Pick<AppParts, 'db'>,
  schedule: CreditScheduleRow,
  { today, ...ended }: Ended & { today: string },
) {
  const { frequency, startedOn } = schedule
  const nextOn = nextMonitoringDay(frequency, { startedOn, after: today })
  await moveSchedule(db, schedule, { ...ended, nextOn, retryAt: null, retries: 0 })
}

async function tryLater(
  { db, clock }: Pick<AppParts, 'db' | 'clock'>,
  schedule: CreditScheduleRow,
): Promise<void> {
  await moveSchedule(db, schedule, {
    retryAt: new Date(clock.now().getTime() + HOUR_MS),
    retries: schedule.retries + 1,
    problem: monitoringTexts().schedule.retrying,
  })
}

async function mayMonitor({ db, clock }: Pick<AppParts, 'db' | 'clock'>, userId: string): Promise<boolean> {
  const user = await findUser(db, userId)
  return user !== undefined && mayUse('score_monitoring', accessOfUser(user, clock.now()))
}

async function run(parts: AppParts, schedule: CreditScheduleRow, today: string): Promise<void> {
  const { userId, providers, nextOn, retries } = schedule
  if (!(await mayMonitor(parts, userId)))
    return goOn(parts, schedule, { today, problem: monitoringTexts().schedule.plan })
  try {
    const ended = await fetchScores(parts, { userId, providers, dueOn: nextOn })
    await goOn(parts, schedule, { today, problem: problemOf(ended), lastRunAt: parts.clock.now() })
  } catch (error) {
    if (error instanceof OutsideUnavailable) {
      if (retries < MOST_RETRIES) return tryLater(parts, schedule)
      return goOn(parts, schedule, { today, problem: monitoringTexts().schedule.unreachable })
    }
    if (!(error instanceof HttpError)) throw error
    await goOn(parts, schedule, { today, problem: error.said.words() })
  }
}

/** Does nothing where nothing is due: run twice, the second finds the next day ahead. */
export async function runSchedule(parts: AppParts, userId: string): Promise<void> {
  const schedule = await findSchedule(parts.db, userId)
  if (schedule === undefined) return
  const now = parts.clock.now()
  const today = await readPersonDay(parts.db, userId, now)
  const isHeldBack = schedule.retryAt !== null && schedule.retryAt > now
  if (schedule.nextOn > today || isHeldBack) return
  await run(parts, schedule, today)
}
