import { useEffect, useSyncExternalStore } from 'react'
import { chatState } from './chat-state.ts'
import { openCoach } from './open-coach.ts'

/** The chat once it is open; it takes no space in the layout. Buttons in the bars open it, and anything on the page may. */
export function CoachLauncher({ userId }: { userId: string }) {
  const chat = useSyncExternalStore(chatState.subscribe, chatState.read, chatState.read)
  useEffect(() => chatState.belongTo(userId), [userId])
  useEffect(() => onChatAsked(openCoach), [])
  const { view, loaded } = chat
  return view === 'open' && loaded ? <loaded.Chat chat={chat} /> : null
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
