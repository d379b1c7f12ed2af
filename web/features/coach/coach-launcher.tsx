import { MessageCircle } from 'lucide-react'
import { useEffect, useSyncExternalStore } from 'react'
import { SpinnerMark } from '#web/ui/states/spinner.tsx'
import { toast } from '#web/ui/toast/toast.tsx'
import { chatState, type ChatState } from './chat-state.ts'
import { LAUNCHER_ID, launcherTexts, unreachable } from './launcher-messages.ts'

const load = () => import('./chat/floating-chat.tsx').then(({ loadedChat }) => loadedChat)

/** Opens the chat, loading its code first if needed. After a failure the question is kept for the next try. */
function open(message?: string): void {
  chatState.open(load, message).catch(() => toast({ ...unreachable, variant: 'destructive' }))
}

/**
 * The chat's button (spec 2), and the chat once it is open. It floats above the cookie banner and the bottom bar
 * and takes no space in the layout.
 */
export function CoachLauncher({ userId }: { userId: string }) {
  const chat = useSyncExternalStore(chatState.subscribe, chatState.read, chatState.read)
  useEffect(() => chatState.belongTo(userId), [userId])
  useEffect(() => onChatAsked(open), [])
  const { view, loaded } = chat
  return view === 'open' && loaded ? <loaded.Chat chat={chat} /> : <OpenButton chat={chat} />
}

function OpenButton({ chat: { view, isLoading } }: { chat: ChatState }) {
  return (
    <button
      id={LAUNCHER_ID}
      data-coach-button
      data-no-print
      type="button"
      aria-label={view === 'minimized' ? launcherTexts.goOn : launcherTexts.open}
      aria-haspopup="dialog"
      aria-busy={isLoading || undefined}
      onClick={() => open()}
      className="foot-corner z-20 grid size-14 place-items-center rounded-full border border-line-strong bg-jubilee text-jubilee-ink shadow-[0_8px_28px_rgb(0_0_0/0.14)]"
    >
      {isLoading ? <SpinnerMark className="size-6" /> : <MessageCircle size={24} aria-hidden="true" />}
      <span aria-hidden="true" className="absolute top-0 right-0 size-3.5 rounded-full">
        <span className="absolute inset-0 rounded-full bg-c2 motion-safe:animate-ping" />
        <span className="absolute inset-0 rounded-full border-2 border-paper bg-c2" />
      </span>
    </button>
  )
}

/** The window's event that opens the chat with a question (spec 4). Anything on the page may send it. */
const EVENT = 'openChatWithMessage'

/**
 * Passes each question to `take` and prevents the event, so that the sender knows that a chat took it. Events
 * without a message are ignored. Returns an unsubscribe function.
 */
function onChatAsked(take: (message: string) => void): () => void {
  function listen(event: Event): void {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null
    const message = typeof detail === 'object' && detail !== null && 'message' in detail ? detail.message : ''
    if (typeof message !== 'string' || message.trim() === '') return
    event.preventDefault()
    take(message.trim())
  }
  window.addEventListener(EVENT, listen)
  return () => window.removeEventListener(EVENT, listen)
}
