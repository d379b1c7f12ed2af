import { useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { Scrubber } from '#web/ui/charts/scrubber.tsx'
import { TableTwin } from '#web/ui/charts/table-twin.tsx'
import { layOut, monthAt, monthsShown, placeOf, type Frame, type Geometry } from './geometry.ts'
import { Legend } from './legend.tsx'
import { Picture, type PictureText } from './picture.tsx'
import { drawnSeries, stackOrder, sumOf, valueAt, type Alternative, type Series } from './series.ts'
import { useWidth } from '#web/ui/charts/use-width.ts'
import { ValueTable } from './value-table.tsx'

export type FreedomLineProps = {
  /** what the picture shows, as a sentence */
  title: string
  /** beside the title: tabs, a tag */
  controls?: ReactNode
  note?: ReactNode
  /** the picture in a sentence or two, for people who do not see it */
  summary: string
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
  headingLevel?: 2 | 3
  /** the table under the picture, on by default */
  hasTable?: boolean
}

const NARROW = { width: 320, height: 232 }
const WIDE = { width: 680, height: 288 }
const NARROW_BELOW = 520

/** Stacked balances falling to zero, the free month in gold: by pointer, by keys, or as a table. */
export function FreedomLine(props: FreedomLineProps) {
  const { title, controls, note, summary, series, alternative = null, freeMonth, startMonth } = props
  const { headingLevel = 2, hasTable = true } = props
  const id = useId()
  const [scrubbed, setScrubbed] = useState<number | null>(null)
  const drawn = useMemo(() => drawnSeries(series, 'Other'), [series])
  const totals = useMemo(() => sumOf(drawn), [drawn])
  const values = alternative?.values ?? NO_VALUES
  const months = monthsShown({ series: drawn, alternative: values, freeMonth })
  const month = Math.min(scrubbed ?? 0, months)
  const monthName = month === 0 ? 'Today' : props.formatMonth(startMonth + month, 'long')
  const total = props.formatValue(valueAt(totals, month))
  const frame = { startMonth, series: drawn, alternative: values, freeMonth }
  const stacked = stackOrder(drawn).toReversed()
  return (
    <figure className="@container m-0" aria-labelledby={`${id}-title`} aria-describedby={`${id}-summary`}>
      <Head id={`${id}-title`} title={title} note={note} controls={controls} level={headingLevel} />
      <p id={`${id}-summary`} className="sr-only">
        {summary}
      </p>
      <Drawing
        id={id}
        frame={frame}
        month={scrubbed}
        onMonth={setScrubbed}
        label={`${title}. Month shown`}
        valueText={`${monthName}: ${total} left`}
        text={props}
      />
      <Legend
        series={stacked}
        month={month}
        monthName={monthName}
        total={total}
        alternative={alternative}
        formatValue={props.formatValue}
      />
      {hasTable && (
        <TableTwin id={`${id}-table`}>
          <ValueTable
            id={`${id}-table`}
            series={stacked}
            months={months}
            caption={title}
            alternative={alternative}
            formatMonth={(at) => (at === 0 ? 'Today' : props.formatMonth(startMonth + at, 'short'))}
            formatValue={props.formatValue}
          />
        </TableTwin>
      )}
    </figure>
  )
}

const NO_VALUES: readonly number[] = []

type HeadProps = { id: string; title: string; note: ReactNode; controls: ReactNode; level: 2 | 3 }

function Head({ id, title, note, controls, level }: HeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="mb-2 flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <Heading id={id} className="text-lead @md:text-h2">
          {title}
        </Heading>
        {note && <p className="mt-1 text-small text-ink-2">{note}</p>}
      </div>
      {controls}
    </div>
  )
}

type DrawingProps = {
  id: string
  frame: Omit<Frame, 'width' | 'height'>
  month: number | null
  onMonth: (month: number | null) => void
  label: string
  valueText: string
  text: Pick<FreedomLineProps, 'formatMonth' | 'formatGridline' | 'freeMonth' | 'startMonth'>
}

/** Before it is measured (prerendered, or no script) the page has both sizes and the container's width chooses. */
function Drawing({ id, frame, month, onMonth, label, valueText, text }: DrawingProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const { formatMonth, formatGridline, freeMonth, startMonth } = text
  const freeMonthLabel = freeMonth === null ? '' : formatMonth(startMonth + freeMonth, 'long')
  const words = { formatMonth, formatGridline, freeMonthLabel }
  const patternId = id.replaceAll(/[^\w-]/g, '')
  return (
    <div ref={box} className="relative [print-color-adjust:exact]">
      {width === null ? (
        <>
          <Sized id={`${patternId}-n`} frame={frame} size={NARROW} text={words} className="@lg:hidden" />
          <Sized id={`${patternId}-w`} frame={frame} size={WIDE} text={words} className="hidden @lg:block" />
        </>
      ) : (
        <Sized
          id={patternId}
          frame={frame}
          size={sizeFor(width)}
          text={words}
          scrub={{ month, onMonth, label, valueText }}
        />
      )}
    </div>
  )
}

function sizeFor(width: number): { width: number; height: number } {
  return { width, height: width < NARROW_BELOW ? NARROW.height : WIDE.height }
}

type SizedProps = {
  id: string
  frame: Omit<Frame, 'width' | 'height'>
  size: { width: number; height: number }
  text: PictureText
  className?: string
  scrub?: Pick<DrawingProps, 'month' | 'onMonth' | 'label' | 'valueText'>
}

const MONTHS_OF_PAGE_KEYS = 12

function Sized({ id, frame, size, text, className, scrub }: SizedProps) {
  const { startMonth, series, alternative, freeMonth } = frame
  const { width, height } = size
  const geometry = useMemo(
    () => layOut({ width, height, startMonth, series, alternative, freeMonth }),
    [width, height, startMonth, series, alternative, freeMonth],
  )
  return (
    <>
      <Picture {...text} {...size} id={id} geometry={geometry} className={className} />
      {scrub && (
        <Scrubber
          shown={Math.min(scrub.month ?? 0, geometry.months)}
          last={geometry.months}
          width={width}
          placeAt={(x) => monthAt(geometry, x)}
          label={scrub.label}
          valueText={scrub.valueText}
          leap={MONTHS_OF_PAGE_KEYS}
          onChoose={scrub.onMonth}
        >
          {scrub.month === null ? null : <Cursor month={scrub.month} geometry={geometry} {...size} />}
        </Scrubber>
      )}
    </>
  )
}

type CursorProps = { month: number; geometry: Geometry; width: number; height: number }

/** A line through the month that is read off. */
function Cursor({ month, geometry, width, height }: CursorProps) {
  const x = placeOf(geometry, Math.min(month, geometry.months))
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height={height}
      aria-hidden="true"
      className="absolute inset-0"
    >
      <line x1={x} x2={x} y1={8} y2={geometry.bottom} stroke="var(--ink)" strokeWidth="1.5" />
      <circle cx={x} cy={geometry.bottom} r="4.5" fill="var(--ink)" stroke="var(--raised)" strokeWidth="2" />
    </svg>
  )
}
