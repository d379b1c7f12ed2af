import { toast } from '#web/ui/toast/toast-store.ts'
import { chatState } from './chat-state.ts'
import { unreachable } from './launcher-messages.ts'

const load = () => import('./chat/floating-chat.tsx').then(({ loadedChat }) => loadedChat)

/** Opens the chat, loading its code first if needed. After a failure the question is kept for the next try. */
export function openCoach(message?: string): void {
  chatState.open(load, message).catch(() => toast({ ...unreachable, variant: 'destructive' }))
}
