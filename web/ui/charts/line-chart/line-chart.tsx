import { useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { Scrubber } from '#web/ui/charts/scrubber.tsx'
import { TableBox, TableTwin } from '#web/ui/charts/table-twin.tsx'
import { Cell, HeadCell, RowHead } from '#web/ui/figures/data-table.tsx'
import { useWidth } from '#web/ui/charts/use-width.ts'
import { gridValues, layOutChart, nearestPoint, type ChartPoint } from './geometry.ts'
import { ChartPicture } from './picture.tsx'

export type LineChartProps = {
  /** what the picture shows, as a sentence */
  title: string
  /** the picture in a sentence or two, for people who do not see it */
  summary: string
  /** oldest first */
  points: readonly ChartPoint[]
  /** the ends of the upright axis; the caller widens it to hold every value */
  range: { low: number; high: number }
  formatValue: (value: number) => string
  /** the heads of the table twin's two columns */
  table: { label: string; value: string }
  /** beside the title: a choice, a tag */
  controls?: ReactNode
  headingLevel?: 2 | 3
}

const HEIGHT = { narrow: 208, wide: 248 }
const NARROW_BELOW = 520

/** Values over time as one line: read off by pointer, by keys, or as a table. */
export function LineChart(props: LineChartProps) {
  const { title, summary, controls, headingLevel = 3 } = props
  const id = useId()
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <figure className="m-0 min-w-0" aria-labelledby={`${id}-title`} aria-describedby={`${id}-summary`}>
      <div className="mb-2 flex flex-wrap items-start justify-between gap-3">
        <Heading id={`${id}-title`} className="min-w-0 text-h3">
          {title}
        </Heading>
        {controls}
      </div>
      <p id={`${id}-summary`} className="sr-only">
        {summary}
      </p>
      <Drawing {...props} />
      <TableTwin id={`${id}-table`}>
        <PointTable id={`${id}-table`} {...props} />
      </TableTwin>
    </figure>
  )
}

function Drawing({ title, points, range, formatValue }: LineChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const [chosen, setChosen] = useState<number | null>(null)
  const { low, high } = range
  const height = (width ?? 0) < NARROW_BELOW ? HEIGHT.narrow : HEIGHT.wide
  const gutter = gutterFor({ low, high }, formatValue)
  const geometry = useMemo(
    () => (width === null ? null : layOutChart({ width, height, points, range: { low, high }, gutter })),
    [width, height, points, low, high, gutter],
  )
  const shown = chosen === null || chosen >= points.length ? points.length - 1 : chosen
  const point = points[shown]
  const words = point ? `${point.name ?? point.label}: ${formatValue(point.value)}` : ''
  return (
    <>
      <div ref={box} className="relative min-h-52 [print-color-adjust:exact]">
        {geometry && width !== null && (
          <>
            <ChartPicture
              geometry={geometry}
              width={width}
              height={height}
              shown={shown}
              formatValue={formatValue}
            />
            {points.length > 1 && (
              <Scrubber
                shown={shown}
                last={points.length - 1}
                width={width}
                placeAt={(x) => nearestPoint(geometry.places, x)}
                label={`${title}. Point shown`}
                valueText={words}
                onChoose={setChosen}
              />
            )}
          </>
        )}
      </div>
      <p className="text-small text-ink-2 tabular-nums" aria-hidden="true">
        {words}
      </p>
    </>
  )
}

const PIXELS_PER_SIGN = 7

/** Room for the longest value beside the picture. */
function gutterFor(range: LineChartProps['range'], formatValue: (value: number) => string): number {
  return PIXELS_PER_SIGN * Math.max(...gridValues(range).map((value) => formatValue(value).length))
}

/** The picture in figures, newest first. */
function PointTable({ id, title, table, points, formatValue }: LineChartProps & { id: string }) {
  const rows = points.map((point, place) => ({ ...point, place })).toReversed()
  return (
    <TableBox id={id} caption={title} className="mt-3 max-h-80 px-4">
      <thead>
        <tr>
          <HeadCell>{table.label}</HeadCell>
          <HeadCell numeric>{table.value}</HeadCell>
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
    </TableBox>
  )
}
