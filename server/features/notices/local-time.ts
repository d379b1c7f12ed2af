/** The clock on the person's wall, also in the hour that a change of summer time leaves out or repeats. */

export type LocalTime = {
  /** YYYY-MM-DD */
  day: string
  /** 0 to 23 */
  hour: number
  isMonday: boolean
}

/** No mail at night. */
const FIRST_HOUR = 8
const LAST_HOUR = 20

const newFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
    weekday: 'short',
  })

/** Kept for each of the few zones that people choose from: to make one takes a hundred times as long as to use it. */
const formats = new Map<string, Intl.DateTimeFormat>()

export function localTime(moment: Date, timeZone: string): LocalTime {
  const format = formats.get(timeZone) ?? newFormat(timeZone)
  formats.set(timeZone, format)
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    hour: Number(parts['hour']),
    isMonday: parts['weekday']?.startsWith('Mon') === true,
  }
}

export function isMailHour({ hour }: LocalTime): boolean {
  return hour >= FIRST_HOUR && hour <= LAST_HOUR
}

/** The person's today if a mail may leave at this hour of theirs, else null. */
export function mailDay(moment: Date, timeZone: string): string | null {
  const time = localTime(moment, timeZone)
  return isMailHour(time) ? time.day : null
}
