import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParam } from '#web/ui/use-search-param.ts'
import { getDebtPlan, saveDebtPlan } from '#contracts/money/debts.ts'
import type { AnswerOf } from '#contracts/endpoint.ts'
import { readOf } from '#web/api/read.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import { FIRST_PLAN } from '#engine/debts/payoff/first-plan.ts'
import { centsToDecimal, centsToTyped } from '#engine/money/cents.ts'
import { typedCents } from '#web/forms/read-typed.ts'
import { debtToasts } from '../messages.ts'
import type { PlanOrder, PlanSettings } from './plan-view.ts'

const KEEP_AFTER_MS = 600

/** The order that the URL names; null when it names none of the two. */
function orderOf(text: string | null): PlanOrder | null {
  return text === 'avalanche' || text === 'snowball' ? text : null
}

/** Cents of the extra amount in the URL, which is in dollars; null when it is not an amount from $0 up. */
export function extraOf(text: string | null): number | null {
  return text ? typedCents(text, 0) : null
}

/**
 * Order and extra amount: what is being moved now, else the URL, else what the server keeps, else the
 * defaults. A change shows at once; a moment later it goes into the URL and to the server.
 */
export function usePlanSettings() {
  const [params, setParams] = useSearchParam()
  const saved = useRead(getDebtPlan)
  const [moving, setMoving] = useState<PlanSettings | null>(null)
  const kept = keptSettings(saved.data)
  const settings: PlanSettings = moving ?? {
    order: orderOf(params.get('strategy')) ?? kept.order,
    extraCents: extraOf(params.get('extra')) ?? kept.extraCents,
  }
  const write = useWriteSettings()
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; settings: PlanSettings } | null>(null)

  const keep = useCallback(() => {
    if (!pending.current) return
    clearTimeout(pending.current.timer)
    const { settings } = pending.current
    pending.current = null
    void write(settings)
    return settings
  }, [write])

  const change = useCallback(
    (changed: PlanSettings) => {
      setMoving(changed)
      if (pending.current) clearTimeout(pending.current.timer)
      const timer = setTimeout(() => {
        keep()
        setParams({ strategy: changed.order, extra: centsToTyped(changed.extraCents) })
        setMoving(null)
      }, KEEP_AFTER_MS)
      pending.current = { timer, settings: changed }
    },
    [keep, setParams],
  )

  // Leaving the screen keeps what was just moved.
  const keepLatest = useRef(keep)
  useEffect(() => {
    keepLatest.current = keep
  }, [keep])
  useEffect(() => () => void keepLatest.current(), [])

  return { settings, change, isChosen: saved.data?.isChosen ?? true, isPending: saved.isPending }
}

function keptSettings(saved: AnswerOf<typeof getDebtPlan> | undefined): PlanSettings {
  const { order, extra } = saved ?? FIRST_PLAN
  return { order, extraCents: extra }
}

/** Keeps order and extra amount; a toast says where that fails. */
export function useWriteSettings() {
  const { mutateAsync } = useWrite(saveDebtPlan, { shows: readOf(getDebtPlan).queryKey })
  return useCallback(
    ({ order, extraCents }: PlanSettings) =>
      toastOutcome(mutateAsync({ body: { order, extra: centsToDecimal(extraCents) } }), {
        failed: debtToasts.planNotKept,
      }),
    [mutateAsync],
  )
}
