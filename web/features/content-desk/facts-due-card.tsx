import { Link } from 'react-router'
import type { ContentItem, FactsDue } from '#contracts/admin/content.ts'
import { formatDate } from '#web/format/dates.ts'
import { useFormats } from '#web/format/use-formats.ts'
import { contentPath } from '#web/paths.ts'
import { TitledCard } from '#web/ui/card.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { factsDueTexts as texts } from './messages.ts'

type Dated = ContentItem & { factsDue: FactsDue }

/** Soonest first. */
const datedOf = (items: readonly ContentItem[]) =>
  items
    .filter((item): item is Dated => item.factsDue !== null)
    .toSorted((one, other) => (one.factsDue.dueOn < other.factsDue.dueOn ? -1 : 1))

/** The articles whose facts are past their day, those due soon, and how many sources nobody has opened. */
export function FactsDueCard({ items }: { items: readonly ContentItem[] }) {
  useFormats()
  const dated = datedOf(items)
  const past = dated.filter(({ factsDue }) => factsDue.state === 'past')
  const soon = dated.filter(({ factsDue }) => factsDue.state === 'soon')
  const [next] = dated
  const unopened = dated.filter(({ factsDue }) => factsDue.unopenedSources > 0)
  const sources = unopened.reduce((sum, { factsDue }) => sum + factsDue.unopenedSources, 0)
  return (
    <TitledCard title={texts.title} lead={texts.lead}>
      <div className="grid gap-5">
        <DueList title={texts.pastTitle} items={past} />
        <DueList title={texts.soonTitle} items={soon} />
        {past.length + soon.length === 0 && next !== undefined ? (
          <p>
            {texts.none} {texts.next(next.title, formatDate(next.factsDue.dueOn))}
          </p>
        ) : null}
        {sources > 0 ? (
          <p className="text-small text-ink-2">{texts.unopenedTotal(unopened.length, sources)}</p>
        ) : null}
      </div>
    </TitledCard>
  )
}

function DueList({ title, items }: { title: string; items: readonly Dated[] }) {
  if (items.length === 0) return null
  return (
    <div className="grid gap-1.5">
      <h3>{title}</h3>
      <ul className="grid">
        {items.map((item) => (
          <li
            key={item.id}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-t border-line py-2.5 first:border-t-0"
          >
            <Link to={contentPath(item)} className="link min-w-0 font-[560] wrap-anywhere">
              {item.title}
            </Link>
            <Tag tone={item.factsDue.state === 'past' ? 'warn' : 'gold'}>
              {texts.day(formatDate(item.factsDue.dueOn))}
            </Tag>
          </li>
        ))}
      </ul>
    </div>
  )
}
