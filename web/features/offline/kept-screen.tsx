import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useIsOffline } from '#web/connection.ts'
import { keptLinks, neededAt } from '#web/worker/kept-screens.ts'
import { notKeptTexts } from '#web/worker/messages.ts'

/** The screen; without a line, and where its figures are not on this device, the screens that can be opened. */
export function KeptScreen({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const cache = useQueryClient().getQueryCache()
  const isOffline = useIsOffline()
  const needed = neededAt(pathname)
  const isThere = useSyncExternalStore(
    (listen) => cache.subscribe(listen),
    () =>
      needed === null || cache.findAll({ queryKey: needed }).some(({ state }) => state.data !== undefined),
    () => true,
  )
  return isOffline && !isThere ? <NotKept /> : children
}

function NotKept() {
  return (
    <div className="grid gap-4">
      <h1>{notKeptTexts.title}</h1>
      <p className="max-w-text text-ink-2">{notKeptTexts.text}</p>
      <ul className="grid gap-3">
        {keptLinks.map(({ label, to }) => (
          <li key={to}>
            <Link className="link" to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
