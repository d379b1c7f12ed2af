/** The person's passkeys: made in this browser, kept and forgotten by the server. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addPasskey, removePasskey, startPasskey } from '#contracts/passkeys.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { call } from '#web/api/call.ts'
import { makePasskey } from './browser-passkeys.ts'
import { refreshTwoFactor } from './use-two-factor.ts'

type NewPasskey = BodyInputOf<typeof addPasskey>

export function useAddPasskey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (name: string) => {
      const response = (await makePasskey(await call(startPasskey))) as NewPasskey['response']
      return call(addPasskey, { body: { name, response } })
    },
    onSuccess: () => refreshTwoFactor(client),
  })
}

export function useRemovePasskey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(removePasskey, { params: { id } }),
    onSuccess: () => refreshTwoFactor(client),
  })
}
