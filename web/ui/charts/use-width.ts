import { useLayoutEffect, useState, type RefObject } from 'react'

/** The width of an element in whole pixels, kept current; null until it has been measured (and on the server). */
export function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => setWidth(Math.max(240, Math.round(measured.getBoundingClientRect().width)) || null)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [element])
  return width
}
