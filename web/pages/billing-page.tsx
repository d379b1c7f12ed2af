import { useNavigate } from 'react-router'
import { useUser } from '#web/features/account/use-user.ts'
import { BillingScreen } from '#web/features/billing/billing-screen.tsx'
import { paths } from '#web/paths.ts'

export const meta = () => [{ title: 'Billing, Jubilee' }]

export default function BillingPage() {
  const { user } = useUser()
  const navigate = useNavigate()
  if (!user) return null
  return (
    <div className="grid grid-cols-1 gap-6">
      <header>
        <h1>Billing</h1>
        <p className="mt-2 text-ink-2">Your plan, how you pay, and where your data stands.</p>
      </header>
      <BillingScreen user={user} onFree={() => void navigate(paths.dashboard)} />
    </div>
  )
}
