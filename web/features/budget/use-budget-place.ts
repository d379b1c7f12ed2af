import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { monthFromText } from './budget-months.ts'

const tabs = ['categories', 'overview', 'transactions'] as const
export type BudgetTab = (typeof tabs)[number]

/** Tab and month, as the address has them; what is usual is left out of it. */
export function useBudgetPlace(today: string) {
  const [params, setParams] = useSearchParams()
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'categories'
  const month = monthFromText(params.get('month'), today)
  const set = useCallback(
    (name: 'tab' | 'month', value: string | null) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          if (value === null) after.delete(name)
          else after.set(name, value)
          return after
        },
        { preventScrollReset: true },
      ),
    [setParams],
  )
  return {
    tab,
    month,
    showTab: (next: BudgetTab) => set('tab', next === 'categories' ? null : next),
    showMonth: (next: string) => set('month', next === today.slice(0, 7) ? null : next),
  }
}
