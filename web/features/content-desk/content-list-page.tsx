import { useState } from 'react'
import { Link } from 'react-router'
import { contentKinds, listContent, type ContentItem } from '#contracts/admin/content.ts'
import { useRead } from '#web/api/use-read.ts'
import { contentPath } from '#web/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/field.tsx'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { deskTexts, kindNames } from './messages.ts'
import { NewArticle } from './new-article.tsx'

export const meta = () => [{ title: 'Content, Jubilee' }]

/** Everything that can be edited, by kind. */
export default function ContentListPage() {
  const list = useRead(listContent, {}, { refetchOnMount: 'always' })
  return (
    <div className="grid grid-cols-1 gap-6">
      <header>
        <h1>{deskTexts.title}</h1>
        <p className="mt-2 max-w-text text-ink-2">{deskTexts.lead}</p>
      </header>
      {list.data ? (
        <Lists items={list.data} />
      ) : list.isError ? (
        <LoadFailed title={deskTexts.loadFailed} reads={list} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  )
}

function Lists({ items }: { items: readonly ContentItem[] }) {
  const [typed, setTyped] = useState('')
  const words = typed.trim().toLowerCase()
  const found = items.filter(({ title, id }) => `${title} ${id}`.toLowerCase().includes(words))
  const kinds = contentKinds.toReversed().filter((kind) => items.some((item) => item.kind === kind))
  return (
    <>
      <div className="max-w-form">
        <TextField
          label={deskTexts.filter}
          name="filter"
          autoComplete="off"
          value={typed}
          onValueChange={setTyped}
        />
      </div>
      {found.length === 0 ? <output>{deskTexts.none}</output> : null}
      {kinds.map((kind) => (
        <KindCard key={kind} kind={kind} items={found.filter((item) => item.kind === kind)} />
      ))}
      <NewArticle ids={items.filter(({ kind }) => kind === 'article').map(({ id }) => id)} />
    </>
  )
}

function KindCard({ kind, items }: { kind: ContentItem['kind']; items: readonly ContentItem[] }) {
  if (items.length === 0) return null
  return (
    <Card aria-labelledby={`kind-${kind}`} className="md:p-6">
      <h2 id={`kind-${kind}`}>{kindNames[kind]}</h2>
      <ul className="mt-2 grid">
        {items.map((item) => (
          <li
            key={item.id}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-t border-line py-2.5 first:border-t-0"
          >
            <Link to={contentPath(item)} className="link min-w-0 font-[560] wrap-anywhere">
              {item.title || item.id}
            </Link>
            <span className="flex flex-wrap gap-1.5">
              {item.hasDraft ? <Tag tone="gold">Draft</Tag> : null}
              {item.version > 0 ? <Tag>Version {item.version}</Tag> : null}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
