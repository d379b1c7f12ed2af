/** What the health screen says of problems, sizes and times. */
import { plural } from '#web/format/amounts.ts'

export const sizeUnits = ['bytes', 'kB', 'MB', 'GB', 'TB']

export const durationTexts = {
  days: (count: number) => plural(count, 'day'),
  hours: (count: number) => plural(count, 'hour'),
  minutes: (count: number) => plural(count, 'minute'),
  seconds: (count: number) => plural(count, 'second'),
}

function often(months: number | null): string {
  if (months === null) return 'not by the month'
  return months === 1 ? 'a month' : `every ${months} months`
}

/** How a plan is charged otherwise than shown. */
export const chargeTexts = {
  noPrice: 'Stripe has no active price with its lookup key',
  price: (amount: string | null, currency: string, months: number | null) =>
    `Stripe would charge ${amount === null ? 'no single amount' : `${amount} ${currency}`} ${often(months)}`,
  closed: (plan: string, shown: string, charge: string) =>
    `${plan} cannot be bought: we show ${shown} a month, and ${charge}.`,
}

export const concernTexts = {
  migrations: (applied: number, known: number) =>
    `The database has seen ${applied} migrations, this program knows ${known}.`,
  connections: (awaited: number) =>
    `${plural(awaited, 'request')} ${awaited === 1 ? 'waits' : 'wait'} for a connection to the database.`,
  failedJobs: (failed: number) =>
    `${plural(failed, 'job')} ${failed === 1 ? 'has' : 'have'} failed for good.`,
  lateJob: (duration: string) => `A job that is due has waited ${duration}.`,
  disk: (free: string) => `The disk has ${free} left.`,
  noBackup: 'No backup has ever been recorded.',
  oldBackup: (duration: string) => `The last backup is ${duration} old.`,
  failedCall: (service: string) => `${service}: the last call failed.`,
}
