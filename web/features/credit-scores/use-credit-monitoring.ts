/** Consent, fetching and schedule: what is read and written, and what each write refreshes. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  agreeToCreditPull,
  confirmCreditPhone,
  getCreditMonitoring,
  setupCreditMonitoring,
  stopCreditMonitoring,
  syncCredit,
  withdrawCreditConsent,
  type CreditMonitoring,
} from '#contracts/credit-monitoring.ts'
import type { BodyInputOf } from '#contracts/endpoint.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'

export type ConsentBody = BodyInputOf<typeof agreeToCreditPull>
export type SyncChoice = BodyInputOf<typeof syncCredit>['provider']
export type ScheduleBody = BodyInputOf<typeof setupCreditMonitoring>

const monitoring = readOf(getCreditMonitoring)

export function useCreditMonitoring() {
  return useQuery(monitoring)
}

/** The answer is the whole state: it takes the place of what was. */
function useWrite<Given = void>(write: (given: Given) => Promise<CreditMonitoring>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSuccess: (answer) => client.setQueryData(monitoring.queryKey, answer),
  })
}

export const useAgree = () => useWrite((body: ConsentBody) => call(agreeToCreditPull, { body }))

/** `code` null asks for a new one. */
export const useConfirmPhone = () =>
  useWrite((code: string | null) => call(confirmCreditPhone, { body: { code } }))

export const useWithdraw = () => useWrite(() => call(withdrawCreditConsent, {}))

export const useSetUp = () => useWrite((body: ScheduleBody) => call(setupCreditMonitoring, { body }))

export function useStop() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(stopCreditMonitoring, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: monitoring.queryKey }),
  })
}

export function useSync() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (provider: SyncChoice) => call(syncCredit, { body: { provider } }),
    // Also after a failure: what was asked for may have come meanwhile.
    onSettled: () =>
      Promise.all(
        [['/api/credit-scores'], ['/api/dashboard'], monitoring.queryKey].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
