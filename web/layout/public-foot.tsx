import { lazy, Suspense, useEffect } from 'react'
import { messages } from '#web/features/account/messages.ts'
import { returnPath } from '#web/features/account/sign-in/return-path.ts'
import { useUser } from '#web/features/account/use-user.ts'
import { toast } from '#web/ui/toast/toast.tsx'
import { CookieBanner } from './bars/cookie-banner.tsx'
import { ModeRibbon } from './bars/mode-ribbon.tsx'

// Visitors have no chat and need not load its button.
const CoachLauncher = lazy(async () => ({
  default: (await import('#web/features/coach/coach-launcher.tsx')).CoachLauncher,
}))

/** The foot of the window on public pages. What comes after the page was painted grows upward: nothing else moves. */
export function PublicFoot() {
  const { user } = useUser()
  useEffect(() => {
    if (returnPath.keepWanted()) toast(messages.signInFirst)
  }, [])
  return (
    <>
      {user ? (
        <Suspense fallback={null}>
          <CoachLauncher userId={user.id} />
        </Suspense>
      ) : null}
      <div className="sticky bottom-0 z-20">
        <ModeRibbon at="foot" />
        <CookieBanner />
      </div>
    </>
  )
}
