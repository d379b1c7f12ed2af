/**
 * When the facts of an article are to be checked again: by its own day, else a year after they were checked. Laws and
 * amounts that change have a day of their own. A source without the day it was read was opened by nobody here.
 * Example: checked on 2026-11-20 without a day of its own, an article is due on 2027-11-20.
 */
import * as z from 'zod/mini'
import { calendarDate } from '#contracts/amounts.ts'
import type { ContentBody, FactsDue } from '#contracts/admin/content.ts'
import { addDays, monthsBefore } from '#engine/money/calendar.ts'
import type { IsoDate } from '#engine/money/units.ts'

const YEAR_MONTHS = 12
const SOON_DAYS = 30

const dated = z.object({
  checkedOn: calendarDate,
  checkBy: z.optional(calendarDate),
  sources: z.array(z.object({ readOn: z.optional(calendarDate) })),
})

/** What is due for this body on `today`; null for a body that has no such days. */
export function factsDue(body: ContentBody | null | undefined, today: IsoDate): FactsDue | null {
  const { data } = dated.safeParse(body)
  if (data === undefined) return null
  const { checkedOn, sources } = data
  const dueOn = data.checkBy ?? monthsBefore(checkedOn, -YEAR_MONTHS)
  return {
    checkedOn,
    dueOn,
    state: dueOn < today ? 'past' : dueOn <= addDays(today, SOON_DAYS) ? 'soon' : 'later',
    sources: sources.length,
    unopenedSources: sources.filter(({ readOn }) => readOn === undefined).length,
  }
}
