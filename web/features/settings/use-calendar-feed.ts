/** The secret link of the calendar feed: made, made again, taken back. */
import { useQueryClient } from '@tanstack/react-query'
import {
  createCalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
  type CalendarFeed,
} from '#contracts/money/calendar.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { toast } from '#web/ui/toast.tsx'
import { calendarTexts } from './messages.ts'

const shows = readOf(getCalendarFeed).queryKey
const none: CalendarFeed = { url: null, createdAt: null, lastReadAt: null }

const onError = () => void toast({ ...calendarTexts.failed, variant: 'destructive' })

export const useMakeCalendarFeed = () => useWrite(createCalendarFeed, { shows, onError })

export function useRemoveCalendarFeed() {
  const client = useQueryClient()
  return useWrite(deleteCalendarFeed, {
    onSuccess: ({ message }) => {
      client.setQueryData(shows, none)
      toast({ title: message })
    },
    onError,
  })
}
