import { Navigate, useLocation } from 'react-router'
import { useAccess } from '#web/features/account/use-access.ts'
import { useUser } from '#web/features/account/use-user.ts'
import { isFromBar } from '#web/layout/bars/nav-items.ts'
import { documentTexts } from '#web/layout/messages.ts'
import { Unreachable } from '#web/layout/unreachable.tsx'
import { paths } from '#web/paths.ts'
import { Spinner } from '#web/ui/states/spinner.tsx'

/** Leads on by the access table (reading 4); "Home" pressed in a bar leads whom the gate lets in to the dashboard. */
export default function RootGatePage() {
  const { state } = useLocation()
  const { user, isLoading, isUnreachable } = useUser()
  const access = useAccess(user)
  if (isUnreachable) return <Unreachable />
  if (isLoading) {
    return (
      <main className="grid min-h-dvh place-items-center">
        <Spinner label={documentTexts.opening} />
      </main>
    )
  }
  const leadsHome = access.opensScreens && isFromBar(state)
  return <Navigate to={leadsHome ? paths.dashboard : access.root} replace />
}
