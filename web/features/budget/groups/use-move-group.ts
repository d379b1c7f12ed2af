import { useMutation, useQueryClient } from '@tanstack/react-query'
import { listBudgetGroups, updateBudgetGroup, type BudgetGroup } from '#contracts/money/budget.ts'
import { call } from '#web/api/call.ts'
import { readOf } from '#web/api/read.ts'
import { refreshAfter } from '#web/api/use-write.ts'
import { toast } from '#web/ui/toast/toast.tsx'
import { budgetToasts } from '../messages.ts'
import { moved, type Direction } from './use-move-category.ts'

const MOVE = ['move-budget-group']

/** Moves a group at once on the screen; the moves reach the server one after the other. */
export function useMoveGroup(groups: readonly BudgetGroup[]) {
  const client = useQueryClient()
  const { queryKey } = readOf(listBudgetGroups)
  const { mutate } = useMutation({
    mutationKey: MOVE,
    scope: { id: 'move-budget-group' },
    mutationFn: ({ id, position }: { id: string; position: number }) =>
      call(updateBudgetGroup, { params: { id }, body: { position } }),
    onError: () => toast({ ...budgetToasts.moveFailed, variant: 'destructive' }),
    // The last of a row of moves asks for the list again; one before it would show an order already left.
    onSettled: () =>
      client.isMutating({ mutationKey: MOVE }) === 1 ? refreshAfter(client, updateBudgetGroup) : undefined,
  })
  return (id: string, direction: Direction) => {
    // What is kept is ahead of what is drawn: a second press counts from the first.
    const kept = client.getQueryData(queryKey) ?? groups
    const at = kept.findIndex((one) => one.id === id)
    const position = direction === 'up' ? at - 1 : at + 1
    if (at === -1 || position < 0 || position >= kept.length) return
    void client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, moved(kept, { id, position }))
    mutate({ id, position })
  }
}
