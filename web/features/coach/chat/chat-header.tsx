import { MessageSquarePlus, Minus, X, type LucideIcon } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { NotSafeButton, type HelpNow } from '#web/ui/help-now/help-now.tsx'
import { chatState } from '../chat-state.ts'
import { chatTexts } from '../messages.ts'

type ChatHeaderProps = { canMinimize: boolean; onNew: () => void; help: HelpNow }

/** The chat's title, the help button, and its actions. Minimizing is for wide screens only (spec 2). */
export function ChatHeader({ canMinimize, onNew, help }: ChatHeaderProps) {
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
