import { Cell, HeadCell, RowHead } from '#web/ui/data-table.tsx'
import type { ChartPoint } from './geometry.ts'

type PointTableProps = {
  id: string
  caption: string
  heads: { label: string; value: string }
  points: readonly ChartPoint[]
  formatValue: (value: number) => string
}

/** A box that scrolls must be reachable by keyboard, or its lower rows cannot be read without a pointer. */
const REACHED_BY_KEYS = { tabIndex: 0 }

/** The picture in figures, newest first. */
export function PointTable({ id, caption, heads, points, formatValue }: PointTableProps) {
  const rows = points.map((point, place) => ({ ...point, place })).toReversed()
  return (
    <section
      id={id}
      aria-label={caption}
      className="mt-3 max-h-80 overflow-auto rounded-control border border-line px-4 print:max-h-none"
      {...REACHED_BY_KEYS}
    >
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <HeadCell>{heads.label}</HeadCell>
            <HeadCell numeric>{heads.value}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((point) => (
            <tr key={point.place}>
              <RowHead className="py-2.5">{point.name ?? point.label}</RowHead>
              <Cell numeric className="py-2.5">
                {formatValue(point.value)}
              </Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
