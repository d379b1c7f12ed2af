import type { BankTransaction } from '#contracts/money/banks.ts'

/** What the list of a transaction offers: the person's categories, and the two places that are none. */
export type Place = { id: string; name: string }

const UNSORTED = 'unsorted'
export const OUTSIDE = 'outside'

/** The choice that stands in the list of a transaction. */
export function choiceOf({ categoryId, sortedBy }: Pick<BankTransaction, 'categoryId' | 'sortedBy'>): string {
  return categoryId ?? (sortedBy === 'nobody' ? UNSORTED : OUTSIDE)
}

type Option = { value: string; label: string; isDisabled: boolean }

const option = (value: string, label: string, isDisabled = false): Option => ({ value, label, isDisabled })

/** The choices in their order. A category that is no longer used is named only where it stands. */
export function optionsOf(
  transaction: Pick<BankTransaction, 'categoryId' | 'sortedBy'>,
  places: readonly Place[],
): Option[] {
  const choice = choiceOf(transaction)
  const isGone = transaction.categoryId !== null && places.every(({ id }) => id !== transaction.categoryId)
  return [
    ...(choice === UNSORTED ? [option(UNSORTED, 'Choose a category', true)] : []),
    ...(isGone ? [option(choice, 'A category not in use', true)] : []),
    ...places.map(({ id, name }) => option(id, name)),
    option(OUTSIDE, 'Not in the budget'),
  ]
}
