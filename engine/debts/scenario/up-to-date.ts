/**
 * A kept plan as it stands on a day: an increase that has come is part of the extra amount, and what was meant for a month
 * that is over falls away. Past months move nothing, so both plans are the same from that day on.
 * Example: $200 extra and $100 more from 2027-03 on is $300 extra on April 2, 2027.
 */
import { monthIndex } from '#engine/money/calendar.ts'
import { indexOfMonth } from './calendar-month.ts'
import type { PlanChoice } from './kept-plan.ts'

/** `day` is 'YYYY-MM-DD'; the plan itself comes back where nothing of it is past. */
export function upToDate<Choice extends PlanChoice>(plan: Choice, day: string): Choice {
  const now = monthIndex(day)
  const { increases, lumpSums, pauses, consolidation } = plan.adjustments
  const isPast = (month: string) => indexOfMonth(month) < now
  const come = increases.filter(({ from }) => indexOfMonth(from) <= now)
  const over = [
    ...lumpSums.map(({ month }) => month),
    ...pauses,
    ...(consolidation ? [consolidation.month] : []),
  ]
  if (come.length === 0 && !over.some(isPast)) return plan
  return {
    ...plan,
    extra: come.reduce((sum, { amount }) => sum + amount, plan.extra),
    adjustments: {
      ...plan.adjustments,
      increases: increases.filter((one) => !come.includes(one)),
      lumpSums: lumpSums.filter(({ month }) => !isPast(month)),
      pauses: pauses.filter((month) => !isPast(month)),
      consolidation: consolidation && !isPast(consolidation.month) ? consolidation : null,
    },
  }
}
