import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api/call.ts'
import { toast } from '#web/ui/toast.tsx'
import { updateBudgetCategory, type BudgetCategory } from '#contracts/budget.ts'
import { budgetToasts } from './messages.ts'
import { LISTS, refreshBudget } from './use-budget.ts'

const MOVE = ['move-category']

type Move = { id: string; position: number }

/** The list with one category at another place. */
export function moved<Item extends { id: string }>(list: readonly Item[], { id, position }: Move): Item[] {
  const item = list.find((one) => one.id === id)
  if (!item) return [...list]
  const rest = list.filter((one) => one.id !== id)
  return [...rest.slice(0, position), item, ...rest.slice(position)]
}

/** Moves a category at once on the screen; the moves reach the server one after the other. */
export function useMoveCategory() {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: MOVE,
    scope: { id: 'move-category' },
    mutationFn: ({ id, position }: Move) =>
      call(updateBudgetCategory, { params: { id }, body: { position } }),
    onError: () => toast({ ...budgetToasts.moveFailed, variant: 'destructive' }),
    // The last of a row of moves asks for the list again; one before it would show an order already left.
    onSettled: () => (client.isMutating({ mutationKey: MOVE }) === 1 ? refreshBudget(client) : undefined),
  })
  async function move(change: Move): Promise<void> {
    // An answer still on its way would show the order before this move.
    await client.cancelQueries({ queryKey: LISTS })
    client.setQueriesData<BudgetCategory[]>({ queryKey: LISTS }, (list) => list && moved(list, change))
    mutate(change)
  }
  return move
}
