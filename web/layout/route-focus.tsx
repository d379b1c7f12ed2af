import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

// A screen may show its spinner or skeleton first; its heading is waited for this long.
const PATIENCE_MS = 4000

/**
 * After a change of screen, moves focus to the new screen's h1 and says its text to screen readers. Not on the
 * first load, where the browser does it, and not for a change of tab or filter (same path). A screen that is one form
 * has the focus in its first field, and keeps it there.
 */
export function RouteFocus() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    return onceHeadingIsThere((heading) => {
      if (!document.activeElement?.matches('main :is(input, select, textarea)')) {
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }
      setAnnounced(heading.textContent ?? '')
    })
  }, [pathname])

  return (
    <output className="sr-only" aria-live="polite">
      {announced}
    </output>
  )
}

const find = () => document.querySelector<HTMLElement>('h1')

function onceHeadingIsThere(act: (heading: HTMLElement) => void): () => void {
  const present = find()
  if (present) {
    act(present)
    return () => {}
  }
  const observer = new MutationObserver(() => {
    const heading = find()
    if (!heading) return
    stop()
    act(heading)
  })
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS)
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}
