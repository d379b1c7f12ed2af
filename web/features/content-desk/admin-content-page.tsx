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
import { languageNames } from '#web/language/messages.ts'
import { contentPath } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { DeskPage } from '#web/ui/desk/desk-page.tsx'
import { CheckboxField, TextField } from '#web/ui/fields/field.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { FactsDueCard } from './facts-due-card.tsx'
import { blankArticle } from './field-options.ts'
import { deskTexts, factsDueTexts, historyTexts, kindNames, spanishTexts } from './messages.ts'

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
  const found = textsIn(items)
    .filter((text) => text.some(({ title, id }) => `${title} ${id}`.toLowerCase().includes(words)))
    .filter(([{ factsDue }]) => !isUnopenedOnly || (factsDue?.unopenedSources ?? 0) > 0)
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
        <KindCard key={kind} kind={kind} found={found.filter(([item]) => item.kind === kind)} />
      ))}
      <NewArticle ids={items.filter(({ kind }) => kind === 'article').map(({ id }) => id)} />
    </>
  )
}

/** A text, then the same in Spanish where it can be written in that. */
type Text = readonly [ContentItem, ...ContentItem[]]

function textsIn(items: readonly ContentItem[]): Text[] {
  const english = items.filter(({ language }) => language === 'en')
  const inSpanish = new Map(
    items.filter(({ language }) => language === 'es').map((item) => [`${item.kind}/${item.id}`, item]),
  )
  return english.map((item) => {
    const spanish = inSpanish.get(`${item.kind}/${item.id}`)
    return spanish ? [item, spanish] : [item]
  })
}

function KindCard({ kind, found }: { kind: ContentItem['kind']; found: readonly Text[] }) {
  if (found.length === 0) return null
  return (
    <TitledCard title={kindNames[kind]}>
      <ul className="grid">
        {found.map((text) => (
          <li key={text[0].id} className="border-t border-line py-2 first:border-t-0">
            {text.map((item) => (
              <ItemLine key={item.language} item={item} />
            ))}
          </li>
        ))}
      </ul>
    </TitledCard>
  )
}

const isWarned = (item: ContentItem): item is ContentItem & { spanish: keyof typeof spanishTexts.tags } =>
  item.spanish !== null && item.spanish !== 'current'

function ItemLine({ item }: { item: ContentItem }) {
  const isSpanish = item.language === 'es'
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-1">
      <Link
        to={contentPath(item)}
        className={classNames('link min-w-0 wrap-anywhere', isSpanish ? 'text-small' : 'font-[560]')}
      >
        {isSpanish ? (
          <>
            <span lang="es">{languageNames.es}</span>:{' '}
          </>
        ) : null}
        {item.title || item.id}
      </Link>
      <span className="flex flex-wrap items-center gap-1.5">
        {item.factsDue && item.factsDue.unopenedSources > 0 ? (
          <span className="text-tiny text-ink-2">{factsDueTexts.unopened(item.factsDue)}</span>
        ) : null}
        {isWarned(item) ? <Tag tone="warn">{spanishTexts.tags[item.spanish]}</Tag> : null}
        {item.hasDraft ? <Tag tone="gold">{deskTexts.hasDraft}</Tag> : null}
        {item.version > 0 ? <Tag>{historyTexts.version(item.version)}</Tag> : null}
      </span>
    </div>
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
      save.mutateAsync({
        params: { kind: 'article', id, language: 'en' },
        body: { revision: 0, body: blankArticle(id) },
      }),
    refused: { text: deskTexts.notDone },
    onSent: (_, id) => void navigate(contentPath({ kind: 'article', id, language: 'en' })),
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
