import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { figuresLoading } from './loading-messages.ts'

const SHAPE = [
  ['h-72', 'h-72'],
  ['h-14'],
  ['h-14'],
  ['h-14'],
  ['h-14'],
  ['h-14'],
  ['h-14'],
  ['h-20', 'h-20', 'h-20', 'h-20'],
  ['h-24'],
]

/** The shape of the dashboard while its figures load. */
export function DashboardSkeleton() {
  return <SkeletonRows label={figuresLoading} className="gap-5 md:gap-6" rows={SHAPE} />
}
