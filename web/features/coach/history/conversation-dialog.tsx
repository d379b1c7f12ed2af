import { useRead } from '#web/api/use-read.ts'
import { type Conversation, getConversation, listShared } from '#contracts/coach/coach.ts'
import { formatInstant } from '#web/format/dates.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { LoadFailed } from '#web/ui/states/load-failed.tsx'
import { SkeletonRows } from '#web/ui/states/skeleton.tsx'
import { AnswerBlocks } from '../chat/answer-blocks.tsx'
import { AnswerWords, labelOf, ShownChoices, ShownPassages } from '../chat/answer-view.tsx'
import { Bubble } from '../chat/bubble.tsx'
import { conversationLoadFailed, historyTexts, sharedTexts } from '../messages.ts'

/** Each question changes the list, so nothing is cached. */
export const again = { refetchOnMount: 'always', gcTime: 0 } as const

type ConversationDialogProps = { conversation: Conversation; onClose: () => void }

/** One conversation, and the part of it that was shared with a model. */
export function ConversationDialog({
  conversation: { id, title, startedAt },
  onClose,
}: ConversationDialogProps) {
  const conversation = useRead(getConversation, { params: { id } }, again)
  const shared = useRead(listShared, { params: { id } }, again)
  return (
    <Dialog
      title={title}
      description={formatInstant(startedAt)}
      size="wide"
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {conversation.data && shared.data ? (
        <>
          <ol>
            {conversation.data.list.map((message) => (
              <li key={message.id}>
                <Bubble who={message.role === 'user' ? 'you' : 'coach'} isHelp={message.kind === 'crisis'}>
                  {message.blocks.length > 0 ? (
                    <>
                      <AnswerBlocks blocks={message.blocks} onFollow={onClose} onAsk={null} />
                      <p className="mt-2.5 text-tiny text-ink-3">{labelOf(message.content)}</p>
                    </>
                  ) : (
                    <AnswerWords pieces={[message.content]} onFollow={onClose}>
                      <ShownChoices choices={message.choices} onAsk={null} />
                      {message.kind === 'answer' ? null : (
                        <ShownPassages passages={message.passages} onFollow={onClose} />
                      )}
                    </AnswerWords>
                  )}
                  {message.writtenBy === 'model' ? (
                    <p className="mt-2 text-tiny text-ink-3">{sharedTexts.byModel}</p>
                  ) : null}
                </Bubble>
              </li>
            ))}
          </ol>
          <Shared list={shared.data} />
        </>
      ) : conversation.isError || shared.isError ? (
        <LoadFailed isInset {...conversationLoadFailed} reads={[conversation, shared]} />
      ) : (
        <SkeletonRows label={historyTexts.loading} rows={['h-48']} />
      )}
    </Dialog>
  )
}

function Shared({ list }: { list: readonly { at: string; to: string; text: string }[] }) {
  return (
    <section aria-labelledby="shared-title" className="mt-2 border-t border-line pt-4">
      <h3 id="shared-title">{sharedTexts.title}</h3>
      <p className="mt-1 text-small text-ink-2">{list.length === 0 ? sharedTexts.none : sharedTexts.lead}</p>
      <ul className="mt-3 grid gap-3">
        {list.map(({ at, to, text }, index) => (
          // the order is fixed
          <li key={`${at}-${index}`} className="rounded-control bg-sunken px-3.5 py-2.5">
            <p className="text-tiny text-ink-3">
              {sharedTexts.to(to)}, {formatInstant(at)}
            </p>
            <p className="mt-1 text-small break-words whitespace-pre-wrap">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
