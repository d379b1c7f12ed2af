import { useState } from 'react'
import { ChartTable } from '#web/ui/charts/chart-table.tsx'
import { formatKnown, knownValueAt, sumOf, valueAt, type Alternative, type DrawnSeries } from './series.ts'

type ValueTableProps = {
  series: readonly DrawnSeries[]
  months: number
  caption: string
  alternative: Alternative | null
  formatMonth: (monthsFromNow: number) => string
  formatValue: (value: number) => string
}

/** The picture in figures: the same months and balances, year by year or month by month. */
export function ValueTable({ series, months, caption, alternative, ...format }: ValueTableProps) {
  const [isMonthly, setMonthly] = useState(months <= 24)
  const { formatMonth, formatValue } = format
  const totals = sumOf(series)
  const rows = monthsListed(months, isMonthly ? 1 : 12).map((month) => ({
    key: month,
    name: formatMonth(month),
    cells: [
      formatValue(valueAt(totals, month)),
      ...series.map(({ values }) => formatValue(valueAt(values, month))),
      ...(alternative ? [formatKnown(knownValueAt(alternative.values, month), formatValue)] : []),
    ],
  }))
  const names = [...series, ...(alternative ? [alternative] : [])].map(({ name }) => name)
  return (
    <ChartTable caption={caption} columns={['Month', 'All', ...names]} rows={rows}>
      <label className="flex min-h-11 w-fit items-center gap-2 text-small text-ink-2 print:hidden">
        <input
          type="checkbox"
          className="size-5 accent-brand"
          checked={isMonthly}
          onChange={(event) => setMonthly(event.target.checked)}
        />
        Every month
      </label>
    </ChartTable>
  )
}

/** Now, then every `step` months, and the last month always. */
function monthsListed(months: number, step: number): number[] {
  const listed: number[] = []
  for (let month = 0; month < months; month += step) listed.push(month)
  listed.push(months)
  return listed
}
