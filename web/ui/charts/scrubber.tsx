import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { nearest } from './plot.ts'

type ScrubberProps = {
  /** the chosen place */
  shown: number
  /** where the places stand on the picture's x axis, from left to right */
  places: readonly number[]
  /** of the picture, in its own pixels */
  width: number
  label: string
  valueText: string
  /** null: back to where the picture starts */
  onChoose: (place: number | null) => void
  /** how far the page keys move; without it they move as the browser has it */
  leap?: number
}

/**
 * A clear range input over a picture: moves from place to place by pointer, by touch and by the keys of a slider; Escape
 * goes back. A range input counts evenly, and places may not: under a pointer its own value is not used.
 */
export function Scrubber({ shown, places, width, onChoose, leap, ...says }: ScrubberProps) {
  const last = places.length - 1
  const isPointed = useRef(false)
  const follow = (event: PointerEvent<HTMLInputElement>) => {
    if (event.pointerType !== 'mouse' && event.buttons === 0) return
    isPointed.current = true
    const box = event.currentTarget.getBoundingClientRect()
    onChoose(nearest(places, ((event.clientX - box.left) / Math.max(1, box.width)) * width))
  }
  const leave = (event: PointerEvent) => {
    isPointed.current = false
    if (event.pointerType === 'mouse') onChoose(null)
  }
  const pressKey = (event: KeyboardEvent) => {
    isPointed.current = false
    if (event.key === 'Escape') onChoose(null)
    if (leap === undefined || (event.key !== 'PageUp' && event.key !== 'PageDown')) return
    event.preventDefault()
    const next = shown + (event.key === 'PageUp' ? leap : -leap)
    onChoose(Math.min(last, Math.max(0, next)))
  }
  return (
    <div className="absolute inset-0 rounded-control has-focus-visible:ring-3 has-focus-visible:ring-brand/45 print:hidden">
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={shown}
        aria-label={says.label}
        aria-valuetext={says.valueText}
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
