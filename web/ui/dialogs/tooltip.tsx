import { useEffect, useId, useRef, useState, type PointerEvent, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

// spec 9
const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300

/** When the last tooltip closed: the next one within the skip delay opens at once. */
let closedAt = Number.NEGATIVE_INFINITY

type TooltipProps = {
  content: ReactNode
  /** of the place that holds the control and, under its end, the tooltip */
  className?: string
  /** the one control; it is described by the tooltip while that is open */
  children: (says: { 'aria-describedby': string | undefined }) => ReactNode
}

/**
 * A word more about a control; never the only place of what must be known. It opens under a resting mouse or with the
 * keyboard's focus, and closes when both have left, at Escape, and when the control is pressed.
 */
export function Tooltip({ content, className, children }: TooltipProps) {
  const id = useId()
  const { isOpen, ...events } = useOpening()
  return (
    <span className={classNames('relative inline-flex', className)} {...events}>
      {children({ 'aria-describedby': isOpen ? id : undefined })}
      {isOpen && (
        // The room above belongs to it, so that a mouse can move onto the words.
        <span id={id} role="tooltip" className="absolute top-full right-0 z-40 pt-1.5">
          <span className="block w-max max-w-72 animate-[fade_120ms] rounded-control bg-ink px-3 py-2 text-tiny text-paper">
            {content}
          </span>
        </span>
      )}
    </span>
  )
}

function useOpening() {
  const [isOpen, setOpen] = useState(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', leave)
    return () => {
      closedAt = performance.now()
      document.removeEventListener('keydown', leave)
    }
  }, [isOpen])
  const close = () => {
    clearTimeout(waiting.current)
    setOpen(false)
  }
  return {
    isOpen,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return
      const delayMs = performance.now() - closedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS
      waiting.current = setTimeout(() => setOpen(true), delayMs)
    },
    onPointerLeave: close,
    onPointerDown: close,
    onClick: close,
    onFocus: ({ target }: { target: Element }) => target.matches(':focus-visible') && setOpen(true),
    onBlur: close,
  }
}
