import { SkeletonRows } from '#web/ui/states/skeleton.tsx'

/** The shape of a month's budget while it loads. */
export function MonthSkeleton() {
  const rows = [['h-28', 'h-28', 'h-28'], 'h-11 w-80 max-w-full', ['h-52', 'h-52'], ['h-52', 'h-52']]
  return <SkeletonRows label="Loading your budget" rows={rows} />
}
