import { useMemo, type ReactNode } from 'react'
import { formatShortMonth } from '#web/format/dates.ts'
import { formatAxisMoney, formatMoney } from '#web/format/money.ts'
import { ChartBox } from '#web/ui/charts/chart-box.tsx'
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx'
import { ChartTable } from '#web/ui/charts/chart-table.tsx'
import type { Size } from '#web/ui/charts/plot.ts'
import { Grid, Labels, Stripes } from '#web/ui/charts/plot-parts.tsx'
import { shownDifference } from '#engine/money/format.ts'
import { indexOf } from './budget-months.ts'
import { monthsChartTexts } from './messages.ts'
import { findingOf, layOutBars, summaryOfMonths, type MonthLine } from './months-view.ts'

/** Six months of budget and spending side by side: as a picture, in words, or as a table. */
export function MonthsChart({ lines }: { lines: readonly MonthLine[] }) {
  const title = findingOf(lines)
  return (
    <ChartFigure
      title={title}
      summary={summaryOfMonths(lines)}
      table={<ChartTable caption={title} columns={monthsChartTexts.columns} rows={rowsOf(lines)} />}
    >
      {(id) => (
        <>
          <ChartBox look="low">
            {(size, { part }) => <Bars lines={lines} size={size} stripes={`${id}${part}-over`} />}
          </ChartBox>
          <Legend stripes={`${id}-key`} hasOver={lines.some(({ isOver }) => isOver)} />
        </>
      )}
    </ChartFigure>
  )
}

function rowsOf(lines: readonly MonthLine[]) {
  return lines.map(({ month, availableCents, spentCents }) => ({
    key: month,
    name: formatShortMonth(indexOf(month)),
    cells: [availableCents, spentCents, shownDifference(availableCents, spentCents)].map((cents) =>
      formatMoney(cents),
    ),
  }))
}

type BarsProps = { lines: readonly MonthLine[]; size: Size; stripes: string }

function Bars({ lines, size, stripes }: BarsProps) {
  const { width, height } = size
  const layout = useMemo(() => layOutBars(lines, { width, height }), [lines, width, height])
  const ticks = layout.groups.map(({ line, middle }) => {
    return { at: middle, label: line.short, anchor: 'middle' as const }
  })
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block size-full">
      <defs>
        <Stripes id={stripes} />
      </defs>
      <Grid {...layout} />
      {layout.groups.map(({ line, budget, spent }) => (
        <g key={line.month}>
          <rect {...budget} rx="2" fill="var(--c4)" fillOpacity=".45" stroke="var(--c4)" />
          <rect {...spent} rx="2" fill={line.isOver ? 'var(--c5)' : 'var(--c1)'} />
          {line.isOver && <rect {...spent} rx="2" fill={`url(#${stripes})`} />}
        </g>
      ))}
      <Labels {...layout} ticks={ticks} height={height} formatGridline={formatAxisMoney} values="left" />
    </svg>
  )
}

function Legend({ stripes, hasOver }: { stripes: string; hasOver: boolean }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-2">
      <Key name={monthsChartTexts.budget}>
        <rect width="14" height="14" rx="2" fill="var(--c4)" fillOpacity=".45" stroke="var(--c4)" />
      </Key>
      <Key name={hasOver ? monthsChartTexts.spentWithin : monthsChartTexts.spent}>
        <rect width="14" height="14" rx="2" fill="var(--c1)" />
      </Key>
      {hasOver && (
        <Key name={monthsChartTexts.spentOver}>
          <defs>
            <Stripes id={stripes} />
          </defs>
          <rect width="14" height="14" rx="2" fill="var(--c5)" />
          <rect width="14" height="14" rx="2" fill={`url(#${stripes})`} />
        </Key>
      )}
    </ul>
  )
}

function Key({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg width="14" height="14" aria-hidden="true">
        {children}
      </svg>
      {name}
    </li>
  )
}
