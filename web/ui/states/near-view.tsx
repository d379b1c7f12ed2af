import { useEffect, useRef, useState, type ReactNode } from 'react'

/** How far below the window something begins to load, so that it is there when one comes to it. */
const AHEAD = '400px'

/** Shows `placeholder` until it comes near the view, then its children. Both are of the same size. Paper has no placeholder. */
export function NearView({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const [isNear, setNear] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return isNear ? (
    children
  ) : (
    <div ref={place} className="flex flex-1 flex-col print:hidden">
      {placeholder}
    </div>
  )
}
