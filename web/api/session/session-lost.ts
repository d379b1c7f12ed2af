import { createListeners } from '#web/listeners.ts'

const listeners = createListeners()

// A 401 of these is an answer to the person, not the end of a session.
const ASKED_OPENLY = ['/api/login', '/api/auth/user', '/api/password', '/api/email']

/** Tells the shell that a call came back 401: the session is over. */
export function announceSessionLost(url: string): void {
  if (ASKED_OPENLY.some((path) => url.startsWith(path))) return
  listeners.notify()
}

/** Calls the listener whenever a session ends under way; returns how to stop. */
export const onSessionLost = listeners.subscribe
