import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lightKeys } from '#web/api/light-keys.ts'
import { request } from '#web/api/request.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { freeTexts } from '../messages.ts'

/**
 * Goes on without the paid plan that is over. `onDone` comes when the person is known as one on Free. Written out,
 * not called by the contract: the price list is public and need not load the schemas for one call.
 */
export function useContinueFree(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => request('POST', '/api/billing/continue-free'),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: lightKeys.billing, refetchType: 'none' })
      await client.refetchQueries({ queryKey: lightKeys.user })
      onDone()
    },
    onError: (error) => toastFailure(freeTexts.failed, error),
  })
}
