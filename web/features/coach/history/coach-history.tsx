import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import {
  type Conversation,
  listConversations,
  deleteConversation,
  deleteConversations,
  exportConversations,
} from '#contracts/coach/coach.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import { saveFile } from '#web/api/files/save-file.ts'
import { useRead } from '#web/api/use-read.ts'
import { useWrite } from '#web/api/use-write.ts'
import { formatInstant, today } from '#web/format/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { again, ConversationDialog } from './conversation-dialog.tsx'
import { historyLoadFailed, historyTexts, removeAllTexts, removeTexts, historyToasts } from '../messages.ts'

/** Longer lists are collapsed to this many. */
const SHOWN = 10

/** Every conversation with the coach, to read, download and delete. */
export function CoachHistory() {
  const conversations = useRead(listConversations, {}, again)
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <TitledCard id="coach-history" title={historyTexts.title} lead={historyTexts.lead} titleRef={title}>
      <Loaded
        isInset
        read={conversations}
        {...historyLoadFailed}
        loading={<SkeletonRows label={historyTexts.loading} rows={['h-28']} />}
      >
        {(list) => <ConversationList conversations={list} onRemoved={() => title.current?.focus()} />}
      </Loaded>
    </TitledCard>
  )
}

type Removing = Pick<Conversation, 'id' | 'title'> | 'all'

type ConversationListProps = { conversations: readonly Conversation[]; onRemoved: () => void }

function ConversationList({ conversations, onRemoved }: ConversationListProps) {
  const [removing, setRemoving] = useState<Removing | null>(null)
  const [reading, setReading] = useState<Conversation | null>(null)
  const [isWhole, setWhole] = useState(false)
  const download = useDownload()
  if (conversations.length === 0) return <p className="text-small text-ink-2">{historyTexts.none}</p>
  const shown = isWhole ? conversations : conversations.slice(0, SHOWN)
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {shown.map((conversation) => (
          <Line
            key={conversation.id}
            conversation={conversation}
            onRead={() => setReading(conversation)}
            onRemove={() => setRemoving(conversation)}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {shown.length < conversations.length ? (
          <Button variant="plain" onClick={() => setWhole(true)}>
            {historyTexts.showAll(conversations.length)}
          </Button>
        ) : null}
        <Button variant="quiet" busy={download.isPending} onClick={() => download.mutate()}>
          <Download size={18} aria-hidden="true" /> {historyTexts.download}
        </Button>
        <Button variant="quiet" onClick={() => setRemoving('all')}>
          <Trash2 size={18} aria-hidden="true" /> {historyTexts.removeAll}
        </Button>
      </div>
      {reading ? <ConversationDialog conversation={reading} onClose={() => setReading(null)} /> : null}
      {removing ? (
        <RemoveDialog removing={removing} onClose={() => setRemoving(null)} onRemoved={onRemoved} />
      ) : null}
    </>
  )
}

type LineProps = { conversation: Conversation; onRead: () => void; onRemove: () => void }

function Line({ conversation, onRead, onRemove }: LineProps) {
  const { title, lastAt, messages } = conversation
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-[0.9375rem] font-[560]">{title}</p>
        <p className="text-tiny text-ink-3">
          {formatInstant(lastAt)}, {historyTexts.messages(messages)}
        </p>
      </div>
      <div className="-mx-2 flex">
        <Button variant="plain" size="small" onClick={onRead}>
          {historyTexts.read}
          <span className="sr-only">: {title}</span>
        </Button>
        <Button variant="plain" size="small" onClick={onRemove}>
          {historyTexts.remove}
          <span className="sr-only">: {title}</span>
        </Button>
      </div>
    </li>
  )
}

type RemoveDialogProps = { removing: Removing; onClose: () => void; onRemoved: () => void }

/** Asks first, since a deletion is permanent. */
function RemoveDialog({ removing, onClose, onRemoved }: RemoveDialogProps) {
  const remove = useRemove(() => {
    onClose()
    // The row with the button is gone.
    onRemoved()
  })
  const isAll = removing === 'all'
  const texts = isAll ? removeAllTexts : removeTexts
  return (
    <ConfirmDialog
      title={texts.title}
      description={isAll ? removeAllTexts.description : removeTexts.description(removing.title)}
      open
      onOpenChange={onClose}
      confirmLabel={texts.confirm}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(isAll ? null : removing.id)}
    />
  )
}

/** Deletes one conversation, or all where no id is given. */
function useRemove(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? call(deleteConversations) : call(deleteConversation, { params: { id } }),
    onSuccess: (_, id) => {
      toast(id === null ? historyToasts.removedAll : historyToasts.removed)
      onDone()
      return client.invalidateQueries({ queryKey: readOf(listConversations).queryKey, exact: true })
    },
    onError: () => toast({ ...historyToasts.notRemoved, variant: 'destructive' }),
  })
}

/** Saves every conversation as a file of JSON. */
function useDownload() {
  return useWrite(exportConversations, {
    onSuccess: (conversations) => {
      const text = JSON.stringify(conversations, null, 2)
      saveFile(new Blob([text], { type: 'application/json' }), historyTexts.file(today()))
      toast(historyToasts.downloaded)
    },
    onError: () => toast({ ...historyToasts.notDownloaded, variant: 'destructive' }),
  })
}
