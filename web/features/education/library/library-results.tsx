import { Search } from 'lucide-react'
import type { Article } from '#contracts/education/articles.ts'
import { plural } from '#web/format/amounts.ts'
import { PlainForm } from '#web/forms/plain-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { categoryLabel } from '#web/ui/category-badge.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { ArticleList, ArticleListSkeleton } from './article-list.tsx'
import type { ArticleSearch } from './article-search.ts'
import type { LibraryParams, Topic } from './library-search-params.ts'
import { searchMessages } from '../messages.ts'

type LibraryResultsProps = {
  articles: readonly Article[]
  params: LibraryParams
  search: ArticleSearch | null
  isPartial: boolean
  onClear: () => void
}

/** The articles of a tab that match topic and search, the best match first. */
export function LibraryResults({ articles, params, search, isPartial, onClear }: LibraryResultsProps) {
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
        {plural(shown.length, 'article')}
        {isSearching && isPartial ? `. ${searchMessages.partial}` : ''}
      </p>
      {shown.length > 0 ? (
        <ArticleList articles={shown} label={tab === 'featured' ? 'Featured articles' : 'Articles'} />
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

type LibraryFiltersProps = {
  articles: readonly Article[]
  params: LibraryParams
  onSearch: (query: string) => void
  onTopic: (topic: Topic | null) => void
  /** the person is about to search: time to load what it needs */
  onWanted: () => void
}

/** The search box and the topic filter. Topics without an article are not offered. */
export function LibraryFilters({ articles, params, onSearch, onTopic, onWanted }: LibraryFiltersProps) {
  const topics = [...new Set(articles.map(({ category }) => category))].toSorted()
  const chosen = params.topic && !topics.includes(params.topic) ? [...topics, params.topic] : topics
  return (
    <search aria-label="Articles">
      <PlainForm className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <TextField
          label="Search articles"
          type="search"
          name="q"
          id="library-search"
          value={params.query}
          onValueChange={onSearch}
          onFocus={onWanted}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          prefix={<Search size={18} />}
        />
        <SelectField
          label="Topic"
          name="topic"
          id="library-topic"
          value={params.topic ?? ''}
          onValueChange={(value) => onTopic(chosen.find((topic) => topic === value) ?? null)}
          options={[
            { value: '', label: 'All topics' },
            ...chosen.map((topic) => ({ value: topic, label: categoryLabel(topic) })),
          ]}
        />
      </PlainForm>
    </search>
  )
}
