import { refreshAfter } from '#web/api/use-write.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '#web/api/call.ts'
import { toast } from '#web/ui/toast/toast.tsx'
import { updateBudgetCategory, type BudgetCategory } from '#contracts/money/budget.ts'
import { budgetToasts } from '../messages.ts'
import { listKey, lists } from '../use-budget.ts'

const MOVE = ['move-category']

export type Direction = 'up' | 'down'
type Move = { id: string; position: number }
type Placed = { id: string; isActive: boolean; groupId: string | null }

/**
 * Where a step leads in the whole list: to the place of the next active category of its group in that direction. Null
 * at the end of the group.
 */
export function stepOf(list: readonly Placed[], id: string, direction: Direction): Move | null {
  const at = list.findIndex((one) => one.id === id)
  const ahead = direction === 'up' ? list.slice(0, Math.max(0, at)).toReversed() : list.slice(at + 1)
  const groupId = list[at]?.groupId
  const next = ahead.find((one) => one.isActive && one.groupId === groupId)
  return at === -1 || !next ? null : { id, position: list.indexOf(next) }
}

/** The list with one category at another place. */
export function moved<Item extends { id: string }>(list: readonly Item[], { id, position }: Move): Item[] {
  const item = list.find((one) => one.id === id)
  const rest = list.filter((one) => one.id !== id)
  return item ? rest.toSpliced(position, 0, item) : rest
}

/** Moves a category at once on the screen; the moves reach the server one after the other. */
export function useMoveCategory(month: string) {
  const client = useQueryClient()
  const moves = useRef(0)
  const { mutate } = useMutation({
    mutationKey: MOVE,
    scope: { id: 'move-category' },
    mutationFn: ({ id, position }: Move) =>
      call(updateBudgetCategory, { params: { id }, body: { position } }),
    onError: () => toast({ ...budgetToasts.moveFailed, variant: 'destructive' }),
    // The last of a row of moves asks for the list again; one before it would show an order already left.
    onSettled: () =>
      client.isMutating({ mutationKey: MOVE }) === 1 ? refreshAfter(client, updateBudgetCategory) : undefined,
  })

  function move(id: string, direction: Direction): void {
    // What is kept is ahead of what is drawn: a second press counts from the first.
    const list = client.getQueryData(listKey(month)) ?? []
    const step = stepOf(list, id, direction)
    if (!step) return
    mutate(step)
    const places = new Map(moved(list, step).map((category, place) => [category.id, place]))
    const show = () =>
      client.setQueriesData<BudgetCategory[]>(lists, (kept) =>
        kept?.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0)),
      )
    show()
    moves.current += 1
    const own = moves.current
    // Canceling a pending read restores the order from before it, so the new order is shown again.
    void client.cancelQueries(lists).then(() => own === moves.current && show())
  }
  return move
}
