import { useEffect, useRef, useState } from 'react'
import { toast } from '#web/ui/toast/toast.tsx'
import { askForAnswer } from './ask-for-answer.ts'
import { ChatLog } from './chat-log.tsx'
import { Composer } from './composer.tsx'
import { Conversation } from './conversation.ts'
import { greetings, noAnswer } from '../messages.ts'
import { useChat } from './use-chat.ts'

function begin(): Conversation {
  return new Conversation({
    ask: askForAnswer,
    onBroken: () => toast({ ...noAnswer, variant: 'destructive' }),
  })
}

const stay = () => {}

/** The chat of the dashboard's assistant. Each visit starts a new conversation. */
export function AssistantChat() {
  const [conversation] = useState(begin)
  const { state, isDebtFree } = useChat(conversation)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => conversation.reset, [conversation])
  return (
    <>
      <ChatLog
        conversation={conversation}
        state={state}
        isDebtFree={isDebtFree}
        greeting={greetings.dashboard}
        waiting="words"
        onFollow={stay}
      />
      <Composer conversation={conversation} state={state} isLockedWhilePending onFollow={stay} box={box} />
    </>
  )
}
