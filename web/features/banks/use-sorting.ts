import { useCallback, useState } from 'react'
import type { BankTransaction } from '#contracts/banks.ts'
import { toast } from '#web/ui/toast.tsx'
import type { Place } from './category-options.ts'
import { sortToasts } from './messages.ts'
import { useSortTransaction } from './use-transactions.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * Sorting by hand: `kept` are the rows sorted a moment ago, which stay where they are, so that the focus does not lose
 * its place. The acts stay the same functions, so that only a row that changed is drawn anew.
 */
export function useSorting(month: string, places: readonly Place[]) {
  const { mutateAsync } = useSortTransaction(month)
  const [kept, setKept] = useState(NONE)

  const sort = useCallback(
    async ({ id }: BankTransaction, categoryId: string | null) => {
      setKept((before) => new Set([...before, id]))
      try {
        await mutateAsync({ id, categoryId })
      } catch {
        toast({ ...sortToasts.sortFailed, variant: 'destructive' })
      }
    },
    [mutateAsync],
  )

  const teach = useCallback(
    async ({ id, merchant, categoryId }: BankTransaction) => {
      const place = places.find((one) => one.id === categoryId)
      if (!place) return
      try {
        const { alsoSorted } = await mutateAsync({ id, categoryId: place.id, teach: true })
        toast(sortToasts.taught(merchant, place.name, alsoSorted))
      } catch {
        toast({ ...sortToasts.ruleFailed, variant: 'destructive' })
      }
    },
    [mutateAsync, places],
  )
  return { kept, sort, teach }
}
