import { useId, useMemo, useRef, type ReactNode } from 'react'
import { formatShortMonth } from '#web/format/dates.ts'
import { formatAxisMoney, formatMoney } from '#web/format/money.ts'
import { Cell, DataTable, HeadCell, RowHead } from '#web/ui/figures/data-table.tsx'
import { TableTwin } from '#web/ui/charts/table-twin.tsx'
import { useWidth } from '#web/ui/charts/use-width.ts'
import { shownDifference } from '#engine/money/format.ts'
import { indexOf } from './budget-months.ts'
import { findingOf, layOutBars, summaryOfMonths, type BarsLayout, type MonthLine } from './months-view.ts'

const HEIGHT = 240

/** Six months of budget and spending side by side: as a picture, in words, or as a table. */
export function MonthsChart({ lines }: { lines: readonly MonthLine[] }) {
  const id = useId()
  const title = findingOf(lines) ?? ''
  return (
    <figure className="m-0" aria-labelledby={`${id}-title`} aria-describedby={`${id}-summary`}>
      <h2 id={`${id}-title`} className="text-lead md:text-h2">
        {title}
      </h2>
      <p id={`${id}-summary`} className="sr-only">
        {summaryOfMonths(lines)}
      </p>
      <Bars lines={lines} id={id} />
      <Legend id={id} hasOver={lines.some(({ isOver }) => isOver)} />
      <TableTwin id={`${id}-table`}>
        <div id={`${id}-table`}>
          <MonthsTable lines={lines} caption={title} />
        </div>
      </TableTwin>
    </figure>
  )
}

function Bars({ lines, id }: { lines: readonly MonthLine[]; id: string }) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const layout = useMemo(
    () => (width === null ? null : layOutBars(lines, { width, height: HEIGHT })),
    [lines, width],
  )
  return (
    <div ref={box} className="mt-3 h-60 [print-color-adjust:exact]">
      {layout && width !== null && <Picture layout={layout} width={width} id={id} />}
    </div>
  )
}

/** Labels wear a halo of the ground, so that they stay readable where a bar stands behind them. */
const HALO = {
  stroke: 'var(--raised)',
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
} as const

function Picture({ layout, width, id }: { layout: BarsLayout; width: number; id: string }) {
  const { left, right, bottom, groups, gridlines } = layout
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} width="100%" height={HEIGHT} aria-hidden="true" focusable="false">
      <Stripes id={id} />
      {gridlines.map(({ value, at }) => (
        <line key={value} x1={left} x2={right} y1={at} y2={at} stroke="var(--line)" />
      ))}
      {groups.map(({ line, budget, spent }) => (
        <g key={line.month}>
          <rect {...budget} rx="2" fill="var(--c4)" fillOpacity=".45" stroke="var(--c4)" />
          <rect {...spent} rx="2" fill={line.isOver ? 'var(--c5)' : 'var(--c1)'} />
          {line.isOver && <rect {...spent} rx="2" fill={`url(#${patternId(id)})`} />}
        </g>
      ))}
      <line x1={left} x2={right} y1={bottom} y2={bottom} stroke="var(--line-strong)" />
      <g fontSize="12" fill="var(--ink-3)" {...HALO}>
        {gridlines.map(({ value, at }) => (
          <text key={value} x={left} y={at - 5}>
            {formatAxisMoney(value)}
          </text>
        ))}
        {groups.map(({ line, middle }) => (
          <text key={line.month} x={middle} y={HEIGHT - 8} textAnchor="middle">
            {line.short}
          </text>
        ))}
      </g>
    </svg>
  )
}

function patternId(id: string): string {
  return `${id.replaceAll(/[^\w-]/g, '')}-over`
}

function Stripes({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={patternId(id)}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line x1="0" y1="0" x2="0" y2="7" stroke="var(--raised)" strokeWidth="3" strokeOpacity=".55" />
      </pattern>
    </defs>
  )
}

function Legend({ id, hasOver }: { id: string; hasOver: boolean }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small text-ink-2">
      <Key name="Budget">
        <rect width="14" height="14" rx="2" fill="var(--c4)" fillOpacity=".45" stroke="var(--c4)" />
      </Key>
      <Key name={hasOver ? 'Spent, within budget' : 'Spent'}>
        <rect width="14" height="14" rx="2" fill="var(--c1)" />
      </Key>
      {hasOver && (
        <Key name="Spent, over budget">
          <rect width="14" height="14" rx="2" fill="var(--c5)" />
          <rect width="14" height="14" rx="2" fill={`url(#${patternId(id)})`} />
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

function MonthsTable({ lines, caption }: { lines: readonly MonthLine[]; caption: string }) {
  return (
    <DataTable caption={caption}>
      <thead>
        <tr>
          <HeadCell>Month</HeadCell>
          {['Budget', 'Spent', 'Left'].map((name) => (
            <HeadCell key={name} numeric className="max-sm:px-1">
              {name}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ month, availableCents, spentCents }) => (
          <tr key={month}>
            <RowHead className="whitespace-nowrap max-sm:px-1">{formatShortMonth(indexOf(month))}</RowHead>
            {[availableCents, spentCents, shownDifference(availableCents, spentCents)].map((cents, at) => (
              <Cell key={at} numeric className="max-sm:px-1">
                {formatMoney(cents)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
