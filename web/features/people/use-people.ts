/** What the people screens read and write. */
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import {
  disablePerson,
  enablePerson,
  getPerson,
  listPeople,
  mailSignInHelp,
  resendPersonVerification,
  resetPersonTwoFactor,
} from '#contracts/admin-people.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import { toast } from '#web/ui/toast.tsx'
import type { PersonActName } from './messages.ts'

/** Accounts a page at a time. */
export function usePeople(search: string) {
  return useInfiniteQuery({
    queryKey: ['/api/admin/people', 'found', search],
    queryFn: ({ pageParam }) =>
      call(listPeople, { query: { search, ...(pageParam === '' ? {} : { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

export function usePerson(id: string) {
  return useQuery({ ...readOf(getPerson, { params: { id } }), refetchOnMount: 'always' })
}

const calls = {
  help: mailSignInHelp,
  verification: resendPersonVerification,
  twoFactor: resetPersonTwoFactor,
  disable: disablePerson,
  enable: enablePerson,
} satisfies Record<PersonActName, unknown>

/** Does an act on an account, and reads the account again. */
export function usePersonAct(id: string, name: PersonActName) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => call(calls[name], { params: { id }, body: { reason } }),
    onSuccess: ({ message }) => toast({ title: message }),
    onSettled: () => client.invalidateQueries({ queryKey: ['/api/admin/people'] }),
  })
}
