/** Writes of the billing screen. Each answers with the plan as it is then. */
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cancelPlan, createPortalSession, getBilling, resumePlan } from '#contracts/money/billing.ts'
import { tabStore } from '#web/api/storage/browser-store.ts'
import { lightKeys } from '#web/api/light-keys.ts'
import { readOf } from '#web/api/read.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { usePageRestore } from '#web/api/use-page-restore.ts'
import { useWrite } from '#web/api/use-write.ts'
import { toast } from '#web/ui/toast/toast.tsx'
import { cancelTexts, portalToasts, resumeTexts } from './messages.ts'

/** A visit to the payment processor's page, kept in this tab while it lasts. */
const PORTAL_VISIT = 'jubilee-portal-visit'

const shows = readOf(getBilling).queryKey

export const useCancelPlan = () =>
  useWrite(cancelPlan, { shows, onError: (error) => toastFailure(cancelTexts.failed, error) })

export const useResumePlan = () =>
  useWrite(resumePlan, {
    shows,
    onSuccess: () => void toast(resumeTexts.done),
    onError: (error) => toastFailure(resumeTexts.failed, error),
  })

/** Leads on to the payment processor's own page. Busy until the browser has left. */
export function useBillingPortal(): { open: () => void; isBusy: boolean } {
  const client = useQueryClient()
  const portal = useWrite(createPortalSession, {
    onSuccess: ({ url }) => {
      if (!url) throw new Error('no address')
      tabStore.write(PORTAL_VISIT, '1')
      globalThis.location.assign(url)
    },
    onError: (error) => toastFailure(portalToasts.failed, error),
  })
  // A page restored from the back-forward cache does not know what was changed there.
  usePageRestore(() => {
    portal.reset()
    void client.invalidateQueries({ queryKey: shows })
    void client.invalidateQueries({ queryKey: lightKeys.user })
  })
  return { open: () => portal.mutate({ body: {} }), isBusy: portal.isPending || portal.isSuccess }
}

/** What happened on another page reaches us a moment after the person is back: the screen reads again. */
const READ_AGAIN_MS = [1_500, 5_000]

/** Reads the plan again, and the person, from whom the gate takes their access; a moment later, and once more. */
function readAgain(client: QueryClient): () => void {
  const read = () => {
    void client.invalidateQueries({ queryKey: lightKeys.billing })
    void client.invalidateQueries({ queryKey: lightKeys.user })
  }
  const timers = READ_AGAIN_MS.map((delayMs) => setTimeout(read, delayMs))
  return () => {
    for (const timer of timers) clearTimeout(timer)
  }
}

/** After a visit to the portal. */
export function useBackFromPortal(): void {
  const client = useQueryClient()
  useEffect(() => {
    if (tabStore.read(PORTAL_VISIT) !== '1') return
    tabStore.remove(PORTAL_VISIT)
    return readAgain(client)
  }, [client])
}

/** While a payment waits for the bank, which asks in another tab: each time the person comes back to this one. */
export function useBackFromBank(): void {
  const client = useQueryClient()
  useEffect(() => {
    let stop = () => {}
    const onBack = () => {
      stop()
      if (document.visibilityState === 'visible') stop = readAgain(client)
    }
    document.addEventListener('visibilitychange', onBack)
    return () => {
      document.removeEventListener('visibilitychange', onBack)
      stop()
    }
  }, [client])
}
