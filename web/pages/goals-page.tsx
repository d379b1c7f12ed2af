import { GoalsSkeleton } from '#web/features/goals/goals-skeleton.tsx'
import { later } from '#web/layout/later/later.tsx'

export const meta = () => [{ title: 'Financial Goals, Jubilee' }]

export default later(
  async () => (await import('./screens/goals-content.tsx')).GoalsContent,
  <GoalsSkeleton />,
)
