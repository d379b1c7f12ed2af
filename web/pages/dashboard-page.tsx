import { useUser } from '#web/features/account/use-user.ts'
import { Greeting } from '#web/features/dashboard/greeting.tsx'
import { DashboardDebts } from '#web/features/debts/dashboard-debts.tsx'

export const meta = () => [{ title: 'Dashboard, Jubilee' }]

export default function DashboardPage() {
  const { user } = useUser()
  return (
    <div className="grid grid-cols-1 gap-5 md:gap-7">
      <Greeting firstName={user?.firstName} />
      <DashboardDebts />
    </div>
  )
}
