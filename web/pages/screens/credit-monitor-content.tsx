import { mayUse } from '#engine/access/features.ts'
import { useAccess } from '#web/features/account/use-access.ts'
import { useUser } from '#web/features/account/use-user.ts'
import { CreditMonitor } from '#web/features/credit-scores/credit-monitor.tsx'

export function CreditMonitorContent() {
  const { user } = useUser()
  const hasMonitoring = mayUse('score_monitoring', useAccess(user))
  const name = { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' }
  return <CreditMonitor hasMonitoring={hasMonitoring} name={name} />
}
