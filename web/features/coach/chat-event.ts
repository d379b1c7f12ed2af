/** The window's event that opens the chat with a question (spec 4). Anything on the page may send it. */
const EVENT = 'openChatWithMessage'

/**
 * Hands each question to `take`. The event is prevented, so that the sender knows that a chat has taken it; one
 * without words is left alone. Returns how to stop.
 */
export function onChatAsked(take: (message: string) => void): () => void {
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
