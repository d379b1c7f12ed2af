import { useNavigate } from 'react-router'
import { useUser } from '#web/features/account/use-user.ts'
import { BillingScreen } from '#web/features/billing/billing-screen.tsx'
import { paths } from '#web/paths.ts'
import { billingHead, tabTitles } from './screens/messages.ts'

export const meta = () => [{ title: tabTitles.billing }]

export default function BillingPage() {
  const { user } = useUser()
  const navigate = useNavigate()
  if (!user) return null
  return (
    <div className="grid grid-cols-1 gap-6">
      <header>
        <h1>{billingHead.title}</h1>
        <p className="mt-2 text-ink-2">{billingHead.lead}</p>
      </header>
      <BillingScreen user={user} onFree={() => void navigate(paths.dashboard)} />
    </div>
  )
}
