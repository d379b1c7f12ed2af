import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { addPasskey, startPasskey } from '#contracts/account/passkeys.ts'
import { call } from '#web/api/call.ts'
import { refreshAfter } from '#web/api/use-write.ts'
import { makePasskey } from './browser-passkeys.ts'

type NewPasskey = BodyInputOf<typeof addPasskey>

/** Makes a passkey in this browser, and keeps it under a name on the server. */
export function useAddPasskey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (name: string) => {
      const response = (await makePasskey(await call(startPasskey))) as NewPasskey['response']
      return call(addPasskey, { body: { name, response } })
    },
    onSuccess: () => refreshAfter(client, addPasskey),
  })
}
