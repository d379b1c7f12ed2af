/** What stands under the payment form's interest field: which rates the estimate counts with. */
import type { InterestEstimate } from './interest-estimate.ts'
import { apr, day, exactMoney } from './figures.ts'

/** `today` is the person's calendar date: dates of its year are written without the year. */
export function interestHint(estimate: InterestEstimate | null, today: string): string {
  if (!estimate) return 'What your statement charged since your last entry.'
  const { stretches, since, deferredCents } = estimate
  const rates = stretches.map(({ aprPpm, through }, i) =>
    i === stretches.length - 1 ? apr(aprPpm) : `${apr(aprPpm)} through ${day(through, today)}`,
  )
  const counted = `${rates.join(', then ')}${rates.length > 1 ? ',' : ''} since ${day(since, today)}`
  const deferred = deferredCents > 0 ? `, with ${exactMoney(deferredCents)} of deferred interest` : ''
  return `Estimated at ${counted}${deferred}. Your statement has the exact amount.`
}
