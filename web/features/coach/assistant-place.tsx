import { Bot } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { CardTitle } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { assistantTitle } from './launcher-messages.ts'
import { HelpNowPanel, NotSafeButton, useHelpNow } from '#web/ui/help-now/help-now.tsx'
import { NearView } from '#web/ui/states/near-view.tsx'

const AssistantChat = lazy(async () => ({
  default: (await import('./chat/assistant-chat.tsx')).AssistantChat,
}))

const placeholder = <Skeleton className="m-4 flex-1" />

/** The dashboard's assistant, 400 pixels high (spec 2). Its chat loads when it comes near the viewport. */
export function AssistantPlace() {
  const help = useHelpNow()
  return (
    <section
      aria-labelledby="assistant-title"
      className="flex h-[400px] flex-col overflow-x-hidden overflow-y-auto rounded-card border border-line bg-raised"
    >
      <div className="flex items-center gap-3 border-b border-line py-1.5 pr-2 pl-4">
        <span className="grid size-9 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-deep">
          <Bot size={20} aria-hidden="true" />
        </span>
        <CardTitle id="assistant-title" as="h3" className="min-w-0 flex-1">
          {assistantTitle}
        </CardTitle>
        <NotSafeButton help={help} />
      </div>
      <HelpNowPanel help={help}>
        <NearView placeholder={placeholder}>
          <Suspense fallback={placeholder}>
            <AssistantChat />
          </Suspense>
        </NearView>
      </HelpNowPanel>
    </section>
  )
}
