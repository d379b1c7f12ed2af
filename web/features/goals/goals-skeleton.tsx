import { HEADER_ROWS, SkeletonRows } from '#web/ui/states/skeleton.tsx'

/** The shape of the goals while they load. */
export function GoalsSkeleton() {
  return <SkeletonRows label="Loading your goals" rows={[...HEADER_ROWS, ['h-56', 'h-56']]} />
}
