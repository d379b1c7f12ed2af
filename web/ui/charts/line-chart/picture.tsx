import { memo } from 'react'
import { HALO } from '#web/ui/charts/drawing.ts'
import type { ChartGeometry } from './geometry.ts'

type ChartPictureProps = {
  geometry: ChartGeometry
  width: number
  height: number
  /** index of the point that is read off */
  shown: number
  formatValue: (value: number) => string
}

export const ChartPicture = memo(function ChartPicture(props: ChartPictureProps) {
  const { geometry, width, height, shown, formatValue } = props
  const { left, right, bottom, top } = geometry
  const place = geometry.places[shown]
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="100%" height={height} aria-hidden="true" className="block">
      <g stroke="var(--line)">
        {geometry.gridlines.map(({ y, value }) => (
          <line key={value} x1={left} x2={right} y1={y} y2={y} />
        ))}
        <line x1={left} x2={right} y1={bottom} y2={bottom} stroke="var(--line-strong)" />
      </g>
      <path d={geometry.area} fill="var(--brand)" fillOpacity=".1" />
      <path
        d={geometry.line}
        fill="none"
        stroke="var(--brand)"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {geometry.hasDots &&
        geometry.places.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="3.5" fill="var(--raised)" stroke="var(--brand)" strokeWidth="2" />
        ))}
      {place && (
        <>
          <line x1={place.x} x2={place.x} y1={top} y2={bottom} stroke="var(--line-strong)" />
          <circle
            cx={place.x}
            cy={place.y}
            r="5.5"
            fill="var(--brand)"
            stroke="var(--raised)"
            strokeWidth="2.5"
          />
        </>
      )}
      <g fontSize="12" fill="var(--ink-3)" {...HALO}>
        {geometry.gridlines.map(({ y, value }) => (
          <text key={value} x={left - 10} y={y + 4} textAnchor="end">
            {formatValue(value)}
          </text>
        ))}
        {geometry.ticks.map(({ x, label, anchor }) => (
          <text key={x} x={x} y={height - 8} textAnchor={anchor}>
            {label}
          </text>
        ))}
      </g>
    </svg>
  )
})
