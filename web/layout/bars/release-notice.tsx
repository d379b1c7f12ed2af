import { useSyncExternalStore } from 'react'
import { newRelease } from '#web/api/session/release.ts'
import { Button } from '#web/ui/button.tsx'
import { releaseTexts as texts } from './messages.ts'

/** Says that the server has a newer release of the pages than this tab. Nothing is loaded before it is asked for. */
export function ReleaseNotice() {
  const isThere = useSyncExternalStore(newRelease.subscribe, newRelease.isThere, () => false)
  if (!isThere) return null
  return (
    <section
      aria-label={texts.label}
      data-no-print
      className="sticky bottom-[calc(var(--bottom-bar,0px)+var(--cookie-room,0px))] z-20 border-t border-line-strong bg-raised"
    >
      <div className="page-width flex flex-wrap items-center justify-between gap-3 py-3 text-small">
        <output>{texts.text}</output>
        <Button variant="quiet" size="small" onClick={() => globalThis.location.reload()}>
          {texts.reload}
        </Button>
      </div>
    </section>
  )
}
