/** What the billing screen reads and writes. A write answers with the plan as it stands then. */
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  cancelPlan,
  changePlan,
  createPortalSession,
  getBilling,
  previewPlanChange,
  resumePlan,
  type Billing,
} from '#contracts/billing.ts'
import { serverMessage } from '#web/api/api-error.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import { useReturnByBack } from '#web/api/use-return-by-back.ts'
import type { ToastMessage } from '#web/ui/toast-store.ts'
import { toast } from '#web/ui/toast.tsx'
import { cancelTexts, portalToasts, resumeTexts } from './messages.ts'
import type { PaidPlanId } from './plan-facts.ts'
import { portalVisit } from './portal-visit.ts'

const USER_KEY = ['/api/auth/user']

const billingQuery = readOf(getBilling)

/** The plan with cards and invoices; asked for only where it is shown. */
export function useBilling(isWanted: boolean) {
  return useQuery({ ...billingQuery, enabled: isWanted })
}

/** Shows the answer of a write, and asks again who the person is: the gate decides by it. */
function take(client: QueryClient, billing: Billing): Promise<void> {
  client.setQueryData(billingQuery.queryKey, billing)
  return client.invalidateQueries({ queryKey: USER_KEY })
}

/** A failure says the server's own sentence, where it sent one. */
function tellFailure(text: ToastMessage, error: unknown): void {
  toast({ ...text, description: serverMessage(error) ?? text.description, variant: 'destructive' })
}

export function useCancelPlan() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(cancelPlan),
    onSuccess: (billing) => take(client, billing),
    onError: (error) => tellFailure(cancelTexts.failed, error),
  })
}

export function useResumePlan() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(resumePlan),
    onSuccess: async (billing) => {
      await take(client, billing)
      toast(resumeTexts.done)
    },
    onError: (error) => tellFailure(resumeTexts.failed, error),
  })
}

/** What the change would cost, worked out anew each time it is asked for. */
export function usePlanChangePreview(planId: PaidPlanId) {
  return useQuery({
    queryKey: ['plan-change-preview', planId],
    queryFn: () => call(previewPlanChange, { body: { planId } }),
    staleTime: 0,
    gcTime: 0,
  })
}

export function useChangePlan() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { planId: PaidPlanId; quotedAt: string }) => call(changePlan, { body }),
    onSuccess: (billing) => take(client, billing),
  })
}

/** Leads on to the payment processor's own page. Busy until the browser has left. */
export function useBillingPortal(): { open: () => void; isBusy: boolean } {
  const client = useQueryClient()
  const portal = useMutation({
    mutationFn: () => call(createPortalSession, { body: {} }),
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
    void client.invalidateQueries({ queryKey: billingQuery.queryKey })
    void client.invalidateQueries({ queryKey: USER_KEY })
  })
  return { open: () => portal.mutate(), isBusy: portal.isPending || portal.isSuccess }
}
