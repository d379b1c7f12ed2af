/** What the billing screen reads and writes. A write answers with the plan as it stands then. */
import { lightKeys } from '#web/api/light-keys.ts'
import { useWrite } from '#web/api/use-write.ts'
import { useQueryClient } from '@tanstack/react-query'
import { cancelPlan, createPortalSession, getBilling, resumePlan } from '#contracts/money/billing.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { readOf } from '#web/api/read.ts'
import { useReturnByBack } from '#web/api/use-return-by-back.ts'
import type { ToastMessage } from '#web/ui/toast-store.ts'
import { toast } from '#web/ui/toast.tsx'
import { cancelTexts, portalToasts, resumeTexts } from './messages.ts'
import { portalVisit } from './portal-visit.ts'

// A write answers with the plan as it stands then; the gate decides by the person, who is asked for again.
const shows = readOf(getBilling).queryKey

/** A failure says the server's own sentence, where it sent one. */
function tellFailure(text: ToastMessage, error: unknown): void {
  toast({ ...text, description: serverMessage(error) ?? text.description, variant: 'destructive' })
}

export const useCancelPlan = () =>
  useWrite(cancelPlan, { shows, onError: (error) => tellFailure(cancelTexts.failed, error) })

export function useResumePlan() {
  const resume = useWrite(resumePlan, {
    shows,
    onError: (error) => tellFailure(resumeTexts.failed, error),
  })
  return { ...resume, mutate: () => resume.mutate(undefined, { onSuccess: () => toast(resumeTexts.done) }) }
}

/** Leads on to the payment processor's own page. Busy until the browser has left. */
export function useBillingPortal(): { open: () => void; isBusy: boolean } {
  const client = useQueryClient()
  const portal = useWrite(createPortalSession, {
    onSuccess: ({ url }) => {
      if (!url) throw new Error('no address')
      portalVisit.begin()
      globalThis.location.assign(url)
    },
    onError: (error) => tellFailure(portalToasts.failed, error),
  })
  // What was changed there is not known to a page that comes back as it was left.
  useReturnByBack(() => {
    portal.reset()
    void client.invalidateQueries({ queryKey: shows })
    void client.invalidateQueries({ queryKey: lightKeys.user })
  })
  return { open: () => portal.mutate({ body: {} }), isBusy: portal.isPending || portal.isSuccess }
}
