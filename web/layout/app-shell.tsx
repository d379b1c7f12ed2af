import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import type { User } from '#contracts/account/account.ts'
import { decideRoute } from '#engine/access/routes.ts'
import { onSessionLost } from '#web/api/session/session-lost.ts'
import { IdentityAsker } from '#web/features/account/identity/identity-asker.tsx'
import { messages } from '#web/features/account/messages.ts'
import { returnPath } from '#web/features/account/sign-in/return-path.ts'
import { useSandbox } from '#web/features/account/use-sandbox.ts'
import { forgetUser, useUser } from '#web/features/account/use-user.ts'
import { VerifyNotice } from '#web/features/account/verify-notice.tsx'
import { CoachLauncher } from '#web/features/coach/coach-launcher.tsx'
import { KeptScreen } from '#web/features/offline/kept-screen.tsx'
import { OfflineLine } from '#web/features/offline/offline-line.tsx'
import { useAppliedFormats } from '#web/features/settings/use-applied-formats.ts'
import { privateMode } from '#web/local/private-mode.ts'
import { loginReturningTo, paths } from '#web/paths.ts'
import { isForAnybody } from '#web/worker/kept-screens.ts'
import { LateBoundary } from '#web/ui/late/late-boundary.tsx'
import { latePart } from '#web/ui/late/late-part.tsx'
import { ErrorBoundary } from '#web/ui/states/error-boundary.tsx'
import { Spinner } from '#web/ui/states/spinner.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { BottomBar } from './bars/bottom-bar.tsx'
import { CookieBanner } from './bars/cookie-banner.tsx'
import { ReleaseNotice } from './bars/release-notice.tsx'
import { ModeRibbon } from './bars/mode-ribbon.tsx'
import { SkipLink } from './bars/skip-link.tsx'
import { TopBar } from './bars/top-bar.tsx'
import { documentTexts } from './messages.ts'
import { FrameForAnybody, Unreachable } from './unreachable.tsx'

const VisitorFrame = lazy(async () => ({ default: (await import('./visitor-frame.tsx')).VisitorFrame }))
const PrivateFrame = lazy(async () => ({ default: (await import('./private-frame.tsx')).PrivateFrame }))
const CarryOver = lazy(async () => ({
  default: (await import('#web/features/private/carry-over.tsx')).CarryOver,
}))
const DeletionNotice = latePart(
  async () => (await import('#web/features/privacy/deletion-notice.tsx')).DeletionNotice,
  <div className="min-h-14 border-b border-line bg-warn-soft" />,
)

// Text is there before any script: the font must be too, or lines would break differently once it loads.
export const links = () => [
  { rel: 'preload', href: interUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
]

/** The gate and the frame of every screen behind it, and of those open to visitors too. The rules are the engine's (reading 4). */
export default function AppShell() {
  const { pathname, search, hash } = useLocation()
  const place = pathname + search + hash
  const { user, isLoading, isUnreachable } = useUser()
  const { isLoading: isSandboxLoading } = useSandbox()
  const hasEnded = useSessionEnd(user)
  const formats = useAppliedFormats(user?.id)
  const isShownToAnybody = useShownToAnybody(pathname, isUnreachable)

  if (isShownToAnybody) return <FrameForAnybody />
  if (isUnreachable) return <Unreachable />
  // The ribbon's answer is waited for too, so that the frame does not move when it comes.
  if (isLoading || isSandboxLoading) return <Waiting />
  if (!user) {
    if (hasEnded) return <Navigate to={loginReturningTo(place)} replace />
    if (isOpenToVisitors(pathname)) return <Loaded frame={<VisitorFrame />} />
    return privateMode.isOn() ? <Loaded frame={<PrivateFrame />} /> : <ToLanding place={place} />
  }
  const decision = decideRoute(pathname, user, user.asOf)
  if (!decision.isOpen) return <Navigate to={decision.redirectTo} replace />
  if (!formats.isReady) return <Waiting />
  // Settings shows a change itself, and keeps the focus where it is; every other screen is mounted again.
  return <Frame user={user} screenKey={pathname === paths.settings ? 'settings' : formats.key} />
}

const isOpenToVisitors = (pathname: string) => decideRoute(pathname, null, '').isOpen

/** The frame of a visitor, which is loaded for visitors alone. */
function Loaded({ frame }: { frame: ReactNode }) {
  return <LateBoundary placeholder={<Waiting />}>{frame}</LateBoundary>
}

function Frame({ user, screenKey }: { user: User; screenKey: string }) {
  // Only this browser knows whether something waits in it.
  const isHydrated = useHydrated()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <OfflineLine />
      <ModeRibbon at="top" />
      <TopBar user={user} />
      {user.deletesAt ? <DeletionNotice deletesAt={user.deletesAt} /> : null}
      {isHydrated && privateMode.after(user.id) !== null ? (
        <Suspense fallback={null}>
          <CarryOver personId={user.id} />
        </Suspense>
      ) : null}
      <VerifyNotice user={user} />
      <main id="main" tabIndex={-1} className="page-width flex-1 pt-6 pb-12 outline-none md:pt-8 md:pb-16">
        <KeptScreen>
          <Outlet key={screenKey} />
        </KeptScreen>
      </main>
      <IdentityAsker />
      <ErrorBoundary fallback={null}>
        <CoachLauncher userId={user.id} />
      </ErrorBoundary>
      <CookieBanner />
      <ReleaseNotice />
      <BottomBar user={user} />
    </div>
  )
}

/** Sends a visitor to the landing page with a toast; the page they wanted is kept for after sign-in. */
function ToLanding({ place }: { place: string }) {
  useEffect(() => {
    returnPath.keep(place)
    toast(messages.signInFirst)
  }, [place])
  return <Navigate to={paths.landing} replace />
}

function Waiting() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner label={documentTexts.opening} />
    </main>
  )
}

/**
 * True where a screen that shows nothing of anybody is drawn without knowing who is signed in. It stays so until another
 * screen is opened: with another frame, what is typed there would be lost when the line comes back.
 */
function useShownToAnybody(pathname: string, isUnreachable: boolean): boolean {
  const [shownAt, setShownAt] = useState<string | null>(null)
  const next = isForAnybody(pathname) && (isUnreachable || shownAt === pathname) ? pathname : null
  if (next !== shownAt) setShownAt(next)
  return next !== null
}

/** True once a call returns 401 while a person is signed in; shows a toast and forgets the person. */
function useSessionEnd(user: User | null | undefined): boolean {
  const queryClient = useQueryClient()
  const [hasEnded, setEnded] = useState(false)
  const isSignedIn = Boolean(user)
  useEffect(() => {
    if (!isSignedIn) return
    return onSessionLost(() => {
      setEnded(true)
      toast(messages.sessionEnded)
      forgetUser(queryClient)
    })
  }, [isSignedIn, queryClient])
  return hasEnded
}
