/** The conversations that are kept, and what the person may do with them. */
import { useWrite } from '#web/api/use-write.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  deleteConversation,
  deleteConversations,
  exportConversations,
  listConversations,
} from '#contracts/coach/coach.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import { saveFile } from '#web/api/save-file.ts'
import { today } from '#web/format/dates.ts'
import { toast } from '#web/ui/toast.tsx'
import { historyToasts } from './messages.ts'

/** Each question changes the list: it is read again whenever it is opened. */
export const again = { staleTime: 0, gcTime: 0 }

/** Deletes one conversation, or all where no id is given. */
export function useRemove(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? call(deleteConversations) : call(deleteConversation, { params: { id } }),
    onSuccess: (_, id) => {
      toast(id === null ? historyToasts.removedAll : historyToasts.removed)
      onDone()
      return client.invalidateQueries({ queryKey: readOf(listConversations).queryKey, exact: true })
    },
    onError: () => toast({ ...historyToasts.notRemoved, variant: 'destructive' }),
  })
}

/** Saves every conversation as a file of JSON. */
export function useDownload() {
  return useWrite(exportConversations, {
    onSuccess: (conversations) => {
      const text = JSON.stringify(conversations, null, 2)
      saveFile(new Blob([text], { type: 'application/json' }), `coach-conversations-${today()}.json`)
      toast(historyToasts.downloaded)
    },
    onError: () => toast({ ...historyToasts.notDownloaded, variant: 'destructive' }),
  })
}
