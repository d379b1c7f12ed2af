/** The figures of a picture as a table, for reading and for people who do not see it. */
import { useState, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { usePrinting } from '#web/ui/charts/use-printing.ts'
import { chartTexts } from './messages.ts'

/** A button below the picture that shows and hides its table, which is always on paper. `id` is its place. */
export function TableTwin({ id, children }: { id: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const isPrinting = usePrinting()
  return (
    <>
      <button
        type="button"
        className="mt-1 inline-flex min-h-11 items-center text-small font-medium text-brand underline underline-offset-3 print:hidden"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? chartTexts.hideTable : chartTexts.showTable}
      </button>
      {(isOpen || isPrinting) && (
        <div id={id} className="mt-3">
          {children}
        </div>
      )}
    </>
  )
}

type ChartTableProps = {
  caption: string
  /** the first column names the rows */
  columns: readonly string[]
  rows: readonly { key: number | string; name: string; cells: readonly string[] }[]
  /** above the table: a choice of rows */
  children?: ReactNode
}

/** A box that scrolls must be reachable by keyboard, or its lower rows cannot be read without a pointer. */
const REACHED_BY_KEYS = { tabIndex: 0 }

/** The table itself, in a box that scrolls; its heads and the names of its rows stay in view. */
export function ChartTable({ caption, columns, rows, children }: ChartTableProps) {
  return (
    <>
      {children}
      <section
        aria-label={caption}
        className="max-h-96 overflow-auto rounded-control border border-line print:max-h-none print:overflow-visible"
        {...REACHED_BY_KEYS}
      >
        <table className="w-full border-collapse text-small tabular-nums print:text-micro">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="text-ink-3">
              {columns.map((name, at) => (
                <th
                  key={at}
                  scope="col"
                  className={classNames(
                    'sticky top-0 bg-raised px-3 py-2 text-tiny font-semibold print:px-1.5 print:py-1',
                    at === 0 ? 'left-0 z-10 text-left' : 'text-right',
                  )}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cells }) => (
              <tr key={key} className="border-t border-line">
                <th
                  scope="row"
                  className="sticky left-0 whitespace-nowrap bg-raised px-3 py-2 text-left font-medium print:px-1.5 print:py-1"
                >
                  {name}
                </th>
                {cells.map((cell, at) => (
                  <td
                    key={at}
                    className="whitespace-nowrap px-3 py-2 text-right print:px-1.5 print:py-1 print:whitespace-normal"
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
