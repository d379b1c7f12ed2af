import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { SkipLink } from './bars/skip-link.tsx'

const PublicFoot = lazy(async () => ({ default: (await import('./public-foot.tsx')).PublicFoot }))

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
        <Suspense fallback={null}>
          <PublicFoot />
        </Suspense>
      ) : null}
    </div>
  )
}
