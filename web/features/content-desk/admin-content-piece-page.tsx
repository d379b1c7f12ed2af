import { useState } from 'react'
import { useParams } from 'react-router'
import { getContent, type Content, type ContentPlace } from '#contracts/admin/content.ts'
import { listOfferVisits } from '#contracts/money/offers.ts'
import { isNotFound } from '#web/api/api-error.ts'
import { useRead } from '#web/api/use-read.ts'
import { formatInstant } from '#web/format/dates.ts'
import { paths } from '#web/paths.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Cell, DataTable, RowHead, TableHead } from '#web/ui/figures/data-table.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Missing } from '#web/ui/states/missing.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { HistoryCard } from './history-card.tsx'
import { deskTexts, visitTexts } from './messages.ts'

export const meta = () => [{ title: deskTexts.editPageTitle }]

/** One piece of content: the published version, the draft, and the history. */
export default function ContentPage() {
  const { kind = '', id = '' } = useParams()
  return <OneContent key={`${kind}/${id}`} place={{ kind, id }} />
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
  const { title, version, publishedAt, kind, id } = content
  return (
    <>
      <header>
        <h1 className="wrap-anywhere">{title || id}</h1>
        <output className="mt-2 block text-small text-ink-2">
          {publishedAt ? deskTexts.reading(version, formatInstant(publishedAt)) : deskTexts.readingShipped}
        </output>
      </header>
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
