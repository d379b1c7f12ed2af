import { DebtsSkeleton } from '#web/features/debts/debts-skeleton.tsx'
import { later } from '#web/layout/later/later.tsx'
import { tabTitles } from './screens/messages.ts'

export const meta = () => [{ title: tabTitles.debtTracker }]

export default later(
  async () => (await import('./screens/debt-tracker-content.tsx')).DebtTrackerContent,
  <DebtsSkeleton />,
)
