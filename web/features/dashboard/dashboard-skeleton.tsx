import { SkeletonRows } from '#web/ui/states/skeleton.tsx'

const SHAPE = [
  ['h-60', 'h-60'],
  ['h-28', 'h-28', 'h-28', 'h-28'],
  ['h-96', 'h-96'],
  ['h-96', 'h-96'],
  ['h-72', 'h-72'],
]

/** The shape of the dashboard while its figures load. */
export function DashboardSkeleton() {
  return <SkeletonRows label="Loading your figures" className="gap-6 md:gap-8" rows={SHAPE} />
}
