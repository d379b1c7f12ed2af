import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { SandboxRibbon } from './sandbox-ribbon.tsx'
import { SkipLink } from './skip-link.tsx'

const CookieBanner = lazy(async () => ({ default: (await import('./cookie-banner.tsx')).CookieBanner }))

/** Around every screen a visitor may open. The page brings its own header and a `main` with the id "main". */
export default function PublicLayout() {
  const isHydrated = useHydrated()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <div className="flex-1">
        <Outlet />
      </div>
      {isHydrated ? (
        <div className="sticky bottom-0 z-20">
          <Suspense fallback={null}>
            <CookieBanner />
          </Suspense>
          <SandboxRibbon at="foot" />
        </div>
      ) : null}
    </div>
  )
}
