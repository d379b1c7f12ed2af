/** The calendar date of a moment in UTC, YYYY-MM-DD, as the outside services date their answers. */
export function utcDay(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
