import { sortingTexts } from './messages.ts'

/** A budget category as a list of choices needs it. */
export type Category = { id: string; name: string }

const UNSORTED = 'unsorted'
const OUTSIDE = 'outside'

type CategorySelectProps = {
  label: string
  /** where the transaction counts now; 'nobody' has sorted it where it waits */
  sorted: { categoryId: string | null; sortedBy: string }
  categories: readonly Category[]
  disabled?: boolean
  /** null leaves it out of the budget */
  onSort: (categoryId: string | null) => void
}

/** The categories in their order, then none. A category that is no longer used is named only where it is chosen. */
export function CategorySelect({ label, sorted, categories, disabled, onSort }: CategorySelectProps) {
  const { categoryId, sortedBy } = sorted
  const value = categoryId ?? (sortedBy === 'nobody' ? UNSORTED : OUTSIDE)
  const isGone = categoryId !== null && categories.every(({ id }) => id !== categoryId)
  return (
    <select
      aria-label={label}
      value={value}
      disabled={disabled}
      onChange={(event) => onSort(event.target.value === OUTSIDE ? null : event.target.value)}
      className={`min-h-11 w-full min-w-0 rounded-control border bg-raised px-3 text-[0.9375rem] hover:border-ink-3 ${
        value === UNSORTED ? 'border-brand' : 'border-field'
      }`}
    >
      {value === UNSORTED && (
        <option value={UNSORTED} disabled>
          {sortingTexts.choose}
        </option>
      )}
      {isGone && (
        <option value={value} disabled>
          {sortingTexts.notInUse}
        </option>
      )}
      {categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value={OUTSIDE}>{sortingTexts.outside}</option>
    </select>
  )
}
