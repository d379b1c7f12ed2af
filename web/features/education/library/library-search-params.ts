/** The library's URL state: the tab, the topic and the query. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { articleCategories, type Article } from '#contracts/education/articles.ts'

const KEEP_AFTER_MS = 300

/** Tab, topic and query. A change shows at once; a typed query reaches the URL a moment later. */
export function useLibrarySearchParams() {
  const [searchParams, setSearchParams] = useSearchParams()
  const [typed, setTyped] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const inUrl = readLibraryParams(searchParams)
  const params = typed === null ? inUrl : withQuery(inUrl, typed)

  const go = useCallback(
    (next: LibraryParams) =>
      setSearchParams(toSearchParams(next), { replace: true, preventScrollReset: true }),
    [setSearchParams],
  )
  useEffect(() => () => clearTimeout(timer.current), [])

  function change(changed: Partial<LibraryParams>): void {
    clearTimeout(timer.current)
    const next = { ...params, ...changed }
    if (changed.topic !== undefined && changed.tab === undefined) next.tab = 'all'
    setTyped(null)
    go(next)
  }

  function search(query: string): void {
    setTyped(query)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      go(withQuery(inUrl, query))
      setTyped(null)
    }, KEEP_AFTER_MS)
  }

  return { params, change, search }
}

/** A query searches all articles, whatever the tab. */
function withQuery(params: LibraryParams, query: string): LibraryParams {
  return { ...params, query, tab: query.trim() === '' ? params.tab : 'all' }
}

const libraryTabs = ['featured', 'all', 'progress'] as const
type LibraryTab = (typeof libraryTabs)[number]
export type Topic = Article['category']

export type LibraryParams = { tab: LibraryTab; topic: Topic | null; query: string }

/** Parses the URL; invalid values count as absent. */
export function readLibraryParams(params: URLSearchParams): LibraryParams {
  const tab = libraryTabs.find((known) => known === params.get('tab'))
  const topic = articleCategories.find((known) => known === params.get('topic'))
  const query = (params.get('q') ?? '').slice(0, 200)
  return { tab: tab ?? (query || topic ? 'all' : 'featured'), topic: topic ?? null, query }
}

/** The URL's parameters; defaults are left out. */
export function toSearchParams({ tab, topic, query }: LibraryParams): URLSearchParams {
  const params = new URLSearchParams()
  const isPlain = query.trim() === '' && topic === null
  if (tab !== (isPlain ? 'featured' : 'all')) params.set('tab', tab)
  if (topic) params.set('topic', topic)
  if (query.trim() !== '') params.set('q', query)
  return params
}
