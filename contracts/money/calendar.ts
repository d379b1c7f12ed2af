/** The calendar feed: due days and the freedom date behind a secret link that can be taken back. */
import * as z from 'zod/mini'
import { instant } from '#contracts/amounts.ts'
import { endpoint, messageAnswer } from '#contracts/endpoint.ts'

const calendarFeedAnswer = z.object({
  /** the secret address for a calendar program; null while there is none */
  url: z.nullable(z.string()),
  createdAt: z.nullable(instant),
  /** when a calendar last fetched it */
  lastReadAt: z.nullable(instant),
})
export type CalendarFeed = z.output<typeof calendarFeedAnswer>

export const getCalendarFeed = endpoint('GET /api/calendar-feed', {
  summary: 'The secret link of the calendar feed, if there is one.',
  access: 'signedIn',
  answer: calendarFeedAnswer,
})

export const createCalendarFeed = endpoint('POST /api/calendar-feed', {
  summary: 'Make a new secret link. A link that was there before stops working.',
  access: 'signedIn',
  answer: calendarFeedAnswer,
  status: 201,
})

export const deleteCalendarFeed = endpoint('DELETE /api/calendar-feed', {
  summary: 'Take the secret link back. Calendars that have it get nothing more.',
  access: 'signedIn',
  answer: messageAnswer,
})
