import type { KeyboardEvent, PointerEvent } from 'react'
import { monthAt, placeOf, type Geometry } from './geometry.ts'

type ScrubberProps = {
  geometry: Geometry
  width: number
  height: number
  month: number | null
  label: string
  valueText: string
  onMonth: (month: number | null) => void
}

const YEAR_KEYS: Record<string, number> = { PageUp: 12, PageDown: -12 }

/**
 * A clear range input over the picture: moves along the months by pointer, by touch and by keys
 * (arrows a month, page keys a year, Home and End, Escape back to today). The thumb of a range input
 * is 16 pixels wide, which is why the picture keeps 8 pixels free at both ends.
 */
export function Scrubber({ geometry, width, height, month, label, valueText, onMonth }: ScrubberProps) {
  const hover = (event: PointerEvent<HTMLInputElement>) => {
    if (event.pointerType !== 'mouse') return
    const box = event.currentTarget.getBoundingClientRect()
    if (box.width > 0) onMonth(monthAt(geometry, ((event.clientX - box.left) / box.width) * width))
  }
  const pressKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onMonth(null)
    const by = YEAR_KEYS[event.key]
    if (by === undefined) return
    event.preventDefault()
    onMonth(Math.min(geometry.months, Math.max(0, (month ?? 0) + by)))
  }
  const at = month === null ? null : placeOf(geometry, Math.min(month, geometry.months))
  return (
    <div className="absolute inset-0 rounded-control has-focus-visible:ring-3 has-focus-visible:ring-brand/45 print:hidden">
      {at !== null && (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width="100%"
          height={height}
          aria-hidden="true"
          className="absolute inset-0"
        >
          <line x1={at} x2={at} y1={8} y2={geometry.bottom} stroke="var(--ink)" strokeWidth="1.5" />
          <circle
            cx={at}
            cy={geometry.bottom}
            r="4.5"
            fill="var(--ink)"
            stroke="var(--raised)"
            strokeWidth="2"
          />
        </svg>
      )}
      <input
        type="range"
        min={0}
        max={geometry.months}
        step={1}
        value={Math.min(month ?? 0, geometry.months)}
        aria-label={label}
        aria-valuetext={valueText}
        className="absolute inset-0 size-full cursor-crosshair touch-pan-y opacity-0"
        onChange={(event) => onMonth(Number(event.target.value))}
        onPointerMove={hover}
        onPointerLeave={(event) => event.pointerType === 'mouse' && onMonth(null)}
        onKeyDown={pressKey}
      />
    </div>
  )
}
