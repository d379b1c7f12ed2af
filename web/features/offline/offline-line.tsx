import { notifyManager, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { fillFromKept, figuresReadAt, keepAnswers } from '#web/api/offline/keep-answers.ts'
import { request } from '#web/api/request.ts'
import { connection, useIsOffline } from '#web/connection.ts'
import { formatInstant } from '#web/format/dates.ts'
import { useFormats } from '#web/format/use-formats.ts'
import { offlineMessages } from '#web/ui/messages.ts'
import { isKeptScreen } from '#web/worker/kept-screens.ts'
import { offlineLineTexts as texts } from './messages.ts'
import { startWorker } from './start-worker.ts'

const TRY_EVERY_MS = 15_000

/** Says on every screen that there is no line, and of when the figures are. It watches the line, too. */
export function OfflineLine() {
  const client = useQueryClient()
  const isOffline = useIsOffline()
  useEffect(() => keepAnswers(client), [client])
  useEffect(startWorker, [])
  useEffect(() => watchLine(), [])
  useEffect(() => (isOffline ? waitForLine(client) : undefined), [isOffline, client])
  return (
    <output data-no-print className="block">
      {isOffline ? <Line client={client} /> : null}
    </output>
  )
}

function Line({ client }: { client: QueryClient }) {
  useFormats()
  const readAt = useSyncExternalStore(
    useCallback((listen) => client.getQueryCache().subscribe(notifyManager.batchCalls(listen)), [client]),
    () => figuresReadAt(client),
    () => null,
  )
  return (
    <span className="block border-b border-line bg-warn-soft text-small text-warn">
      <span className="page-width block py-3">
        {offlineMessages.title}
        {readAt === null ? null : ` ${texts.figures(formatInstant(new Date(readAt).toISOString()))}`}
      </span>
    </span>
  )
}

function watchLine(): () => void {
  if (!navigator.onLine) connection.lose()
  globalThis.addEventListener('offline', connection.lose)
  return () => globalThis.removeEventListener('offline', connection.lose)
}

/** While the line is lost: fills in what is kept, keeps to the screens that open, and reads all again once it is back. */
function waitForLine(client: QueryClient): () => void {
  void fillFromKept(client)
  const look = async () => {
    if (!navigator.onLine) return
    try {
      await request('GET', '/api/mode')
    } catch {
      return
    }
    connection.restore()
    await client.invalidateQueries()
  }
  void look()
  const timer = setInterval(() => void look(), TRY_EVERY_MS)
  const lookNow = () => void look()
  globalThis.addEventListener('online', lookNow)
  document.addEventListener('click', openByDocument, true)
  return () => {
    clearInterval(timer)
    globalThis.removeEventListener('online', lookNow)
    document.removeEventListener('click', openByDocument, true)
  }
}

/** A screen whose code is not kept cannot be drawn here: the worker answers for its address, and says what opens. */
function openByDocument(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== globalThis.location.origin || isKeptScreen(link.pathname)) return
  event.preventDefault()
  event.stopPropagation()
  globalThis.location.assign(link.href)
}
