import { lazy, Suspense } from 'react'
import { useUser } from '#web/features/account/use-user.ts'
import { buttonClass } from '#web/ui/button.tsx'

// Visitors have no chat and need not load its button.
const CoachButton = lazy(async () => ({
  default: (await import('#web/features/coach/coach-button.tsx')).CoachButton,
}))

/** The coach in the head of a public page, for somebody signed in (spec 2: on every screen). */
export function HeaderCoach() {
  const { user } = useUser()
  if (!user) return null
  return (
    <Suspense fallback={null}>
      <CoachButton look="text" className={buttonClass({ variant: 'plain', className: 'min-w-11' })} />
    </Suspense>
  )
}
