/** What the address of the library carries: the tab, the topic and the words searched for. */
import { articleCategories, type Article } from '#contracts/education/articles.ts'

const libraryTabs = ['featured', 'all', 'progress'] as const
type LibraryTab = (typeof libraryTabs)[number]
export type Topic = Article['category']

export type LibraryPlace = { tab: LibraryTab; topic: Topic | null; query: string }

/** Anything the address should not hold counts as not there. */
export function placeOf(params: URLSearchParams): LibraryPlace {
  const tab = libraryTabs.find((known) => known === params.get('tab'))
  const topic = articleCategories.find((known) => known === params.get('topic'))
  const query = (params.get('q') ?? '').slice(0, 200)
  return { tab: tab ?? (query || topic ? 'all' : 'featured'), topic: topic ?? null, query }
}

/** The address of a place; what is the default stays out of it. */
export function paramsOf({ tab, topic, query }: LibraryPlace): URLSearchParams {
  const params = new URLSearchParams()
  const isPlain = query.trim() === '' && topic === null
  if (tab !== (isPlain ? 'featured' : 'all')) params.set('tab', tab)
  if (topic) params.set('topic', topic)
  if (query.trim() !== '') params.set('q', query)
  return params
}
