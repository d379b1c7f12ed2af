import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Up to this many rows are simply drawn. */
const PLAIN_ROWS = 60
/** Rows drawn beyond both edges of the box, so that a quick scroll meets no gap. */
const SPARE_ROWS = 12
const GUESSED_HEIGHT = 48

type Rows = {
  indexes: readonly number[]
  /** room in pixels for the rows left out above and below */
  before: number
  after: number
}

/**
 * Which rows of a long list to draw: those in view, and all of them for the printer. All rows have one
 * height, which is measured on the first one drawn (`data-row`), so that larger text still fits.
 */
export function useWindowRows(count: number, scroller: RefObject<HTMLElement | null>): Rows {
  const isPrinting = useIsPrinting()
  const { top, height, rowHeight } = useView(scroller)
  if (count <= PLAIN_ROWS || isPrinting) return { indexes: range(0, count), before: 0, after: 0 }
  const first = Math.max(0, Math.min(count, Math.floor(top / rowHeight)) - SPARE_ROWS)
  const end = Math.min(count, Math.ceil((top + height) / rowHeight) + SPARE_ROWS)
  return { indexes: range(first, end), before: first * rowHeight, after: (count - end) * rowHeight }
}

function range(first: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index)
}

type View = { top: number; height: number; rowHeight: number }

/** Where the box is scrolled to, how much it shows, and how high its rows are. */
function useView(scroller: RefObject<HTMLElement | null>): View {
  const [view, setView] = useState<View>({ top: 0, height: 512, rowHeight: GUESSED_HEIGHT })
  useLayoutEffect(() => {
    const box = scroller.current
    if (!box) return
    const look = () => {
      const rowHeight = box.querySelector('[data-row]')?.getBoundingClientRect().height || GUESSED_HEIGHT
      setView({ top: box.scrollTop, height: box.clientHeight, rowHeight })
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(box)
    box.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [scroller])
  return view
}

/** The browser asks for the page to be printed: everything must be drawn before it looks. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const start = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', start)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', start)
      removeEventListener('afterprint', end)
    }
  }, [])
  return isPrinting
}
