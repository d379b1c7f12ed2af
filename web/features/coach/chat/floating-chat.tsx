/** The floating chat; loaded with its first opening. */
import { Dialog as Radix } from 'radix-ui'
import { useEffect, useRef, type RefObject, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { HelpNowPanel, useHelpNow } from '#web/ui/help-now/help-now.tsx'
import { useScrollLock } from '#web/ui/scroll-lock.ts'
import { toast } from '#web/ui/toast.tsx'
import { askForAnswer } from './ask-for-answer.ts'
import { ChatHeader } from './chat-header.tsx'
import { ChatLog } from './chat-log.tsx'
import { chatPlace, type ChatPlace, type LoadedChat } from '../chat-place.ts'
import { Composer } from './composer.tsx'
import { Conversation } from './conversation.ts'
import { LAUNCHER_ID, unreachable } from '../launcher-messages.ts'
import { greetings } from '../messages.ts'
import { useChat } from './use-chat.ts'

/** One for the whole visit: it goes on where the person goes. */
const conversation = new Conversation({
  ask: askForAnswer,
  onBroken: () => toast({ ...unreachable, variant: 'destructive' }),
})

export const loadedChat: LoadedChat = { Chat: FloatingChat, reset: conversation.reset }

/** A panel beside the page, which stays usable; the whole screen on a phone. Escape closes, and the focus returns. */
function FloatingChat({ place }: { place: ChatPlace }) {
  const isSheet = useIsSheet()
  const panel = <Panel place={place} isSheet={isSheet} />
  return (
    <Radix.Root
      key={String(isSheet)}
      open
      modal={isSheet}
      onOpenChange={(isOpen) => {
        if (!isOpen) chatPlace.close()
      }}
    >
      {isSheet ? <Radix.Portal>{panel}</Radix.Portal> : panel}
    </Radix.Root>
  )
}

function Panel({ place, isSheet }: { place: ChatPlace; isSheet: boolean }) {
  const { state, owesNothing } = useChat(conversation)
  const panel = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const help = useHelpNow()
  useScrollLock(isSheet)
  useAskedQuestion(place.asked, state.isPending)
  useWayOut(isSheet)
  useTabLeads(panel, !isSheet)
  const follow = () => {
    if (isSheet) chatPlace.minimize()
  }
  return (
    <Radix.Content
      ref={panel}
      data-no-print
      aria-describedby={undefined}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        if (!chatPlace.takeFocus()) return
        // On a phone the box would bring the keyboard over what is to be read.
        if (isSheet) panel.current?.focus({ preventScroll: true })
        else box.current?.focus({ preventScroll: true })
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        returnFocus(place.opener)
      }}
      onInteractOutside={(event) => event.preventDefault()}
      onEscapeKeyDown={(event) => escape(event, panel)}
      onKeyDown={(event) => {
        // A toast that came later is the library's topmost layer and would take the Escape alone.
        if (event.key === 'Escape' && !event.defaultPrevented) chatPlace.close()
      }}
      className={classNames(
        'flex flex-col overflow-y-auto bg-raised text-ink outline-none',
        isSheet
          ? 'fixed inset-0 z-30 h-dvh pb-[env(safe-area-inset-bottom)]'
          : 'foot-corner z-20 h-[min(36rem,calc(100dvh-7rem-var(--bottom-bar,0px)-var(--cookie-room,0px)))] w-[25rem] max-w-[calc(100vw-2rem)] rounded-card border border-line-strong shadow-[0_8px_28px_rgb(0_0_0/0.14)]',
      )}
    >
      <ChatHeader
        help={help}
        canMinimize={!isSheet}
        onNew={() => {
          conversation.reset()
          box.current?.focus({ preventScroll: true })
        }}
      />
      <HelpNowPanel help={help}>
        <ChatLog
          conversation={conversation}
          state={state}
          owesNothing={owesNothing}
          greeting={greetings.floating}
          waiting="dots"
          onFollow={follow}
        />
        <Composer
          conversation={conversation}
          state={state}
          isLockedWhilePending={false}
          onFollow={follow}
          box={box}
        />
      </HelpNowPanel>
    </Radix.Content>
  )
}

/** Sends the question that the page handed over, once no other is under way. */
function useAskedQuestion(asked: string | null, isPending: boolean): void {
  useEffect(() => {
    if (asked === null || isPending) return
    const message = chatPlace.takeAsked()
    if (message !== null) void conversation.send(message)
  }, [asked, isPending])
}

/** The sheet covers the page: it makes way when the page changes below it. */
function useWayOut(isSheet: boolean): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (isSheet) chatPlace.minimize()
  }, [pathname, isSheet])
}

/** The library keeps Tab inside every dialog. Beside the page it leads on to the page: its handler does not hear of it. */
function useTabLeads(panel: RefObject<HTMLDivElement | null>, isBeside: boolean): void {
  useEffect(() => {
    const element = panel.current
    if (!element || !isBeside) return
    const letGo = (event: KeyboardEvent) => {
      if (event.key === 'Tab') event.stopPropagation()
    }
    element.addEventListener('keydown', letGo)
    return () => element.removeEventListener('keydown', letGo)
  }, [panel, isBeside])
}

/** Inside, Escape closes. From the page it only makes room: what was said there is not meant for the bin. */
function escape(event: KeyboardEvent, panel: RefObject<HTMLDivElement | null>): void {
  if (event.isComposing) return event.preventDefault()
  if (panel.current?.contains(document.activeElement)) return
  event.preventDefault()
  chatPlace.minimize()
}

/** Back to what had the focus, or to the chat's button; where the focus has moved on already it stays. */
function returnFocus(opener: Element | null): void {
  const { activeElement } = document
  if (activeElement && activeElement !== document.body && activeElement.isConnected) return
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  const target = isThere ? opener : document.getElementById(LAUNCHER_ID)
  target?.focus({ preventScroll: true })
}

// the whole screen on a phone, and where the window is too low for a panel beside the page
const sheet = () => matchMedia('(width < 48rem) or (height < 30rem)')
const read = () => sheet().matches
function watch(changed: () => void): () => void {
  const query = sheet()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the chat takes the whole screen. */
function useIsSheet(): boolean {
  return useSyncExternalStore(watch, read, () => false)
}
