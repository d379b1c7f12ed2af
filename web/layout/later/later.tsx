import { lazy, useEffect, type ComponentType, type ReactNode } from 'react'
import { tabStore } from '#web/api/storage/browser-store.ts'
import { LateBoundary } from '#web/ui/late/late-boundary.tsx'

/** With the first of these the person is there: whatever is drawn may be wanted soon. */
const signs = [
  'pointermove',
  'pointerdown',
  'keydown',
  'scroll',
  'focusin',
  'click',
  'input',
  'visibilitychange',
]

/** A screen that is only looked at follows what happens elsewhere from then on. */
const LONGEST_WAIT_MS = 60_000

/**
 * A screen, or a part of one, that the server draws and whose code loads at the person's first sign, after a minute, or
 * at once where this tab keeps something that was typed or the server had to leave something to load. What is entered and pressed before that is entered and pressed
 * when the code is there. Where the browser draws by itself the code loads at once, with `placeholder` until then.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode,
): ComponentType<Props> {
  const wanted = Promise.withResolvers<void>()
  const isServer = typeof document === 'undefined'
  const code = isServer ? null : wanted.promise.then(load)
  const Part = lazy(async () => ({ default: await (code ?? load()) }))

  return function Later(props: Props) {
    useFirstSign(wanted.resolve)
    return (
      <LateBoundary
        placeholder={<Waiting onShown={wanted.resolve}>{placeholder}</Waiting>}
        onEntry={wanted.resolve}
      >
        <Part {...props} />
      </LateBoundary>
    )
  }
}

/** Where the browser draws in place of the server's markup, its code is wanted at once. */
function Waiting({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown])
  return children
}

function useFirstSign(onSign: () => void): void {
  useEffect(() => {
    // The router keeps things there, too.
    if (tabStore.has((key) => key.startsWith('jubilee:'))) return onSign()
    const timer = setTimeout(onSign, LONGEST_WAIT_MS)
    for (const sign of signs)
      window.addEventListener(sign, onSign, { capture: true, passive: true, once: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, onSign, true)
    }
  }, [onSign])
}
