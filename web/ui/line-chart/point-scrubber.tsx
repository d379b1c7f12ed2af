import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { nearestPoint, type ChartGeometry } from './geometry.ts'

type PointScrubberProps = {
  geometry: ChartGeometry
  width: number
  shown: number
  label: string
  valueText: string
  /** null: back to the newest point */
  onChoose: (index: number | null) => void
}

/** A clear range input over the picture: goes from point to point by pointer, by touch and by the keys of a slider. */
export function PointScrubber({ geometry, width, shown, label, valueText, onChoose }: PointScrubberProps) {
  // A range input counts evenly, and points may not: under a pointer its own value is not used.
  const isPointed = useRef(false)
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    if (event.pointerType !== 'mouse' && event.buttons === 0) return
    isPointed.current = true
    const box = event.currentTarget.getBoundingClientRect()
    const x = ((event.clientX - box.left) / Math.max(1, box.width)) * width
    onChoose(nearestPoint(geometry.places, x))
  }
  const leave = (event: PointerEvent) => {
    isPointed.current = false
    if (event.pointerType === 'mouse') onChoose(null)
  }
  const pressKey = (event: KeyboardEvent) => {
    isPointed.current = false
    if (event.key === 'Escape') onChoose(null)
  }
  return (
    <div className="absolute inset-0 rounded-control has-focus-visible:ring-3 has-focus-visible:ring-brand/45 print:hidden">
      <input
        type="range"
        min={0}
        max={geometry.places.length - 1}
        step={1}
        value={shown}
        aria-label={label}
        aria-valuetext={valueText}
        className="absolute inset-0 size-full cursor-crosshair touch-pan-y opacity-0"
        onChange={(event) => isPointed.current || onChoose(Number(event.target.value))}
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerLeave={leave}
        onKeyDown={pressKey}
      />
    </div>
  )
}
