/** '1 month', '2 months' */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** '7 months', '1 year', '3 years 2 months': months in words. */
export function timeSpan(months: number): string {
  const years = Math.floor(months / 12)
  const rest = months % 12
  const parts = [years > 0 ? plural(years, 'year') : '', rest > 0 || years === 0 ? plural(rest, 'month') : '']
  return parts.filter(Boolean).join(' ')
}
