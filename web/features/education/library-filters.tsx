import { Search } from 'lucide-react'
import type { Article } from '#contracts/education/articles.ts'
import { PlainForm } from '#web/forms/plain-form.tsx'
import { categoryLabel } from '#web/ui/category-badge.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import type { LibraryPlace, Topic } from './library-address.ts'

type LibraryFiltersProps = {
  articles: readonly Article[]
  place: LibraryPlace
  onSearch: (query: string) => void
  onTopic: (topic: Topic | null) => void
  /** somebody is about to search: time to fetch what it needs */
  onWanted: () => void
}

/** The search box and the topic filter. Topics without an article are not offered. */
export function LibraryFilters({ articles, place, onSearch, onTopic, onWanted }: LibraryFiltersProps) {
  const topics = [...new Set(articles.map(({ category }) => category))].toSorted()
  const chosen = place.topic && !topics.includes(place.topic) ? [...topics, place.topic] : topics
  return (
    <search aria-label="Articles">
      <PlainForm className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <TextField
          label="Search articles"
          type="search"
          name="q"
          id="library-search"
          value={place.query}
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
          value={place.topic ?? ''}
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
