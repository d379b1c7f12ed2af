import { CreditSkeleton } from '#web/features/credit-scores/credit-skeleton.tsx'
import { later } from '#web/layout/later/later.tsx'

export const meta = () => [{ title: 'Credit Monitor, Jubilee' }]

export default later(
  async () => (await import('./screens/credit-monitor-content.tsx')).CreditMonitorContent,
  <CreditSkeleton />,
)
