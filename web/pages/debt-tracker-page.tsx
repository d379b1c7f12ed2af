import { DebtsSkeleton } from '#web/features/debts/debts-skeleton.tsx'
import { later } from '#web/layout/later/later.tsx'

export const meta = () => [{ title: 'My Debts, Jubilee' }]

export default later(
  async () => (await import('./screens/debt-tracker-content.tsx')).DebtTrackerContent,
  <DebtsSkeleton />,
)
