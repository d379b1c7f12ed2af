/** The foundation's own day, and whether its answer to an application is late by it. */
import { owesAnswer } from '#engine/grants/application-state.ts'
import { dayInZone } from '#server/calendar-day.ts'
import type { GrantRow } from './grants.table.ts'

/** The foundation's own day: business days are counted there. */
const OFFICE_ZONE = 'America/New_York'

/** The calendar date of a moment at the foundation's office, YYYY-MM-DD. */
export const officeDay = (moment: Date) => dayInZone(moment, OFFICE_ZONE)

/** The foundation owes an answer, and its day has passed. */
export const isLate = ({ status, hearBy }: Pick<GrantRow, 'status' | 'hearBy'>, now: Date) =>
  owesAnswer(status) && hearBy !== null && hearBy < officeDay(now)
