import { useRead } from '#web/api/use-read.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { listDebts, type Debt } from '#contracts/money/debts.ts'
import { centsToDecimal, ppmToDecimal } from '#engine/money/cents.ts'
import type { Conversation, ConversationState } from './conversation.ts'

/** The fields of a debt that are sent along with a question. */
function contextOf({ id, name, type, balance, interestRate, minimumPayment, paymentDueDate }: Debt) {
  return {
    id,
    name,
    type,
    balance: centsToDecimal(balance),
    interestRate: interestRate === null ? null : ppmToDecimal(interestRate),
    minimumPayment: minimumPayment === null ? null : centsToDecimal(minimumPayment),
    paymentDueDate,
  }
}

/** The state of a conversation. Reads the person's debts as its context (spec 7). */
export function useChat(conversation: Conversation): { state: ConversationState; isDebtFree: boolean } {
  const state = useSyncExternalStore(conversation.subscribe, conversation.read, conversation.read)
  const { data } = useRead(listDebts)
  useEffect(() => conversation.setDebts((data ?? []).map(contextOf)), [conversation, data])
  return { state, isDebtFree: data?.every(({ balance }) => balance === 0) ?? false }
}
