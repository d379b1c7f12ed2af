/** The secret link of the calendar feed: read, made anew, taken back. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createCalendarFeed,
  deleteCalendarFeed,
  getCalendarFeed,
  type CalendarFeed,
} from '#contracts/calendar.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import { toast } from '#web/ui/toast.tsx'
import { calendarTexts } from './messages.ts'

const feed = readOf(getCalendarFeed)
const none: CalendarFeed = { url: null, createdAt: null, lastReadAt: null }

export function useCalendarFeed() {
  return useQuery(feed)
}

const onError = () => void toast({ ...calendarTexts.failed, variant: 'destructive' })

export function useMakeCalendarFeed() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(createCalendarFeed, {}),
    onSuccess: (made) => client.setQueryData(feed.queryKey, made),
    onError,
  })
}

export function useRemoveCalendarFeed() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(deleteCalendarFeed, {}),
    onSuccess: ({ message }) => {
      client.setQueryData(feed.queryKey, none)
      toast({ title: message })
    },
    onError,
  })
}
