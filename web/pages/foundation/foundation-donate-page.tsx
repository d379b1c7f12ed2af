import { useUser } from '#web/features/account/use-user.ts'
import { DonateScreen } from '#web/features/donations/donate-screen.tsx'
import { foundationTabs } from './messages.ts'

export const meta = () => [{ title: foundationTabs.donate }]

export default function FoundationDonatePage() {
  const { user } = useUser()
  return <DonateScreen email={user?.email ?? null} />
}
