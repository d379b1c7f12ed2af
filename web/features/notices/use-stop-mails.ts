import { useMutation, useQuery } from '@tanstack/react-query'
import { chooseNotice } from '#contracts/notices.ts'
import { call } from '#web/api/call.ts'

/**
 * Turns a kind of mail off as the screen opens: the click in the mail was the choice. A query, not a mutation: the
 * screen may be drawn twice, the choice is sent once.
 */
export function useStopMails(token: string | null) {
  return useQuery({
    queryKey: ['stop-mails', token],
    enabled: token !== null,
    queryFn: () => call(chooseNotice, { body: { token: token ?? '', isOn: false } }),
  })
}

/** Turns the same kind on again, or off. */
export function useChooseMails(token: string) {
  return useMutation({ mutationFn: (isOn: boolean) => call(chooseNotice, { body: { token, isOn } }) })
}
