import { useState } from 'react'
import { TableBox } from '#web/ui/charts/table-twin.tsx'
import { formatKnown, knownValueAt, sumOf, valueAt, type Alternative, type DrawnSeries } from './series.ts'

type ValueTableProps = {
  id: string
  series: readonly DrawnSeries[]
  months: number
  caption: string
  alternative: Alternative | null
  formatMonth: (monthsFromNow: number) => string
  formatValue: (value: number) => string
}

/** The picture in figures: the same months and balances, year by year or month by month. */
export function ValueTable({ id, series, months, caption, alternative, ...format }: ValueTableProps) {
  const [isMonthly, setMonthly] = useState(months <= 24)
  const rows = monthsListed(months, isMonthly ? 1 : 12)
  const totals = sumOf(series)
  return (
    <div id={id} className="mt-4">
      <label className="flex min-h-11 w-fit items-center gap-2 text-small text-ink-2 print:hidden">
        <input
          type="checkbox"
          className="size-5 accent-brand"
          checked={isMonthly}
          onChange={(event) => setMonthly(event.target.checked)}
        />
        Every month
      </label>
      <TableBox caption={caption} className="max-h-96">
        <thead>
          <tr className="text-left text-ink-3">
            <HeadCell isFirst>Month</HeadCell>
            <HeadCell>All</HeadCell>
            {series.map((one) => (
              <HeadCell key={one.id}>{one.name}</HeadCell>
            ))}
            {alternative && <HeadCell>{alternative.name}</HeadCell>}
          </tr>
        </thead>
        <tbody>
          {rows.map((month) => (
            <tr key={month} className="border-t border-line">
              <th
                scope="row"
                className="sticky left-0 whitespace-nowrap bg-raised px-3 py-2 text-left font-medium"
              >
                {format.formatMonth(month)}
              </th>
              <ValueCell>{format.formatValue(valueAt(totals, month))}</ValueCell>
              {series.map((one) => (
                <ValueCell key={one.id}>{format.formatValue(valueAt(one.values, month))}</ValueCell>
              ))}
              {alternative && (
                <ValueCell>
                  {formatKnown(knownValueAt(alternative.values, month), format.formatValue)}
                </ValueCell>
              )}
            </tr>
          ))}
        </tbody>
      </TableBox>
    </div>
  )
}

function HeadCell({ children, isFirst = false }: { children: string; isFirst?: boolean }) {
  const place = isFirst ? 'left-0 z-10 text-left' : 'text-right'
  return (
    <th scope="col" className={`sticky top-0 bg-raised px-3 py-2 text-tiny font-semibold ${place}`}>
      {children}
    </th>
  )
}

function ValueCell({ children }: { children: string }) {
  return <td className="whitespace-nowrap px-3 py-2 text-right">{children}</td>
}

/** Now, then every `step` months, and the last month always. */
function monthsListed(months: number, step: number): number[] {
  const listed: number[] = []
  for (let month = 0; month < months; month += step) listed.push(month)
  listed.push(months)
  return listed
}
