import type { Article } from '#contracts/education/articles.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ArticleList } from './article-list.tsx'
import { ArticleListSkeleton } from './article-list-skeleton.tsx'
import type { ArticleSearch } from './article-search.ts'
import type { LibraryParams } from './library-search-params.ts'
import { libraryTexts, searchMessages } from '../messages.ts'

type LibraryResultsProps = {
  articles: readonly Article[]
  params: LibraryParams
  search: ArticleSearch | null
  isPartial: boolean
  isVisitor: boolean
  onClear: () => void
}

/** The articles of a tab that match topic and search, the best match first. */
export function LibraryResults({
  articles,
  params,
  search,
  isPartial,
  isVisitor,
  onClear,
}: LibraryResultsProps) {
  const { query, topic, tab } = params
  const isSearching = query.trim() !== ''
  if (isSearching && !search) return <ArticleListSkeleton />
  const inTab = tab === 'featured' ? articles.filter(({ featured }) => featured) : articles
  const found = isSearching && search ? inOrderOf(search.find(query), inTab) : inTab
  const shown = topic ? found.filter(({ category }) => category === topic) : found
  const isFiltered = isSearching || topic !== null
  return (
    <div className="grid gap-4">
      <p aria-live="polite" className={isFiltered ? 'text-small text-ink-2' : 'sr-only'}>
        {libraryTexts.count(shown.length)}
        {isSearching && isPartial ? `. ${searchMessages.partial}` : ''}
      </p>
      {shown.length > 0 ? (
        <ArticleList
          articles={shown}
          label={tab === 'featured' ? libraryTexts.featuredArticles : libraryTexts.articles}
          isVisitor={isVisitor}
        />
      ) : (
        <NothingFound query={query.trim()} onClear={onClear} />
      )}
    </div>
  )
}

function inOrderOf(ids: string[], articles: readonly Article[]): Article[] {
  return ids.flatMap((id) => articles.find((article) => article.id === id) ?? [])
}

function NothingFound({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <Card className="grid justify-items-start gap-2">
      <h3>{query === '' ? searchMessages.noneInTopic : searchMessages.none(query)}</h3>
      <p className="text-ink-2">{searchMessages.hint}</p>
      <Button variant="quiet" className="mt-2" onClick={onClear}>
        {searchMessages.clear}
      </Button>
    </Card>
  )
}
