import { formatInstantDate } from '#web/format/dates.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** When a device was last here, in words. The server notes it once an hour at most, so it is no finer than that. */
export function seenAgo(instant: string, now: Date): string {
  const age = now.getTime() - Date.parse(instant)
  if (Number.isNaN(age)) return ''
  if (age < HOUR_MS) return 'Here within the last hour'
  if (age < DAY_MS) return `Here ${counted(Math.floor(age / HOUR_MS), 'hour')} ago`
  if (age < 7 * DAY_MS) return `Here ${counted(Math.floor(age / DAY_MS), 'day')} ago`
  return `Here on ${formatInstantDate(instant)}`
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
