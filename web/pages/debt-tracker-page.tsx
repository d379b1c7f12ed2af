import { DebtTracker } from '#web/features/debts/debt-tracker.tsx'

export const meta = () => [{ title: 'My Debts, Jubilee' }]

export default function DebtTrackerPage() {
  return <DebtTracker />
}
