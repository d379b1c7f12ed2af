import { useState } from 'react'
import { ChartTable } from '#web/ui/charts/chart-table.tsx'
import { changesMessages, freedomLineTexts as texts } from '#web/ui/charts/messages.ts'
import type { Change } from './markers.ts'
import { formatKnown, knownValueAt, sumOf, valueAt, type Alternative, type DrawnSeries } from './series.ts'

type ValueTableProps = {
  series: readonly DrawnSeries[]
  months: number
  caption: string
  alternative: Alternative | null
  changes: readonly Change[]
  formatMonth: (monthsFromNow: number) => string
  formatValue: (value: number) => string
}

/** The picture in figures: the same months and balances, year by year or month by month. */
export function ValueTable({ series, months, caption, alternative, changes, ...format }: ValueTableProps) {
  const [isMonthly, setMonthly] = useState(months <= 24)
  const { formatMonth, formatValue } = format
  const totals = sumOf(series)
  const rows = monthsListed(months, isMonthly ? 1 : 12, changes).map((month) => ({
    key: month,
    name: formatMonth(month),
    cells: [
      formatValue(valueAt(totals, month)),
      ...series.map(({ values }) => formatValue(valueAt(values, month))),
      ...(alternative ? [formatKnown(knownValueAt(alternative.values, month), formatValue)] : []),
      ...(changes.length > 0 ? [textOf(changes, month)] : []),
    ],
  }))
  const names = [
    ...[...series, ...(alternative ? [alternative] : [])].map(({ name }) => name),
    ...(changes.length > 0 ? [changesMessages.title] : []),
  ]
  return (
    <ChartTable caption={caption} columns={[...texts.columns, ...names]} rows={rows}>
      <label className="flex min-h-11 w-fit items-center gap-2 text-small text-ink-2 print:hidden">
        <input
          type="checkbox"
          className="size-5 accent-brand"
          checked={isMonthly}
          onChange={(event) => setMonthly(event.target.checked)}
        />
        {texts.everyMonth}
      </label>
    </ChartTable>
  )
}

/** What changes in a month, in words. */
function textOf(changes: readonly Change[], month: number): string {
  return changes
    .filter((change) => change.month === month)
    .map(({ text }) => text)
    .join('; ')
}

/** Now, then every `step` months; the last month and those in which something changes always. */
function monthsListed(months: number, step: number, changes: readonly Change[]): number[] {
  const listed = new Set([months, ...changes.map(({ month }) => month)])
  for (let month = 0; month < months; month += step) listed.add(month)
  return [...listed].toSorted((a, b) => a - b)
}
