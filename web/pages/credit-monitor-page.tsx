import { CreditSkeleton } from '#web/features/credit-scores/credit-skeleton.tsx'
import { later } from '#web/layout/later/later.tsx'
import { tabTitles } from './screens/messages.ts'

export const meta = () => [{ title: tabTitles.creditMonitor }]

export default later(
  async () => (await import('./screens/credit-monitor-content.tsx')).CreditMonitorContent,
  <CreditSkeleton />,
)
