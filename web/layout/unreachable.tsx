import { Outlet } from 'react-router'
import { OfflineLine } from '#web/features/offline/offline-line.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Logo } from './bars/logo.tsx'
import { SkipLink } from './bars/skip-link.tsx'
import { headerTexts, unreachableTexts as texts } from './messages.ts'

/** Shown when the server does not answer who is signed in. */
export function Unreachable() {
  return (
    <main
      id="main"
      className="page-width grid min-h-dvh place-content-center justify-items-start gap-4 py-16"
    >
      <Logo />
      <h1 className="mt-4">{texts.title}</h1>
      <p className="max-w-text text-ink-2">{texts.text}</p>
      <Button onClick={() => globalThis.location.reload()}>{texts.again}</Button>
    </main>
  )
}

/** Around a screen that shows nothing of anybody, where the server does not answer who is signed in. */
export function FrameForAnybody() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <OfflineLine />
      <header data-no-print className="border-b border-line bg-paper">
        <div className="page-width flex min-h-16 items-center py-2">
          <a href={paths.dashboard} aria-label={headerTexts.dashboard} className="-ml-2 rounded-control p-2">
            <Logo />
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page-width flex-1 pt-6 pb-16 outline-none md:pt-8">
        <Outlet />
      </main>
    </div>
  )
}
