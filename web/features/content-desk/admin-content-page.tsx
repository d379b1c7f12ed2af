import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import {
  contentKinds,
  listContent,
  type ContentItem,
  getContent,
  saveContentDraft,
} from '#contracts/admin/content.ts'
import { readOf } from '#web/api/read.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { contentPath } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { DeskPage } from '#web/ui/desk/desk-page.tsx'
import { CheckboxField, TextField } from '#web/ui/fields/field.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { FactsDueCard } from './facts-due-card.tsx'
import { blankArticle } from './field-options.ts'
import { deskTexts, factsDueTexts, historyTexts, kindNames } from './messages.ts'

export const meta = () => [{ title: deskTexts.pageTitle }]

/** Everything that can be edited, by kind. */
export default function ContentListPage() {
  const list = useRead(listContent, {}, { refetchOnMount: 'always' })
  return (
    <DeskPage title={deskTexts.title} lead={deskTexts.lead}>
      <Loaded read={list} title={deskTexts.loadFailed}>
        {(items) => <Lists items={items} />}
      </Loaded>
    </DeskPage>
  )
}

function Lists({ items }: { items: readonly ContentItem[] }) {
  const [typed, setTyped] = useState('')
  const words = typed.trim().toLowerCase()
  const [isUnopenedOnly, setUnopenedOnly] = useState(false)
  const found = items
    .filter(({ title, id }) => `${title} ${id}`.toLowerCase().includes(words))
    .filter(({ factsDue }) => !isUnopenedOnly || (factsDue?.unopenedSources ?? 0) > 0)
  const kinds = contentKinds.toReversed().filter((kind) => items.some((item) => item.kind === kind))
  return (
    <>
      <FactsDueCard items={items} />
      <div className="grid max-w-form gap-2">
        <TextField
          label={deskTexts.filter}
          name="filter"
          autoComplete="off"
          value={typed}
          onValueChange={setTyped}
        />
        <CheckboxField
          name="unopened"
          label={factsDueTexts.onlyUnopened}
          checked={isUnopenedOnly}
          onCheckedChange={setUnopenedOnly}
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
    <TitledCard title={kindNames[kind]}>
      <ul className="grid">
        {items.map((item) => (
          <li
            key={item.id}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-t border-line py-2.5 first:border-t-0"
          >
            <Link to={contentPath(item)} className="link min-w-0 font-[560] wrap-anywhere">
              {item.title || item.id}
            </Link>
            <span className="flex flex-wrap items-center gap-1.5">
              {item.factsDue && item.factsDue.unopenedSources > 0 ? (
                <span className="text-tiny text-ink-2">{factsDueTexts.unopened(item.factsDue)}</span>
              ) : null}
              {item.hasDraft ? <Tag tone="gold">{deskTexts.hasDraft}</Tag> : null}
              {item.version > 0 ? <Tag>{historyTexts.version(item.version)}</Tag> : null}
            </span>
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

/** Creates an article: asks for its id, then opens the draft. */
function NewArticle({ ids }: { ids: readonly string[] }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const save = useWrite(saveContentDraft, {
    onSuccess: (content, { params }) => client.setQueryData(readOf(getContent, { params }).queryKey, content),
  })
  const form = useForm({
    start: { 'new-id': '' },
    read: ({ 'new-id': typed }) => {
      const id = typed.trim()
      if (!/^[a-z0-9-]{1,60}$/.test(id)) return { errors: { 'new-id': deskTexts.newWrongId } }
      return ids.includes(id) ? { errors: { 'new-id': deskTexts.newTaken } } : { body: id }
    },
    send: (id) =>
      save.mutateAsync({ params: { kind: 'article', id }, body: { revision: 0, body: blankArticle(id) } }),
    refused: { text: deskTexts.notDone },
    onSent: (_, id) => void navigate(contentPath({ kind: 'article', id })),
  })
  return (
    <TitledCard title={deskTexts.newTitle}>
      <Form form={form} isShort className="grid max-w-form gap-4">
        <TextField
          label={deskTexts.newId}
          hint={deskTexts.newHint}
          autoComplete="off"
          {...form.field('new-id')}
        />
        <Button type="submit" variant="quiet" className="justify-self-start" busy={form.isBusy}>
          {deskTexts.begin}
        </Button>
      </Form>
    </TitledCard>
  )
}
