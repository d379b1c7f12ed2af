import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { useEarlyEntries } from './use-early-entries.ts'

type LateBoundaryProps = {
  /** stands where the browser draws by itself, until the code is there */
  placeholder: ReactNode
  /** something was pressed or entered before the code was there, or the server drew what is still to load */
  onEntry?: () => void
  /** what suspends until its code is there */
  children: ReactNode
}

const nobody = () => {}

/**
 * Around what the server drew and whose code comes later. The markup of the server stays as it is until then; what was
 * pressed and entered in it meanwhile is pressed and entered once the code is there.
 */
export function LateBoundary({ placeholder, onEntry = nobody, children }: LateBoundaryProps) {
  const isHydrated = useHydrated()
  const place = useRef<HTMLDivElement>(null)
  const [hasArrived, setArrived] = useState(false)
  const part = (
    <Suspense fallback={placeholder}>
      {children}
      <Arrival onArrive={setArrived} />
    </Suspense>
  )
  // React would throw the server's markup away if it were drawn again before its code is there.
  const [drawn] = useState(isHydrated ? null : part)
  useEarlyEntries(place, { hasArrived, onEntry })
  useEffect(() => {
    if (place.current?.querySelector('[aria-busy="true"]')) onEntry()
  }, [onEntry])
  return (
    <div ref={place} className="contents">
      {hasArrived ? part : (drawn ?? part)}
    </div>
  )
}

function Arrival({ onArrive }: { onArrive: (hasArrived: boolean) => void }) {
  useEffect(() => onArrive(true), [onArrive])
  return null
}
