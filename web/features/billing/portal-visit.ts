import { lightKeys } from '#web/api/light-keys.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

const KEY = 'jubilee-portal-visit'

/** What was changed in the portal reaches us a moment after the person is back: the screen looks again. */
const LOOK_AGAIN_MS = [1_500, 5_000]

/** A visit to the payment processor's page, remembered in this tab while it lasts. */
export const portalVisit = {
  begin(): void {
    try {
      sessionStorage.setItem(KEY, '1')
    } catch {
      // a reload shows what was changed
    }
  },
  /** Whether one has just ended. */
  end(): boolean {
    try {
      const isBack = sessionStorage.getItem(KEY) === '1'
      sessionStorage.removeItem(KEY)
      return isBack
    } catch {
      return false
    }
  },
}

/** After a visit to the portal: asks again for the plan, and for the person, by whom the gate decides. */
export function useBackFromPortal(): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!portalVisit.end()) return
    const lookAgain = () => {
      void client.invalidateQueries({ queryKey: lightKeys.billing })
      void client.invalidateQueries({ queryKey: lightKeys.user })
    }
    const timers = LOOK_AGAIN_MS.map((delayMs) => setTimeout(lookAgain, delayMs))
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [client])
}
