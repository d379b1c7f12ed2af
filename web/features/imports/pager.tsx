import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

const PAGE_ROWS = 40

/** A page of a list, counted from 1; one past the end is the last. */
export function pageOf<Row>(list: readonly Row[], wanted: number) {
  const pages = Math.max(1, Math.ceil(list.length / PAGE_ROWS))
  const page = Math.min(Math.max(1, wanted), pages)
  const start = (page - 1) * PAGE_ROWS
  return { rows: list.slice(start, start + PAGE_ROWS), page, pages, first: start + 1 }
}

type PagerProps = {
  label: string
  shown: { page: number; pages: number; first: number; rows: readonly unknown[] }
  count: number
  onPage: (page: number) => void
}

/** Nothing where one page holds everything. */
export function Pager({ label, shown, count, onPage }: PagerProps) {
  const { page, pages, first, rows } = shown
  if (pages === 1) return null
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      <Button variant="quiet" size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft size={18} aria-hidden="true" /> Before
      </Button>
      <p aria-live="polite" className="text-small text-ink-2 tabular-nums">
        {first} to {first + rows.length - 1} of {count}
      </p>
      <Button variant="quiet" size="small" disabled={page === pages} onClick={() => onPage(page + 1)}>
        Next <ChevronRight size={18} aria-hidden="true" />
      </Button>
    </nav>
  )
}
