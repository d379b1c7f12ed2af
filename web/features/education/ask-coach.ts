const COACH_EVENT = 'openChatWithMessage' // spec 4

/**
 * Hands a question to the chat. A chat that takes it calls preventDefault on the event; while none is there,
 * `isTaken` is false and the screen says so.
 */
export function askCoach(message: string): { isTaken: boolean } {
  const event = new CustomEvent(COACH_EVENT, { detail: { message }, cancelable: true })
  return { isTaken: !window.dispatchEvent(event) }
}
