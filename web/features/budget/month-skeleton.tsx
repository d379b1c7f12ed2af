import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { budgetScreenTexts } from './messages.ts'

/** The shape of a month's budget while it loads. */
export function MonthSkeleton() {
  const rows = ['h-20', 'h-11 w-80 max-w-full', 'h-72', 'h-72']
  return <SkeletonRows label={budgetScreenTexts.loading} rows={rows} />
}
