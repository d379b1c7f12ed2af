import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type DataTableProps = { caption: ReactNode; className?: string; children: ReactNode }

/** A table with its caption; it scrolls inside itself on a narrow screen. Use HeadCell, RowHead and Cell inside thead and tbody. */
export function DataTable({ caption, className, children }: DataTableProps) {
  return (
    <div className={classNames('max-w-full overflow-x-auto', className)}>
      <table className="w-full border-collapse text-[0.9375rem] tabular-nums">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
}

type CellLook = { numeric?: boolean }

export function HeadCell({ numeric, className, scope = 'col', ...rest }: ComponentProps<'th'> & CellLook) {
  return (
    <th
      {...rest}
      scope={scope}
      className={classNames(
        'border-b border-line px-2 py-2.5 text-tiny font-[560] text-ink-3 first:pl-0 last:pr-0 sm:px-3',
        numeric ? 'text-right' : 'text-left',
        className,
      )}
    />
  )
}

type TableHeadProps = { columns: readonly string[]; numeric?: readonly string[] }

/** The headings of a table's columns; those of `numeric` ones are on the right, as their cells. */
export function TableHead({ columns, numeric = [] }: TableHeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((name) => (
          <HeadCell key={name} numeric={numeric.includes(name)}>
            {name}
          </HeadCell>
        ))}
      </tr>
    </thead>
  )
}

/** The first cell of a row, which names it. */
export function RowHead({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      {...rest}
      scope="row"
      className={classNames(
        'border-b border-line px-2 py-3.5 text-left font-[560] first:pl-0 sm:px-3',
        className,
      )}
    />
  )
}

export function Cell({ numeric, className, ...rest }: ComponentProps<'td'> & CellLook) {
  return (
    <td
      {...rest}
      className={classNames(
        'border-b border-line px-2 py-3.5 first:pl-0 last:pr-0 sm:px-3',
        numeric && 'text-right whitespace-nowrap',
        className,
      )}
    />
  )
}
