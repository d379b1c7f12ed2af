import { useMemo } from 'react'
import { getDebtPlan } from '#contracts/money/debt-plan.ts'
import { FIRST_PLAN } from '#engine/debts/scenario/kept-plan.ts'
import { upToDate } from '#engine/debts/scenario/up-to-date.ts'
import { useRead } from '#web/api/use-read.ts'
import { useKeepPlan } from './use-keep-plan.ts'

/** The plan that is kept, as it stands on `today`, and how to keep another amount above the minimums, in cents. */
export function useKeptPlan(today: string) {
  const read = useRead(getDebtPlan)
  const saved = read.data ?? FIRST_PLAN
  const settings = useMemo(() => upToDate(saved, today), [saved, today])
  const { keep } = useKeepPlan()
  return {
    settings,
    isChosen: read.data?.isChosen ?? true,
    isPending: read.isPending,
    choose: (extra: number) => void keep({ ...settings, extra }),
  }
}
