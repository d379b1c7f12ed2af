/** The floating chat; loaded when it is first opened. */
import { MessageSquarePlus, Minus, X, type LucideIcon } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useEffect, useRef, type RefObject, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'
import { HelpNowPanel, NotSafeButton, useHelpNow, type HelpNow } from '#web/ui/help-now/help-now.tsx'
import { useModal } from '#web/ui/dialogs/modal.ts'
import { toast } from '#web/ui/toast/toast.tsx'
import { askForAnswer } from './ask-for-answer.ts'
import { ChatLog } from './chat-log.tsx'
import { chatState, type ChatState, type LoadedChat } from '../chat-state.ts'
import { Composer } from './composer.tsx'
import { Conversation } from './conversation.ts'
import { unreachable } from '../launcher-messages.ts'
import { chatTexts, greetings } from '../messages.ts'
import { useChat } from './use-chat.ts'

/** One conversation for the whole visit, across pages. */
const conversation = new Conversation({
  ask: askForAnswer,
  onBroken: () => toast({ ...unreachable, variant: 'destructive' }),
})

export const loadedChat: LoadedChat = { Chat: FloatingChat, reset: conversation.reset }

/** A non-modal panel next to the page; full screen on a phone. Escape closes it and returns the focus. */
function FloatingChat({ chat }: { chat: ChatState }) {
  const isSheet = useIsSheet()
  const panel = <Panel chat={chat} isSheet={isSheet} />
  return (
    <Radix.Root
      key={String(isSheet)}
      open
      modal={isSheet}
      onOpenChange={(isOpen) => {
        if (!isOpen) chatState.close()
      }}
    >
      {isSheet ? <Radix.Portal>{panel}</Radix.Portal> : panel}
    </Radix.Root>
  )
}

function Panel({ chat, isSheet }: { chat: ChatState; isSheet: boolean }) {
  const { state, isDebtFree } = useChat(conversation)
  const panel = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)
  const help = useHelpNow()
  useModal(isSheet)
  useAskedQuestion(chat.asked, state.isPending)
  useWayOut(isSheet)
  useTabLeads(panel, !isSheet)
  const follow = () => {
    if (isSheet) chatState.minimize()
  }
  return (
    <Radix.Content
      ref={panel}
      data-no-print
      aria-describedby={undefined}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        if (!chatState.takeFocus()) return
        // On a phone, focusing the input would open the keyboard over the text.
        if (isSheet) panel.current?.focus({ preventScroll: true })
        else box.current?.focus({ preventScroll: true })
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        returnFocus(chat.opener)
      }}
      onInteractOutside={(event) => event.preventDefault()}
      onEscapeKeyDown={(event) => escape(event, panel)}
      onKeyDown={(event) => {
        // A later toast is Radix's topmost layer and would swallow the Escape.
        if (event.key === 'Escape' && !event.defaultPrevented) chatState.close()
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
          isDebtFree={isDebtFree}
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

type ChatHeaderProps = { canMinimize: boolean; onNew: () => void; help: HelpNow }

/** The chat's title, the help button, and its actions. Minimizing is for wide screens only (spec 2). */
function ChatHeader({ canMinimize, onNew, help }: ChatHeaderProps) {
  return (
    <header className="flex items-center justify-between gap-2 border-b border-line py-1.5 pr-2 pl-4">
      <Radix.Title className="min-w-0 text-h3">{chatTexts.title}</Radix.Title>
      <div className="flex shrink-0">
        <NotSafeButton help={help} />
        <IconButton label={chatTexts.newConversation} Icon={MessageSquarePlus} onPress={onNew} />
        {canMinimize ? (
          <IconButton label={chatTexts.minimize} Icon={Minus} onPress={() => chatState.minimize()} />
        ) : null}
        <IconButton label={chatTexts.close} Icon={X} onPress={() => chatState.close()} />
      </div>
    </header>
  )
}

function IconButton({ label, Icon, onPress }: { label: string; Icon: LucideIcon; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-control text-ink-2 hover:bg-sunken"
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  )
}

/** Sends the question that the page passed in, once no other is pending. */
function useAskedQuestion(asked: string | null, isPending: boolean): void {
  useEffect(() => {
    if (asked === null || isPending) return
    const message = chatState.takeAsked()
    if (message !== null) void conversation.send(message)
  }, [asked, isPending])
}

/** The sheet covers the page, so it minimizes when the route changes. */
function useWayOut(isSheet: boolean): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (isSheet) chatState.minimize()
  }, [pathname, isSheet])
}

/** Radix traps Tab in every dialog. Next to the page, Tab must leave the panel: the trap never sees the key. */
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

/** Escape inside the panel closes it. Escape on the page only minimizes it, so that no conversation is lost. */
function escape(event: KeyboardEvent, panel: RefObject<HTMLDivElement | null>): void {
  if (event.isComposing) return event.preventDefault()
  if (panel.current?.contains(document.activeElement)) return
  event.preventDefault()
  chatState.minimize()
}

/** Returns the focus to the opener or to that button of the chat which is seen, unless it has moved on already. */
function returnFocus(opener: Element | null): void {
  const { activeElement } = document
  if (activeElement && activeElement !== document.body && activeElement.isConnected) return
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  const buttons = document.querySelectorAll<HTMLElement>('[data-coach-button]')
  const target = isThere ? opener : [...buttons].find((button) => button.checkVisibility())
  target?.focus({ preventScroll: true })
}

// full screen on a phone, and in windows too low for a panel
const sheet = () => matchMedia('(width < 48rem) or (height < 30rem)')
const read = () => sheet().matches
function watch(changed: () => void): () => void {
  const query = sheet()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the chat is full screen. */
function useIsSheet(): boolean {
  return useSyncExternalStore(watch, read, () => false)
}
