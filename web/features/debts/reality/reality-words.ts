/** What a month came to, in sentences. */
import type { MonthReview, YearReview } from '#engine/debts/reality/month-review.ts'
import { monthOfIndex, parseDate } from '#engine/money/calendar.ts'
import { formatDate } from '#web/format/dates.ts'
import { exactMoney, month as monthWords, timeSpan } from '../figures.ts'
import { realityTexts as texts } from './messages.ts'

/** How the month ended compared with the plan. */
export function answerOf({ keptOn, differenceCents }: MonthReview): string {
  if (keptOn === null) return texts.noPlan
  if (differenceCents === null) return texts.short
  if (differenceCents === 0) return texts.asPlanned
  const amount = exactMoney(Math.abs(differenceCents))
  return differenceCents > 0 ? texts.above(amount) : texts.below(amount)
}

/** What the month did to the date; empty where the plan had no end before it either. */
export function dateWords({ freeBefore, freeAfter, differenceCents }: MonthReview): string {
  if (differenceCents === null || (freeBefore === null && freeAfter === null)) return ''
  if (freeBefore === null) return texts.dateGained(monthWords(freeAfter!))
  if (freeAfter === null) return texts.dateLost
  if (freeAfter === freeBefore) return texts.dateSame(monthWords(freeAfter))
  const span = timeSpan(Math.abs(freeAfter - freeBefore))
  const by = freeAfter > freeBefore ? texts.later(span) : texts.earlier(span)
  return texts.dateMoved(monthWords(freeBefore), monthWords(freeAfter), by)
}

/** The day from which a month counts, where it is not its first; else empty. */
export function sinceWords({ keptOn, from }: MonthReview): string {
  return keptOn === null || parseDate(from)?.day === 1 ? '' : texts.since(formatDate(keptOn))
}

/** One sentence for the year up to a month; empty where fewer than two months were compared. */
export function yearWords(year: YearReview, month: number): string {
  if (year.comparedMonths < 2) return ''
  const amount = exactMoney(Math.abs(year.differenceCents))
  const { differenceCents: by } = year
  return texts.year({
    year: monthOfIndex(month).year,
    months: year.comparedMonths,
    paid: exactMoney(year.paidCents),
    planned: exactMoney(year.plannedCents),
    rest: by === 0 ? texts.yearSame : by > 0 ? texts.yearAbove(amount) : texts.yearBelow(amount),
  })
}
