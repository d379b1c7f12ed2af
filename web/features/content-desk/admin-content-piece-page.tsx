import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { getContent, type Content, type ContentPlace } from '#contracts/admin/content.ts'
import { listOfferVisits } from '#contracts/money/offers.ts'
import { isNotFound } from '#web/api/api-error.ts'
import { useRead } from '#web/api/use-read.ts'
import { formatInstant } from '#web/format/dates.ts'
import { languageNames } from '#web/language/messages.ts'
import { contentPath, paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Cell, DataTable, RowHead, TableHead } from '#web/ui/figures/data-table.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Missing } from '#web/ui/states/missing.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { HistoryCard } from './history-card.tsx'
import { deskTexts, spanishTexts, visitTexts } from './messages.ts'

export const meta = () => [{ title: deskTexts.editPageTitle }]

/** One piece of content: the published version, the draft, and the history. */
export default function ContentPage() {
  const { kind = '', id = '', language = '' } = useParams()
  return <OneContent key={`${kind}/${id}/${language}`} place={{ kind, id, language }} />
}

function OneContent({ place }: { place: ContentPlace }) {
  const content = useRead(getContent, { params: place }, { refetchOnMount: 'always' })
  const missing = isNotFound(content.error) ? (
    <Missing title={deskTexts.unknown} text={deskTexts.unknownText} />
  ) : null
  return (
    <div className="grid grid-cols-1 gap-6">
      <BackLink to={paths.adminContent} className="justify-self-start">
        {deskTexts.back}
      </BackLink>
      <Loaded read={content} title={deskTexts.loadFailed} missing={missing}>
        {(loaded) => <Editing content={loaded} />}
      </Loaded>
    </div>
  )
}

function Editing({ content }: { content: Content }) {
  const [dropped, setDropped] = useState(0)
  const { title, version, kind, id } = content
  return (
    <>
      <header>
        {content.language === 'es' ? (
          <p lang="es" className="mb-2 text-small text-ink-2">
            {languageNames.es}
          </p>
        ) : null}
        <h1 className="wrap-anywhere">{title || id}</h1>
        <output className="mt-2 block text-small text-ink-2">{whatIsRead(content)}</output>
        <OtherLanguage content={content} />
      </header>
      <SpanishNote content={content} />
      {kind === 'offers' ? <VisitsCard /> : null}
      <DraftEditor
        key={`${version}-${dropped}`}
        content={content}
        onDropped={() => setDropped((count) => count + 1)}
      />
      <HistoryCard content={content} />
    </>
  )
}

function whatIsRead({ spanish, version, publishedAt }: Content): string {
  if (spanish === 'missing' || spanish === 'withheld') return spanishTexts.readingEnglish
  return publishedAt ? deskTexts.reading(version, formatInstant(publishedAt)) : deskTexts.readingShipped
}

/** A link to the same text in the other language; Spanish is written of what is read in English. */
function OtherLanguage({ content: { kind, id, language, history } }: { content: Content }) {
  if (history.length === 0 && language === 'en') return null
  const other = language === 'en' ? 'es' : 'en'
  return (
    <Link
      className="link inline-flex min-h-11 items-center text-small"
      to={contentPath({ kind, id, language: other })}
    >
      {spanishTexts.other[other]}
    </Link>
  )
}

/** What is to be done about a Spanish text that its English has left behind, or that is not there yet. */
function SpanishNote({ content: { spanish, englishChangedAt } }: { content: Content }) {
  if (spanish === null || spanish === 'current') return null
  const changed = englishChangedAt === null ? '' : formatInstant(englishChangedAt)
  return (
    <p className="rounded-control bg-warn-soft px-4 py-3 text-small text-warn">
      {spanishTexts.notes[spanish](changed)}
    </p>
  )
}

const counted = [visitTexts.lastThirtyDays, visitTexts.all]

/** How often partner offers were opened. */
function VisitsCard() {
  const visits = useRead(listOfferVisits, {}, { refetchOnMount: 'always' })
  return (
    <TitledCard title={visitTexts.title} lead={visitTexts.lead}>
      {visits.isError ? <p>{visitTexts.failed}</p> : null}
      {visits.data?.length === 0 ? <p>{visitTexts.none}</p> : null}
      {visits.data && visits.data.length > 0 ? (
        <DataTable caption={visitTexts.table}>
          <TableHead columns={[visitTexts.offer, ...counted]} numeric={counted} />
          <tbody>
            {visits.data.map(({ offerId, lastThirtyDays, total }) => (
              <tr key={offerId}>
                <RowHead className="wrap-anywhere">{offerId}</RowHead>
                <Cell numeric>{lastThirtyDays}</Cell>
                <Cell numeric>{total}</Cell>
              </tr>
            ))}
          </tbody>
        </DataTable>
      ) : null}
    </TitledCard>
  )
}
