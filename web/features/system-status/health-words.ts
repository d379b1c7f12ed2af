/** How the health screen writes what was measured. */
import type { Health, ModelDay } from '#contracts/admin/system-health.ts'
import { planOfId } from '#engine/access/prices.ts'
import { centsToDecimal } from '#engine/money/cents.ts'
import { formatMoney } from '#engine/money/format.ts'

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const
const STEP = 1024

/** 1536 is '1.5 kB'. */
export function sizeWords(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= STEP && unit < UNITS.length - 1) {
    size /= STEP
    unit += 1
  }
  return `${unit === 0 || size >= 100 ? Math.round(size) : size.toFixed(1)} ${UNITS[unit]}`
}

const PARTS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** 93_784 is '1 day 2 hours'. The two largest parts are enough. */
export function durationWords(seconds: number): string {
  let rest = Math.max(0, Math.round(seconds))
  const words: string[] = []
  for (const [name, length] of PARTS) {
    const count = Math.floor(rest / length)
    rest -= count * length
    if (count > 0) words.push(`${count} ${count === 1 ? name : `${name}s`}`)
  }
  return words.slice(0, 2).join(' ') || '0 seconds'
}

/** Jobs that are due and wait longer than this are not being run. */
const LATE_SECONDS = 300
const LEAST_FREE = 0.1

type PriceDifference = NonNullable<Health['priceDifferences']>[number]

function soldWords(sold: PriceDifference['sold']): string {
  if (sold === null) return 'Stripe has no active price with its lookup key'
  const { amount, currency, months } = sold
  const price = amount === null ? 'no single amount' : `${centsToDecimal(amount)} ${currency.toUpperCase()}`
  const often = months === 1 ? 'a month' : months === null ? 'not by the month' : `every ${months} months`
  return `Stripe would charge ${price} ${often}`
}

function closedWords({ planId, sold }: PriceDifference): string {
  const plan = planOfId(planId)
  const shown = formatMoney(plan?.monthlyCents ?? 0, { decimals: 2 })
  return `${plan?.name} cannot be bought: we show ${shown} a month, and ${soldWords(sold)}.`
}

const dollars = (cents: number) => formatMoney(cents, { decimals: 2 })

/** What a day of the coach's model came to, beside the day's limit in cents. */
export function modelDayWords(
  { asked, used, dropped, failed, tokensIn, tokensOut, spent }: ModelDay,
  limit: number,
): string {
  const times = `${asked} ${asked === 1 ? 'time' : 'times'}`
  const tokens = `${tokensIn.toLocaleString('en-US')} tokens in, ${tokensOut.toLocaleString('en-US')} out`
  return `Asked ${times}: ${used} readings used, ${dropped} refused by our checks, ${failed} failed. ${tokens}. ${dollars(spent)} of ${dollars(limit)}.`
}

/** A night's backup that was missed is seen the next morning. */
const OLDEST_BACKUP_SECONDS = 26 * 3600

function backupWords({ mode, asOf, lastBackupAt }: Health): string | false {
  if (mode !== 'live') return false
  if (lastBackupAt === null) return 'No backup was ever noted.'
  const age = (Date.parse(asOf) - Date.parse(lastBackupAt)) / 1000
  return age > OLDEST_BACKUP_SECONDS && `The last backup is ${durationWords(age)} old.`
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
    migrations.applied !== migrations.known &&
      `The database has seen ${migrations.applied} migrations, this program knows ${migrations.known}.`,
    connections.awaited > 0 && `${connections.awaited} requests wait for a connection to the database.`,
    jobs.failed > 0 && `${jobs.failed} ${jobs.failed === 1 ? 'job has' : 'jobs have'} failed for good.`,
    late > LATE_SECONDS && `A job that is due has waited ${durationWords(late)}.`,
    disk !== null &&
      disk.freeBytes < LEAST_FREE * disk.totalBytes &&
      `The disk has ${sizeWords(disk.freeBytes)} left.`,
    backupWords(health),
    ...(priceDifferences ?? []).map(closedWords),
    ...failing.map(({ name }) => `The last call to ${name} failed.`),
  ].filter((concern) => concern !== false)
}
