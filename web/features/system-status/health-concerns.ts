/** What an admin should look at in what was measured. */
import type { Health } from '#contracts/admin/system-health.ts'
import { planOfId } from '#engine/access/prices.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { formatMoney } from '#engine/money/format.ts'
import { chargeTexts, concernTexts } from './concern-messages.ts'
import { durationWords, sizeWords } from './measures.ts'
import { outsideTexts } from './messages.ts'

/** Jobs that are due and wait longer than this are not being run. */
const LATE_SECONDS = 300
const LEAST_FREE = 0.1

type PriceDifference = NonNullable<Health['priceDifferences']>[number]

function chargeWords(sold: PriceDifference['sold']): string {
  if (sold === null) return chargeTexts.noPrice
  const { amount, currency, months } = sold
  return chargeTexts.price(amount === null ? null : centsToDecimal(amount), currency.toUpperCase(), months)
}

function closedWords({ planId, sold }: PriceDifference): string {
  const plan = planOfId(planId)
  const shown = formatMoney(plan?.monthlyCents ?? 0, { decimals: 2 })
  return chargeTexts.closed(plan?.name ?? planId, shown, chargeWords(sold))
}

/** A night's backup that was missed is seen the next morning. */
const OLDEST_BACKUP_SECONDS = 26 * 3600

function backupWords({ mode, asOf, lastBackupAt }: Health): string | false {
  if (mode !== 'live') return false
  if (lastBackupAt === null) return concernTexts.noBackup
  const age = (Date.parse(asOf) - Date.parse(lastBackupAt)) / 1000
  return age > OLDEST_BACKUP_SECONDS && concernTexts.oldBackup(durationWords(age))
}

/** Problems for an admin to look at, each in a sentence; empty when all is well. */
export function concernsIn(health: Health): string[] {
  const { database, jobs, disk, outside, priceDifferences } = health
  const { migrations, connections } = database
  const late = jobs.oldestDueSeconds ?? 0
  const failing = outside.filter(
    ({ lastFailureAt, lastSuccessAt }) => lastFailureAt !== null && lastFailureAt > (lastSuccessAt ?? ''),
  )
  return [
    migrations.applied !== migrations.known && concernTexts.migrations(migrations.applied, migrations.known),
    connections.awaited > 0 && concernTexts.connections(connections.awaited),
    jobs.failed > 0 && concernTexts.failedJobs(jobs.failed),
    late > LATE_SECONDS && concernTexts.lateJob(durationWords(late)),
    disk !== null &&
      disk.freeBytes < LEAST_FREE * disk.totalBytes &&
      concernTexts.disk(sizeWords(disk.freeBytes)),
    backupWords(health),
    ...(priceDifferences ?? []).map(closedWords),
    ...failing.map(({ name }) => concernTexts.failedCall(outsideTexts.names[name])),
  ].filter((concern) => concern !== false)
}
