import { useEffect, useRef, useState } from 'react'
import type { createCheckoutSession } from '#contracts/money/billing.ts'
import type { AnswerOf, BodyInputOf } from '#contracts/endpoint.ts'
import { ApiError, serverMessage } from '#web/api/api-error.ts'
import { underOnceKey } from '#web/api/storage/once-keys.ts'
import { readJson, request } from '#web/api/request.ts'
import { usePageRestore } from '#web/api/use-page-restore.ts'
import { toast } from '#web/ui/toast/toast.tsx'
import { useSearchParam } from '#web/ui/use-search-param.ts'
import { checkoutTexts, checkoutToasts } from '../messages.ts'
import type { PaidPlanId } from '../plan-facts.ts'

export type Checkout = {
  /** Leads on to the payment page for this plan. A press while one is under way does nothing. */
  start: (planId: PaidPlanId) => void
  /** the plan whose payment page is on its way; buttons are off until the browser has left */
  busyPlan: PaidPlanId | null
  /** why there is nothing to buy: the person has a plan, and changes it on the billing screen */
  refusal: string | null
}

/** Buying a plan (spec 4): idle, then processing until the browser has left; a failure leads back to idle. */
export function useCheckout(): Checkout {
  const [busyPlan, setBusyPlan] = useState<PaidPlanId | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isRunning = useRef(false)

  function reset(): void {
    isRunning.current = false
    setBusyPlan(null)
  }
  usePageRestore(reset)

  async function run(planId: PaidPlanId): Promise<void> {
    isRunning.current = true
    setBusyPlan(planId)
    setRefusal(null)
    const outcome = await findPaymentPage(planId)
    if ('url' in outcome) return globalThis.location.assign(outcome.url)
    reset()
    if ('refusal' in outcome) setRefusal(outcome.refusal)
    else toast({ ...checkoutToasts[outcome.failure], variant: 'destructive' })
  }

  return { start: (planId) => void (isRunning.current || run(planId)), busyPlan, refusal }
}

type Outcome = { url: string } | { refusal: string } | { failure: keyof typeof checkoutToasts }

/** Where to pay; else who has a plan already, an answer without an address, or no answer at all (spec 8). */
async function findPaymentPage(planId: PaidPlanId): Promise<Outcome> {
  try {
    const url = await underOnceKey(`${method} ${path}`, (onceKey) => createCheckout({ planId }, onceKey))
    return url ? { url } : { failure: 'noAddress' }
  } catch (error) {
    if (!(error instanceof ApiError)) return { failure: 'notStarted' }
    if (error.status === 409) return { refusal: serverMessage(error) ?? checkoutTexts.hasPlan }
    return { failure: 'noAddress' }
  }
}

// Written out, not called by the contract: the price list is public and need not load the schemas for one call.
const [method, path] = ['POST', '/api/create-checkout-session'] as const

async function createCheckout(
  body: BodyInputOf<typeof createCheckoutSession>,
  onceKey: string,
): Promise<string | undefined> {
  const response = await request(method, path, { body, onceKey })
  return ((await readJson(response)) as Partial<AnswerOf<typeof createCheckoutSession>> | undefined)?.url
}

type AutoCheckout = {
  /** the person is signed in, and that is known */
  isReady: boolean
  start: () => void
}

/**
 * `/pricing?checkout=true` starts buying by itself (spec 5), once: the address forgets the wish before the browser
 * leaves, so that coming back does not start it again.
 */
export function useAutoCheckout({ isReady, start }: AutoCheckout): void {
  const [search, set] = useSearchParam()
  const hasStarted = useRef(false)
  const isAsked = search.get('checkout') === 'true'
  useEffect(() => {
    if (!isReady || !isAsked || hasStarted.current) return
    hasStarted.current = true
    set({ checkout: null })
    start()
  }, [isReady, isAsked, set, start])
}
