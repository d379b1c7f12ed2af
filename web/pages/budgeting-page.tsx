import { MonthSkeleton } from '#web/features/budget/month-skeleton.tsx'
import { later } from '#web/layout/later/later.tsx'

export const meta = () => [{ title: 'Budget Management, Jubilee' }]

export default later(
  async () => (await import('./screens/budgeting-content.tsx')).BudgetingContent,
  <MonthSkeleton />,
)
