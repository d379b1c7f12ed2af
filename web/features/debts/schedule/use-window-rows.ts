import { useLayoutEffect, useState, type RefObject } from 'react'
import { windowRows, type RowsView, type WindowRows } from './window-rows.ts'

const GUESSED_HEIGHT = 48
const NONE: ReadonlyMap<number, number> = new Map()

type Rows = {
  count: number
  scroller: RefObject<HTMLElement | null>
  /** by index what a row has more than its height, in pixels */
  opened?: ReadonlyMap<number, number>
}

/**
 * Which rows of a long list to draw: those in view. All rows have one height, which is measured on the first one drawn
 * (`data-row`), so that larger text still fits.
 */
export function useWindowRows({ count, scroller, opened = NONE }: Rows): WindowRows {
  return windowRows(count, { ...useView(scroller), opened })
}

/** Where the box is scrolled to, how much it shows, and how high its rows are. */
function useView(scroller: RefObject<HTMLElement | null>): Omit<RowsView, 'opened'> {
  const [view, setView] = useState({ top: 0, height: 512, rowHeight: GUESSED_HEIGHT })
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
