import { Search } from 'lucide-react'
import type { Article } from '#contracts/education/articles.ts'
import { categoryLabel } from '#web/ui/category-badge.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { libraryTexts } from '../messages.ts'
import type { LibraryParams, Topic } from './library-search-params.ts'

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
    <search aria-label={libraryTexts.articles}>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <TextField
          label={libraryTexts.search}
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
          label={libraryTexts.topic}
          name="topic"
          id="library-topic"
          value={params.topic ?? ''}
          onValueChange={(value) => onTopic(chosen.find((topic) => topic === value) ?? null)}
          options={[
            { value: '', label: libraryTexts.allTopics },
            ...chosen.map((topic) => ({ value: topic, label: categoryLabel(topic) })),
          ]}
        />
      </div>
    </search>
  )
}
