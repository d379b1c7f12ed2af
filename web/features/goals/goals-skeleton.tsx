import { HEADER_ROWS, SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { loadingGoals } from './loading-messages.ts'

/** The shape of the goals while they load. */
export function GoalsSkeleton() {
  return <SkeletonRows label={loadingGoals} rows={[...HEADER_ROWS, ['h-56', 'h-56']]} />
}
