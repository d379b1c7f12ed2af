import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { Debt } from '#contracts/debts.ts'
import { queryFnOf } from '#web/api/query-client.ts'
import type { Conversation, ConversationState } from './conversation.ts'

// Written out, not read from the contract: the chat need not load the schemas for one key.
const debtsQuery = {
  queryKey: ['/api/debts'] as const,
  queryFn: queryFnOf<Debt[]>({ on401: 'throw' }),
}

/** What of a debt goes along with a question. */
function contextOf({ id, name, type, balance, interestRate, minimumPayment, paymentDueDate }: Debt) {
  return { id, name, type, balance, interestRate, minimumPayment, paymentDueDate }
}

/** A conversation as it stands. The person's debts are read for its context (spec 7). */
export function useChat(conversation: Conversation): { state: ConversationState; owesNothing: boolean } {
  const state = useSyncExternalStore(conversation.subscribe, conversation.read, conversation.read)
  const { data } = useQuery(debtsQuery)
  useEffect(() => conversation.knowDebts((data ?? []).map(contextOf)), [conversation, data])
  return { state, owesNothing: data?.every(({ balance }) => Number(balance) === 0) ?? false }
}
