/**
 * Whether the floating chat is open. It outlives the frame: "Home" leads over a page without one, and a conversation
 * must not be lost on the way.
 */
import type { ComponentType } from 'react'

type ChatView = 'closed' | 'open' | 'minimized'

/** The chat as it is once its code is there. */
export type LoadedChat = { Chat: ComponentType<{ place: ChatPlace }>; reset: () => void }

export type ChatPlace = {
  view: ChatView
  /** its code is on the way */
  isLoading: boolean
  loaded: LoadedChat | null
  /** a question handed over by the page, until the chat has taken it */
  asked: string | null
  /** what had the focus when it opened */
  opener: Element | null
  /** the focus goes into the chat once it is drawn */
  wantsFocus: boolean
}

const nowhere: ChatPlace = {
  view: 'closed',
  isLoading: false,
  loaded: null,
  asked: null,
  opener: null,
  wantsFocus: false,
}

let place = nowhere
let owner: string | null = null
const listeners = new Set<() => void>()

function change(next: Partial<ChatPlace>): void {
  place = { ...place, ...next }
  for (const listener of listeners) listener()
}

export const chatPlace = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: (): ChatPlace => place,

  /** Opens the chat, with a question where one is given. Throws what the loading of its code throws. */
  async open(load: () => Promise<LoadedChat>, message?: string): Promise<void> {
    if (message !== undefined) change({ asked: message })
    if (place.isLoading) return
    if (place.view !== 'open') change({ opener: document.activeElement, wantsFocus: true })
    if (place.loaded) return change({ view: 'open' })
    change({ isLoading: true })
    try {
      change({ loaded: await load(), view: 'open', isLoading: false })
    } catch (error) {
      change({ isLoading: false })
      throw error
    }
  },

  /** The question that waits for the chat; it is handed out once. */
  takeAsked(): string | null {
    const { asked } = place
    if (asked !== null) change({ asked: null })
    return asked
  },

  /** True once after it was opened. */
  takeFocus(): boolean {
    const { wantsFocus } = place
    place = { ...place, wantsFocus: false }
    return wantsFocus
  },

  minimize: () => change({ view: 'minimized' }),

  /** Closing resets the conversation to its greeting (spec 4). */
  close(): void {
    place.loaded?.reset()
    change({ view: 'closed' })
  },

  /** Somebody else is signed in: nothing of the one before stays. */
  belongTo(userId: string): void {
    if (owner !== null && owner !== userId) {
      place.loaded?.reset()
      change({ view: 'closed', asked: null, opener: null })
    }
    owner = userId
  },
}
