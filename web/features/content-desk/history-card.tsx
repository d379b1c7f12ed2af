import { useState } from 'react'
import {
  getContent,
  getContentVersion,
  restoreContent,
  type Content,
  type ContentPlace,
  type ContentVersion,
} from '#contracts/admin/content.ts'
import { readOf } from '#web/api/read.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { formatInstant } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { changedLines } from './compare-lines.ts'
import { linesOf, type JsonObject } from './json-value.ts'
import { historyTexts as texts } from './messages.ts'
import { NoteDialog } from './note-dialog.tsx'

/** Every version with its author and note. Neighboring versions can be compared, and an earlier one republished. */
export function HistoryCard({ content }: { content: Content }) {
  const place = { kind: content.kind, id: content.id, language: content.language }
  const [restoring, setRestoring] = useState<number | null>(null)
  const [comparing, setComparing] = useState<number | null>(null)
  const restore = useWrite(restoreContent, { shows: readOf(getContent, { params: place }).queryKey })
  return (
    <TitledCard title={texts.title}>
      <ol className="grid">
        {content.history.map((version, at) => (
          <VersionLine
            key={version.version}
            version={version}
            isCurrent={version.version === content.version}
            mayRepublish={version.version !== content.version || isBehind(content)}
            hasEarlier={at < content.history.length - 1}
            onCompare={() => setComparing(version.version)}
            onRestore={() => setRestoring(version.version)}
          />
        ))}
      </ol>
      {restoring === null ? null : (
        <NoteDialog
          title={texts.restoreTitle}
          description={texts.restoreText}
          confirmLabel={texts.restore}
          hidesSpanish={content.language === 'en' ? true : null}
          onConfirm={(given) =>
            restore.mutateAsync({ params: place, body: { version: restoring, ...given } })
          }
          onClose={() => setRestoring(null)}
        />
      )}
      {comparing === null ? null : (
        <Comparison place={place} version={comparing} onClose={() => setComparing(null)} />
      )}
    </TitledCard>
  )
}

/** Publishing the Spanish again as it is says that it still fits its English. */
const isBehind = ({ spanish }: Content) => spanish === 'older' || spanish === 'withheld'

type VersionLineProps = {
  version: ContentVersion
  isCurrent: boolean
  mayRepublish: boolean
  hasEarlier: boolean
  onCompare: () => void
  onRestore: () => void
}

function VersionLine(props: VersionLineProps) {
  const { version, isCurrent, mayRepublish, hasEarlier, onCompare, onRestore } = props
  const { version: number, note, publishedAt, publishedBy, isShipped } = version
  return (
    <li className="grid gap-2 border-t border-line py-3 first:border-t-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-[560]">{texts.version(number)}</span>
        {isCurrent ? <Tag tone="good">{texts.current}</Tag> : null}
        {isShipped && number > 0 ? <Tag>{texts.asShipped}</Tag> : null}
      </p>
      <p className="text-small wrap-anywhere text-ink-2">
        {note}
        {publishedAt ? ` ${texts.published(formatInstant(publishedAt), publishedBy)}` : ''}
      </p>
      <div className="flex flex-wrap gap-2">
        {hasEarlier ? (
          <Button variant="quiet" size="small" onClick={onCompare}>
            {texts.compare}
            <span className="sr-only"> {texts.inVersion(number)}</span>
          </Button>
        ) : null}
        {mayRepublish ? (
          <Button variant="quiet" size="small" onClick={onRestore}>
            {texts.restore}
            <span className="sr-only"> {texts.thatVersion(number)}</span>
          </Button>
        ) : null}
      </div>
    </li>
  )
}

type ComparisonProps = { place: ContentPlace; version: number; onClose: () => void }

function Comparison({ place, version, onClose }: ComparisonProps) {
  const after = useRead(getContentVersion, { params: { ...place, version: String(version) } })
  // A new article has no version 0: its first version is compared with nothing.
  const before = useRead(getContentVersion, { params: { ...place, version: String(version - 1) } })
  const isReady = after.data !== undefined && !before.isPending
  const linesBefore = before.data ? linesOf(before.data.body as JsonObject) : []
  return (
    <Dialog title={texts.compareTitle(version)} open onOpenChange={onClose} size="wide">
      {isReady ? (
        <Changes lines={changedLines(linesBefore, linesOf(after.data.body as JsonObject))} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  )
}

const marks = { gone: { tag: texts.gone, tone: 'warn' }, new: { tag: texts.new, tone: 'good' } } as const

function Changes({ lines }: { lines: ReturnType<typeof changedLines> }) {
  if (lines.length === 0) return <p>{texts.nothingChanged}</p>
  return (
    <ul className="grid gap-2">
      {lines.map(({ kind, text }, at) => (
        <li key={`${at}-${text}`} className="grid grid-cols-[3.5rem_1fr] items-start gap-3 text-small">
          <Tag tone={marks[kind].tone}>{marks[kind].tag}</Tag>
          <span className="wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  )
}
