import { listBudgetCategories } from '#contracts/money/budget.ts'
import { useRead } from '#web/api/use-read.ts'
import { isAnsweredHere } from '#web/local/private-mode.ts'

/** The budget of this month, for its bills; without an account there is none. */
export function useBudgetNow(today: string) {
  const isHere = isAnsweredHere()
  const read = useRead(listBudgetCategories, { query: { month: today.slice(0, 7) } }, { enabled: !isHere })
  return {
    categories: read.data ?? [],
    isPending: !isHere && read.isPending,
    /** why its bills are not counted */
    missing: isHere ? ('noAccount' as const) : read.isError && !read.data ? ('notLoaded' as const) : null,
  }
}
