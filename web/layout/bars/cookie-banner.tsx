import { useEffect, useRef, useState, type RefObject } from 'react'
import { Link } from 'react-router'
import { browserStore } from '#web/api/storage/browser-store.ts'
import { useSandbox } from '#web/features/account/use-sandbox.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { cookieTexts as texts } from './messages.ts'

const KEY = 'cookie-consent' // spec 3
type Choice = 'all' | 'essential'

/**
 * Asks once, and only where there is something to choose: where the operator counts visits. Nothing but the essential is
 * set before an answer, nor after "essential" (reading 16). The server draws the question on screens for everybody;
 * public/theme.js hides it before the first paint where this browser has the answer.
 */
export function CookieBanner() {
  const isAnswered = useHydrated() && browserStore.read(KEY) !== null
  const [isDone, setDone] = useState(false)
  const { sandbox } = useSandbox()
  const isOpen = sandbox.hasAnalytics && !isAnswered && !isDone
  const [isCustomizing, setCustomizing] = useState(false)
  const banner = useRef<HTMLElement>(null)
  useRoomTaken(banner, isOpen)
  if (!isOpen) return null
  function choose(choice: Choice): void {
    browserStore.write(KEY, choice)
    setDone(true)
  }
  const answers = [
    { label: texts.customize, onPress: () => setCustomizing(true) },
    { label: texts.rejectAll, onPress: () => choose('essential') },
    { label: texts.acceptAll, onPress: () => choose('all') },
  ]
  return (
    <section
      ref={banner}
      data-cookie-banner
      data-no-print
      aria-label={texts.label}
      className="sticky bottom-[var(--bottom-bar,0px)] z-20 border-t border-line-strong bg-raised"
    >
      <div className="page-width py-3.5 md:py-4">
        {isCustomizing ? (
          <Customize onSave={choose} />
        ) : (
          <div className="grid gap-3 md:grid-cols-[1fr_auto] md:items-center md:gap-8">
            <p className="text-small text-ink-2">
              {texts.question}{' '}
              <Link className="link" to={paths.privacy}>
                {texts.privacy}
              </Link>
            </p>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))] gap-2 md:flex">
              {answers.map(({ label, onPress }) => (
                <Button
                  key={label}
                  variant="quiet"
                  className="px-1 whitespace-nowrap md:px-4"
                  onClick={onPress}
                >
                  {label}
                </Button>
              ))}
            </div>
          </div>
        )}
      </div>
    </section>
  )
}

/** Passes the height of the banner to the styles, so that floating elements stay above it. */
function useRoomTaken(banner: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen || !banner.current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      style.setProperty('--cookie-room', `${Math.ceil(height)}px`)
    })
    observer.observe(banner.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--cookie-room')
    }
  }, [banner, isOpen])
}

function Customize({ onSave }: { onSave: (choice: Choice) => void }) {
  const [hasAnalytics, setAnalytics] = useState(true) // spec 2: the toggle defaults to on
  return (
    <div className="grid gap-1 md:grid-cols-[1fr_1fr_auto] md:items-center md:gap-8">
      <p className="py-2 text-small">
        <span className="font-[560]">{texts.essential}</span>{' '}
        <span className="text-ink-2">{texts.essentialMeans}</span>
      </p>
      <label className="flex min-h-11 items-center gap-3 text-small">
        <input
          type="checkbox"
          checked={hasAnalytics}
          onChange={(event) => setAnalytics(event.target.checked)}
          className="size-5 accent-brand"
        />
        <span>
          <span className="font-[560]">{texts.analytics}</span>{' '}
          <span className="text-ink-2">{texts.analyticsMeans}</span>
        </span>
      </label>
      <Button variant="quiet" onClick={() => onSave(hasAnalytics ? 'all' : 'essential')}>
        {texts.save}
      </Button>
    </div>
  )
}
