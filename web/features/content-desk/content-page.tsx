import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { getContent, type Content, type ContentPlace } from '#contracts/admin/content.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useRead } from '#web/api/use-read.ts'
import { formatInstant } from '#web/format/dates.ts'
import { paths } from '#web/paths.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DraftEditor } from './draft-editor.tsx'
import { HistoryCard } from './history-card.tsx'
import { deskTexts } from './messages.ts'
import { VisitsCard } from './visits-card.tsx'

export const meta = () => [{ title: 'Edit content, Jubilee' }]

/** One piece of content: what people read, the draft, and the history. */
export default function ContentPage() {
  const { kind = '', id = '' } = useParams()
  return <OneContent key={`${kind}/${id}`} place={{ kind, id }} />
}

function OneContent({ place }: { place: ContentPlace }) {
  const content = useRead(getContent, { params: place }, { refetchOnMount: 'always' })
  const isMissing = content.error instanceof ApiError && content.error.status === 404
  return (
    <div className="grid grid-cols-1 gap-6">
      <Link
        to={paths.adminContent}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-control px-2 text-small text-ink-2 no-underline hover:text-ink"
      >
        <ArrowLeft size={16} aria-hidden="true" /> {deskTexts.back}
      </Link>
      {isMissing ? (
        <div>
          <h1>{deskTexts.unknown}</h1>
          <p className="mt-2 text-ink-2">{deskTexts.unknownText}</p>
        </div>
      ) : content.data ? (
        <Loaded content={content.data} />
      ) : content.isError ? (
        <LoadFailed title={deskTexts.loadFailed} reads={content} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  )
}

function Loaded({ content }: { content: Content }) {
  const [dropped, setDropped] = useState(0)
  const { title, version, publishedAt, kind, id } = content
  return (
    <>
      <header>
        <h1 className="wrap-anywhere">{title || id}</h1>
        <output className="mt-2 block text-small text-ink-2">
          {publishedAt
            ? `People read version ${version}, published ${formatInstant(publishedAt)}.`
            : 'People read what Jubilee ships with.'}
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
