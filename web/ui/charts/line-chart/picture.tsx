import { memo } from 'react'
import type { Size } from '#web/ui/charts/plot.ts'
import { Grid, Labels } from '#web/ui/charts/plot-parts.tsx'
import type { PointsLayout } from './points.ts'

type PointsPictureProps = { layout: PointsLayout; size: Size; formatValue: (value: number) => string }

/** The drawing alone; its text keeps its size, so it must be shown at its own width. */
export const PointsPicture = memo(function PointsPicture({ layout, size, formatValue }: PointsPictureProps) {
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true" className="block size-full">
      <Grid {...layout} />
      <path d={layout.area} fill="var(--brand)" fillOpacity=".1" />
      <path
        d={layout.line}
        fill="none"
        stroke="var(--brand)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {layout.hasDots &&
        layout.places.map((x, index) => (
          <circle
            key={x}
            cx={x}
            cy={layout.heights[index]}
            r="3.5"
            fill="var(--raised)"
            stroke="var(--brand)"
            strokeWidth="2"
          />
        ))}
      <Labels {...layout} height={size.height} formatGridline={formatValue} values="beside" />
    </svg>
  )
})
