import { useSandbox } from '#web/features/account/use-sandbox.ts'
import { CookieBanner } from './cookie-banner.tsx'
import { SandboxRibbon } from './sandbox-ribbon.tsx'

/** What lies at the foot of the window on public pages. It comes as one, after the page is painted: nothing moves. */
export function PublicFoot() {
  const { isLoading } = useSandbox()
  if (isLoading) return null
  return (
    <div className="sticky bottom-0 z-20">
      <CookieBanner />
      <SandboxRibbon at="foot" />
    </div>
  )
}
