import { mayUse } from '#engine/access/features.ts'
import { useAccess } from '#web/features/account/use-access.ts'
import { useUser } from '#web/features/account/use-user.ts'
import { useLinking } from '#web/features/banks/use-linking.tsx'
import { DebtTracker } from '#web/features/debts/debt-tracker.tsx'

export const meta = () => [{ title: 'My Debts, Jubilee' }]

export default function DebtTrackerPage() {
  const { user } = useUser()
  const linking = useLinking(mayUse('bank_linking', useAccess(user)))
  return <DebtTracker linking={linking} />
}
