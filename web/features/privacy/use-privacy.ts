/** What an answer about deletion and export changes in the cache. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { User } from '#contracts/account/account.ts'
import { getPrivacy, keepAccount, type Privacy } from '#contracts/account/privacy.ts'
import { lightKeys } from '#web/api/light-keys.ts'
import { readOf } from '#web/api/read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { toast } from '#web/ui/toast/toast.tsx'
import { leaveTexts } from './messages.ts'

export const privacyKey = readOf(getPrivacy).queryKey

/** Shows the answer, also in the shell's notice: the person need not be read again for one date. */
export function showPrivacy(client: QueryClient, answer: Privacy): void {
  client.setQueryData(privacyKey, answer)
  setDeletesAt(client, answer.deletion?.deletesAt ?? null)
}

function setDeletesAt(client: QueryClient, deletesAt: string | null): void {
  client.setQueryData<User | null>(lightKeys.user, (user) => user && { ...user, deletesAt })
}

export function useKeepAccount() {
  const client = useQueryClient()
  return useWrite(keepAccount, {
    onSuccess: ({ message }) => {
      client.setQueryData(privacyKey, (before) => before && { ...before, deletion: null })
      setDeletesAt(client, null)
      toast({ title: leaveTexts.kept, description: message })
    },
  })
}
