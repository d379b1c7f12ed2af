import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { listTexts } from '#web/ui/messages.ts'

/** A page of transactions: each row has a list of categories, and a person may have 60 of those. */
export const PAGE_ROWS = 40

export type Page<Row> = { rows: readonly Row[]; page: number; pages: number; first: number; last: number }

/** A page of a list, counted from 1; one past the end is the last. */
export function pageOf<Row>(list: readonly Row[], wanted: number): Page<Row> {
  const pages = Math.max(1, Math.ceil(list.length / PAGE_ROWS))
  const page = Math.min(Math.max(1, wanted), pages)
  const start = (page - 1) * PAGE_ROWS
  const rows = list.slice(start, start + PAGE_ROWS)
  return { rows, page, pages, first: start + 1, last: start + rows.length }
}

type PagerProps = {
  /** names it for screen readers */
  label: string
  shown: Page<unknown>
  /** all rows of the list */
  count: number
  /** the two buttons */
  turns?: readonly [back: string, on: string]
  onPage: (page: number) => void
}

/** Nothing where one page holds everything. */
export function Pager({ label, shown, count, turns, onPage }: PagerProps) {
  const { page, pages, first, last } = shown
  const [back, on] = turns ?? [listTexts.previous, listTexts.next]
  if (pages === 1) return null
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      <Button variant="quiet" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={18} aria-hidden="true" /> {back}
      </Button>
      <p aria-live="polite" className="text-small text-ink-2 tabular-nums">
        {listTexts.shown(first, last, count)}
      </p>
      <Button variant="quiet" size="small" disabled={page === pages} onClick={() => onPage(page + 1)}>
        {on} <ChevronRight size={18} aria-hidden="true" />
      </Button>
    </nav>
  )
}
