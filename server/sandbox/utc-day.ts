/** The calendar date of a moment in UTC, YYYY-MM-DD: the outside services date what they say by it. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
