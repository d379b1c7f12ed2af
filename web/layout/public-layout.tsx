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
    <>
      <SkipLink />
      <Outlet />
      {isHydrated ? <SandboxRibbon at="foot" /> : null}
      {isHydrated ? (
        <Suspense fallback={null}>
          <CookieBanner />
        </Suspense>
      ) : null}
    </>
  )
}
