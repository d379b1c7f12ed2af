import { GoalsSkeleton } from '#web/features/goals/goals-skeleton.tsx'
import { later } from '#web/layout/later/later.tsx'
import { tabTitles } from './screens/messages.ts'

export const meta = () => [{ title: tabTitles.goals }]

export default later(
  async () => (await import('./screens/goals-content.tsx')).GoalsContent,
  <GoalsSkeleton />,
)
