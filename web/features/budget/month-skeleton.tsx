import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { loadingBudget } from './loading-messages.ts'

/** The shape of a month's budget while it loads. */
export function MonthSkeleton() {
  const rows = ['h-20', 'h-11 w-80 max-w-full', 'h-72', 'h-72']
  return <SkeletonRows label={loadingBudget} rows={rows} />
}
