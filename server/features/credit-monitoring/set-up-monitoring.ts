/** Fetches scores on a schedule from now on. What was set up before is replaced. */
import type { BodyOf } from '#contracts/endpoint.ts'
import type { setupCreditMonitoring } from '#contracts/credit-monitoring.ts'
import { nextMonitoringDay } from '#engine/credit/monitoring-days.ts'
import { lockOwner } from '#server/features/account/account.queries.ts'
import { readPersonDay } from '#server/features/settings/settings.queries.ts'
import type { AppParts } from '#server/http/app-parts.ts'
import { findEnrollment, saveSchedule } from './credit-monitoring.queries.ts'
import { readyEnrollment } from './fetch-scores.ts'

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
