import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import type { Size } from './plot.ts'

/** The class says the heights of both sizes, so that nothing moves when the box has been measured. */
const looks = {
  tall: {
    className: 'h-58 @lg:h-72',
    narrow: { width: 320, height: 232 },
    wide: { width: 680, height: 288 },
  },
  low: {
    className: 'h-52 @lg:h-62',
    narrow: { width: 320, height: 208 },
    wide: { width: 680, height: 248 },
  },
} as const

type ChartBoxProps = {
  look: keyof typeof looks
  /** draws the picture at a size; `part` makes its ids unique, `isMeasured` is when it can be pointed at */
  children: (size: Size, drawn: { part: string; isMeasured: boolean }) => ReactNode
}

/**
 * The place of a picture inside a figure with `@container`. Before it is measured (on the server, or without script) it
 * holds the picture in two sizes, of which the container's width shows one, and afterwards the one that fits.
 */
export function ChartBox({ look, children }: ChartBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  const { className, narrow, wide } = looks[look]
  const size = useSize(box)
  return (
    <div ref={box} className={classNames('relative [print-color-adjust:exact]', className)}>
      {size === null ? (
        <>
          <div className="relative h-full @lg:hidden">
            {children(narrow, { part: 'n', isMeasured: false })}
          </div>
          <div className="relative hidden h-full @lg:block">
            {children(wide, { part: 'w', isMeasured: false })}
          </div>
        </>
      ) : (
        children(size, { part: '', isMeasured: true })
      )}
    </div>
  )
}

const LEAST: Size = { width: 240, height: 120 }

/** The size of an element in whole pixels, kept current; null until it has been measured (and on the server). */
function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => {
      const box = measured.getBoundingClientRect()
      const width = Math.max(LEAST.width, Math.round(box.width))
      const height = Math.max(LEAST.height, Math.round(box.height))
      setSize((known) => (known?.width === width && known.height === height ? known : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return size
}
