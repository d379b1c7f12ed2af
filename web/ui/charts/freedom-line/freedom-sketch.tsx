import { useMemo } from 'react'
import { freedomLineTexts } from '#web/ui/charts/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { layOutAreas } from './areas.ts'
import { drawnSeries, type Series } from './series.ts'

type FreedomSketchProps = {
  series: readonly Series[]
  /** months until all is zero; null when the series do not get there */
  freeMonth: number | null
  className?: string
}

/** It is stretched to its place. */
const SIZE = { width: 600, height: 150 }

/** A few shades of one color: what is told apart here is the whole, not its parts. */
const SHADES = ['fill-jubilee-ink/20', 'fill-jubilee-ink/35', 'fill-jubilee-ink/50']

/** The freedom line in small, for a dark ground: balances falling to zero, the free month in gold. Words stand beside it. */
export function FreedomSketch({ series, freeMonth, className }: FreedomSketchProps) {
  const layout = useMemo(
    () =>
      layOutAreas(
        {
          startMonth: 0,
          series: drawnSeries(series, freedomLineTexts.other),
          alternative: [],
          changes: [],
          freeMonth,
        },
        SIZE,
      ),
    [series, freeMonth],
  )
  const { left, right, top, bottom } = layout
  return (
    <svg
      viewBox={`${left} ${top - 4} ${right - left} ${bottom - top + 8}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames('block', className)}
    >
      {layout.areas.map(({ id, path }, place) => (
        <path key={id} d={path} className={SHADES[place % SHADES.length]} />
      ))}
      <path
        d={layout.outline}
        fill="none"
        className="stroke-jubilee-ink"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
      {layout.freeAt !== null && (
        <line
          x1={layout.freeAt}
          x2={layout.freeAt}
          y1={top}
          y2={bottom + 4}
          className="stroke-jubilee-gold"
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  )
}
