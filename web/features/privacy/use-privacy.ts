/** The file of one's data, and leaving: what is asked of the server, and what each answer changes. */
import { lightKeys } from '#web/api/light-keys.ts'
import { useWrite } from '#web/api/use-write.ts'
import { useRead } from '#web/api/use-read.ts'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { User } from '#contracts/account/account.ts'
import { confirmSession } from '#contracts/account/security.ts'
import type { AnswerOf } from '#contracts/endpoint.ts'
import {
  getPrivacy,
  importExport,
  keepAccount,
  readExport,
  requestDeletion,
  startExport,
  type Privacy,
} from '#contracts/account/privacy.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import { request } from '#web/api/request.ts'
import { saveFile } from '#web/api/save-file.ts'
import { sendFile } from '#web/api/send-file.ts'
import { toast } from '#web/ui/toast.tsx'
import { exportTexts, leaveTexts } from './messages.ts'

const privacy = readOf(getPrivacy)
const LOOK_EVERY_MS = 4000

/** Read anew whenever it is opened, and every few seconds while a file is being made. */
export function usePrivacy() {
  return useRead(
    getPrivacy,
    {},
    {
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }) => (state.data?.export.state === 'waiting' ? LOOK_EVERY_MS : false),
    },
  )
}

/** The shell's notice follows what the person is: it need not be asked again for one day. */
function take(client: QueryClient, answer: Privacy): void {
  client.setQueryData(privacy.queryKey, answer)
  setDeletesAt(client, answer.deletion?.deletesAt ?? null)
}

function setDeletesAt(client: QueryClient, deletesAt: string | null): void {
  client.setQueryData<User | null>(lightKeys.user, (user) => user && { ...user, deletesAt })
}

export function useStartExport() {
  const client = useQueryClient()
  return useWrite(startExport, { onSuccess: (answer) => take(client, answer) })
}

/** Fetched as every call is, so that the password is asked for where it is needed first. */
export function useDownloadExport() {
  return useMutation({
    mutationFn: async () => (await request(readExport.method, readExport.path)).blob(),
    onSuccess: (file) => saveFile(file, exportTexts.fileName),
  })
}

// The card that brings the file in must stand until the screen is left.
const isElsewhere = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] !== privacy.queryKey[0]

type Bringing = { file: Blob; signal: AbortSignal; onProgress: (percent: number) => void }

/** Everything read so far is of the empty account, so all of it is read again. */
export function useBringIn({ onDone }: { onDone: (message: string) => Promise<void> }) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (sending: Bringing) =>
      sendFile({ url: importExport.path, ...sending }) as Promise<AnswerOf<typeof importExport>>,
    onSuccess: async ({ message }) => {
      client.removeQueries({ type: 'inactive' })
      await client.invalidateQueries({ predicate: isElsewhere })
      await onDone(message)
    },
  })
}

/** Proves with the password who it is, then asks for the deletion. */
export function useRequestDeletion() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (password: string) => {
      await call(confirmSession, { body: { password } })
      return call(requestDeletion)
    },
    onSuccess: (answer) => take(client, answer),
  })
}

export function useKeepAccount() {
  const client = useQueryClient()
  return useWrite(keepAccount, {
    onSuccess: ({ message }) => {
      client.setQueryData(privacy.queryKey, (before) => before && { ...before, deletion: null })
      setDeletesAt(client, null)
      toast({ title: leaveTexts.kept, description: message })
    },
  })
}
