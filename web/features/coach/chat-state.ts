/**
 * Whether the floating chat is open. It is module state because "Home" leads over a page without the app shell, and the
 * conversation must survive that.
 */
import type { ComponentType } from 'react'
import { createListeners } from '#web/listeners.ts'

type ChatView = 'closed' | 'open' | 'minimized'

/** The chat's code once it is loaded. */
export type LoadedChat = { Chat: ComponentType<{ chat: ChatState }>; reset: () => void }

export type ChatState = {
  view: ChatView
  /** its code is loading */
  isLoading: boolean
  loaded: LoadedChat | null
  /** a question from the page, until the chat takes it */
  asked: string | null
  /** the element that had the focus when it opened */
  opener: Element | null
  /** the chat takes the focus once it is mounted */
  wantsFocus: boolean
}

const initial: ChatState = {
  view: 'closed',
  isLoading: false,
  loaded: null,
  asked: null,
  opener: null,
  wantsFocus: false,
}

let state = initial
let owner: string | null = null
const listeners = createListeners()

function change(next: Partial<ChatState>): void {
  state = { ...state, ...next }
  listeners.notify()
}

export const chatState = {
  subscribe: listeners.subscribe,
  read: (): ChatState => state,

  /** Opens the chat, with a question if one is given. Rejects when loading the code fails. */
  async open(load: () => Promise<LoadedChat>, message?: string): Promise<void> {
    if (message !== undefined) change({ asked: message })
    if (state.isLoading) return
    if (state.view !== 'open') change({ opener: document.activeElement, wantsFocus: true })
    if (state.loaded) return change({ view: 'open' })
    change({ isLoading: true })
    try {
      change({ loaded: await load(), view: 'open', isLoading: false })
    } catch (error) {
      change({ isLoading: false })
      throw error
    }
  },

  /** Returns the pending question once, then null. */
  takeAsked(): string | null {
    const { asked } = state
    if (asked !== null) change({ asked: null })
    return asked
  },

  /** True once after each opening. */
  takeFocus(): boolean {
    const { wantsFocus } = state
    state = { ...state, wantsFocus: false }
    return wantsFocus
  },

  minimize: () => change({ view: 'minimized' }),

  /** Closing resets the conversation to its greeting (spec 4). */
  close(): void {
    state.loaded?.reset()
    change({ view: 'closed' })
  },

  /** Binds the chat to a person; nothing of the previous one is kept. */
  belongTo(userId: string): void {
    if (owner !== null && owner !== userId) {
      state.loaded?.reset()
      change({ view: 'closed', asked: null, opener: null })
    }
    owner = userId
  },
}
