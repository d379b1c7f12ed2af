import { MonthSkeleton } from '#web/features/budget/month-skeleton.tsx'
import { later } from '#web/layout/later/later.tsx'
import { tabTitles } from './screens/messages.ts'

export const meta = () => [{ title: tabTitles.budgeting }]

export default later(
  async () => (await import('./screens/budgeting-content.tsx')).BudgetingContent,
  <MonthSkeleton />,
)
