import { useAccess } from '#web/features/account/use-access.ts'
import { useUser } from '#web/features/account/use-user.ts'
import {
  AccountInfoCard,
  AdminNotice,
  NotificationsCard,
  PaymentMethodsCard,
  PrivacyCard,
  StatusCard,
} from '#web/features/billing/billing-cards.tsx'

export const meta = () => [{ title: 'Billing, Jubilee' }]

export default function BillingPage() {
  const { user } = useUser()
  const access = useAccess(user)
  if (!user) return null
  return (
    <div className="grid grid-cols-1 gap-6">
      <header>
        <h1>Billing</h1>
        <p className="mt-2 text-ink-2">Your plan, how you pay, and where your data stands.</p>
      </header>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          {user.isAdmin ? <AdminNotice /> : <StatusCard user={user} access={access} />}
          <AccountInfoCard user={user} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          {user.isAdmin ? null : <PaymentMethodsCard />}
          <NotificationsCard />
          <PrivacyCard />
        </div>
      </div>
    </div>
  )
}
