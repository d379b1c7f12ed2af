import { useMemo, useState } from 'react'
import { ChartBox } from '#web/ui/charts/chart-box.tsx'
import { ChartFigure, type ChartFigureProps } from '#web/ui/charts/chart-figure.tsx'
import { ChartTable } from '#web/ui/charts/chart-table.tsx'
import { chartTexts } from '#web/ui/charts/messages.ts'
import type { Range, Size } from '#web/ui/charts/plot.ts'
import { Cursor } from '#web/ui/charts/plot-parts.tsx'
import { Scrubber } from '#web/ui/charts/scrubber.tsx'
import { PointsPicture } from './picture.tsx'
import { gutterFor, layOutPoints, type ChartPoint } from './points.ts'

export type LineChartProps = Omit<ChartFigureProps, 'note'> & {
  /** oldest first */
  points: readonly ChartPoint[]
  /** the ends of the upright axis; the caller widens it to hold every value */
  range: Range
  formatValue: (value: number) => string
  /** the heads of the table's two columns */
  table: { label: string; value: string }
}

/** Values over time as one line: read off by pointer, by keys, or as a table. */
export function LineChart(props: LineChartProps) {
  const { title, summary, controls, headingLevel = 3, points, formatValue } = props
  const [chosen, setChosen] = useState<number | null>(null)
  const shown = chosen === null || chosen >= points.length ? points.length - 1 : chosen
  const point = points[shown]
  const valueText = point ? `${nameOf(point)}: ${formatValue(point.value)}` : ''
  return (
    <ChartFigure
      {...{ title, summary, controls, headingLevel }}
      look="small"
      table={<PointTable {...props} />}
    >
      {() => (
        <>
          <ChartBox look="low">
            {(size, { isMeasured }) => (
              <Sized
                {...props}
                size={size}
                shown={shown}
                valueText={valueText}
                onChoose={isMeasured ? setChosen : null}
              />
            )}
          </ChartBox>
          <p className="text-small text-ink-2 tabular-nums" aria-hidden="true">
            {valueText}
          </p>
        </>
      )}
    </ChartFigure>
  )
}

const nameOf = (point: ChartPoint) => point.name ?? point.label

type SizedProps = Pick<LineChartProps, 'title' | 'points' | 'range' | 'formatValue'> & {
  size: Size
  /** index of the point that is read off */
  shown: number
  valueText: string
  /** null where the picture cannot be moved along yet */
  onChoose: ((place: number | null) => void) | null
}

function Sized({ title, points, range, formatValue, size, shown, valueText, onChoose }: SizedProps) {
  const { low, high } = range
  const { width, height } = size
  const gutter = gutterFor(range, formatValue)
  const layout = useMemo(
    () => layOutPoints({ points, range: { low, high }, gutter }, { width, height }),
    [points, low, high, gutter, width, height],
  )
  const [x, y] = [layout.places[shown], layout.heights[shown]]
  return (
    <>
      <PointsPicture layout={layout} size={size} formatValue={formatValue} />
      {x !== undefined && y !== undefined && (
        <Cursor size={size} x={x} y={y} top={layout.top} bottom={layout.bottom} tone="brand" />
      )}
      {onChoose && points.length > 1 && (
        <Scrubber
          shown={shown}
          places={layout.places}
          width={width}
          label={chartTexts.pointShown(title)}
          valueText={valueText}
          onChoose={onChoose}
        />
      )}
    </>
  )
}

/** The picture in figures, newest first. */
function PointTable({ title, table, points, formatValue }: LineChartProps) {
  const rows = points.map((point, place) => ({
    key: place,
    name: nameOf(point),
    cells: [formatValue(point.value)],
  }))
  return <ChartTable caption={title} columns={[table.label, table.value]} rows={rows.toReversed()} />
}
