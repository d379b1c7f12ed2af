import { useUser } from '#web/features/account/use-user.ts'
import { DonateScreen } from '#web/features/donations/donate-screen.tsx'

export const meta = () => [{ title: 'Give to the foundation, Jubilee' }]

export default function FoundationDonatePage() {
  const { user } = useUser()
  return <DonateScreen email={user?.email ?? null} />
}
