import { lazy, Suspense } from 'react'
import type { Debt } from '#contracts/money/debts.ts'
import { mayUse } from '#engine/access/features.ts'
import { useAccess } from '#web/features/account/use-access.ts'
import { useUser } from '#web/features/account/use-user.ts'
import { useLinking } from '#web/features/banks/use-linking.tsx'
import { DebtTracker } from '#web/features/debts/debt-tracker.tsx'
import { isAnsweredHere } from '#web/local/private-mode.ts'
import { NearView } from '#web/ui/states/near-view.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'

// below the list: loaded when it comes near the view
const NegotiationSection = lazy(async () => ({
  default: (await import('#web/features/ai-tools/negotiation-section.tsx')).NegotiationSection,
}))

export function DebtTrackerContent() {
  return isAnsweredHere() ? <DebtTracker linking={null} aiTools={NoTools} /> : <OfAccount />
}

/** Banks and the AI tools need an account. */
const NoTools = () => null

function OfAccount() {
  const { user } = useUser()
  const linking = useLinking(mayUse('bank_linking', useAccess(user)))
  return <DebtTracker linking={linking} aiTools={AiTools} />
}

function AiTools({ debts }: { debts: Debt[] }) {
  const { user } = useUser()
  const isIncluded = mayUse('negotiation_scripts', useAccess(user))
  const waiting = <Skeleton className="h-72" />
  return (
    <NearView placeholder={waiting}>
      <Suspense fallback={waiting}>
        <NegotiationSection debts={debts} isIncluded={isIncluded} />
      </Suspense>
    </NearView>
  )
}
