import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { toastOutcome } from '#web/ui/toast/toast-outcome.ts'
import type { ToastMessage } from '#web/ui/toast/toast-store.ts'
import type { Category } from './category-select.tsx'

type Sortable = { id: string; categoryId: string | null }
export type Sorted = { categoryId: string | null; teach?: true }

type SortingParts<Row extends Sortable> = {
  categories: readonly Category[]
  /** stores where a row counts; a stable function */
  send: (id: string, sorted: Sorted) => Promise<{ alsoSorted: number }>
  /** a constant */
  texts: {
    failed: ToastMessage
    ruleFailed: ToastMessage
    taught: (row: Row, category: string, alsoSorted: number) => ToastMessage
  }
}

const NONE: ReadonlySet<string> = new Set()

/**
 * Sorting by hand: `kept` are the rows sorted a moment ago, which stay where they are, so that the focus does not lose
 * its place. `sort` and `teach` stay the same functions, so that only a row that changed is drawn again.
 */
export function useSorting<Row extends Sortable>({ categories, send, texts }: SortingParts<Row>) {
  const [kept, setKept] = useState(NONE)
  const sort = useCallback(
    async ({ id }: Row, categoryId: string | null) => {
      setKept((before) => new Set([...before, id]))
      await toastOutcome(send(id, { categoryId }), { failed: texts.failed })
    },
    [send, texts],
  )
  const teach = useCallback(
    async (row: Row) => {
      const category = categories.find(({ id }) => id === row.categoryId)
      if (!category) return
      await toastOutcome(send(row.id, { categoryId: category.id, teach: true }), {
        done: ({ alsoSorted }) => texts.taught(row, category.name, alsoSorted),
        failed: texts.ruleFailed,
      })
    },
    [send, categories, texts],
  )
  return { kept, sort, teach }
}

/** Changes one row of the list that the cache has under this key, and returns the row as it was before. */
export function useShownRow<Row extends { id: string }>(queryKey: QueryKey) {
  const client = useQueryClient()
  return (id: string, changed: Partial<Row>): Row | undefined => {
    const before = client.getQueryData<readonly Row[]>(queryKey)?.find((row) => row.id === id)
    client.setQueryData<readonly Row[]>(queryKey, (rows) =>
      rows?.map((row) => (row.id === id ? { ...row, ...changed } : row)),
    )
    return before
  }
}
