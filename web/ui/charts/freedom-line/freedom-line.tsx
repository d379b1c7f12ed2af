import { useMemo, useState } from 'react'
import { ChartBox } from '#web/ui/charts/chart-box.tsx'
import { ChartFigure, type ChartFigureProps } from '#web/ui/charts/chart-figure.tsx'
import { freedomLineTexts as texts } from '#web/ui/charts/messages.ts'
import type { Size } from '#web/ui/charts/plot.ts'
import { Cursor } from '#web/ui/charts/plot-parts.tsx'
import { Scrubber } from '#web/ui/charts/scrubber.tsx'
import { layOutAreas, monthsShown, type Frame } from './areas.ts'
import { Changes } from './changes.tsx'
import { Legend } from './legend.tsx'
import type { Change } from './markers.ts'
import { Picture, type PictureText } from './picture.tsx'
import { drawnSeries, stackOrder, sumOf, valueAt, type Alternative, type Series } from './series.ts'
import { ValueTable } from './value-table.tsx'

export type FreedomLineProps = ChartFigureProps & {
  series: readonly Series[]
  /** drawn as a thin dotted line */
  alternative?: Alternative | null
  /** months until all is zero; null when the series do not get there */
  freeMonth: number | null
  /** index of the month of today: year x 12 + month - 1 */
  startMonth: number
  /** a month index as a person reads it: long 'March 2029', short 'Mar 2029', year '2029' */
  formatMonth: (month: number, style: 'long' | 'short' | 'year') => string
  formatValue: (value: number) => string
  formatGridline: (value: number) => string
  /** what changes over the months, in order; by default nothing */
  changes?: readonly Change[]
  /** the table under the picture, on by default */
  hasTable?: boolean
}

/** Stacked balances falling to zero, the free month in gold: by pointer, by keys, or as a table. */
export function FreedomLine(props: FreedomLineProps) {
  const { title, series, alternative = null, freeMonth, startMonth, hasTable = true } = props
  const { changes = NO_CHANGES } = props
  const [scrubbed, setScrubbed] = useState<number | null>(null)
  const drawn = useMemo(() => drawnSeries(series, texts.other), [series])
  const totals = useMemo(() => sumOf(drawn), [drawn])
  const values = alternative?.values ?? NO_VALUES
  const marked = useMemo(() => changes.map(({ month }) => month), [changes])
  const frame = { startMonth, series: drawn, alternative: values, freeMonth, changes: marked }
  const months = monthsShown(frame)
  const month = Math.min(scrubbed ?? 0, months)
  const monthName = month === 0 ? texts.today : props.formatMonth(startMonth + month, 'long')
  const total = props.formatValue(valueAt(totals, month))
  const stacked = stackOrder(drawn).toReversed()
  const listed = { series: stacked, alternative, formatValue: props.formatValue }
  const table = (
    <ValueTable
      {...listed}
      months={months}
      changes={changes}
      caption={title}
      formatMonth={(at) => (at === 0 ? texts.today : props.formatMonth(startMonth + at, 'short'))}
    />
  )
  return (
    <ChartFigure {...props} table={hasTable ? table : null}>
      {(id) => (
        <>
          <ChartBox look="tall">
            {(size, { part, isMeasured }) => (
              <Sized
                id={`${id}${part}`}
                frame={frame}
                size={size}
                text={wordsOf(props)}
                month={scrubbed}
                scrub={{ label: texts.monthShown(title), valueText: texts.inMonth(monthName, total) }}
                onMonth={isMeasured ? setScrubbed : null}
              />
            )}
          </ChartBox>
          <Legend {...listed} month={month} monthName={monthName} total={total} />
          <Changes changes={changes} formatMonth={(at) => props.formatMonth(startMonth + at, 'short')} />
        </>
      )}
    </ChartFigure>
  )
}

const NO_VALUES: readonly number[] = []
const NO_CHANGES: readonly Change[] = []

function wordsOf({ formatMonth, formatGridline, freeMonth, startMonth }: FreedomLineProps): PictureText {
  const freeMonthLabel = freeMonth === null ? '' : formatMonth(startMonth + freeMonth, 'long')
  return { formatMonth, formatGridline, freeMonthLabel }
}

type SizedProps = {
  id: string
  frame: Frame
  size: Size
  text: PictureText
  /** the month that is read off */
  month: number | null
  scrub: { label: string; valueText: string }
  /** null where the picture cannot be moved along yet */
  onMonth: ((month: number | null) => void) | null
}

const MONTHS_OF_PAGE_KEYS = 12

function Sized({ id, frame, size, text, month, scrub, onMonth }: SizedProps) {
  const { startMonth, series, alternative, freeMonth, changes } = frame
  const { width, height } = size
  const layout = useMemo(
    () => layOutAreas({ startMonth, series, alternative, freeMonth, changes }, { width, height }),
    [width, height, startMonth, series, alternative, freeMonth, changes],
  )
  const { places, bottom } = layout
  const shown = Math.min(month ?? 0, places.length - 1)
  return (
    <>
      <Picture {...text} size={size} id={id} layout={layout} />
      {month !== null && (
        <Cursor size={size} x={places[shown] ?? 0} y={bottom} top={8} bottom={bottom} tone="ink" />
      )}
      {onMonth && (
        <Scrubber
          {...scrub}
          shown={shown}
          places={places}
          width={width}
          leap={MONTHS_OF_PAGE_KEYS}
          onChoose={onMonth}
        />
      )}
    </>
  )
}
