/** Whether the foundation's answer to an application is late, by the day at its office. */
import { owesAnswer } from '#engine/grants/application-state.ts'
import { officeDay } from '#server/calendar-day.ts'
import type { GrantRow } from './grants.table.ts'

/** The foundation owes an answer, and its day has passed. */
export const isLate = ({ status, hearBy }: Pick<GrantRow, 'status' | 'hearBy'>, now: Date) =>
  owesAnswer(status) && hearBy !== null && hearBy < officeDay(now)
