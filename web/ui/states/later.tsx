import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/** How far below the window a part's code begins to load. */
const AHEAD = '50px'

/** With the first of these the person is there: whatever is drawn may be wanted soon. */
const signs = ['pointerdown', 'keydown', 'scroll', 'focusin', 'click', 'input'] as const

let signOfLife: Promise<void> | null = null

function waitForPerson(): Promise<void> {
  signOfLife ??= new Promise((resolve) => {
    const come = () => {
      for (const sign of signs) window.removeEventListener(sign, come, true)
      resolve()
    }
    for (const sign of signs) window.addEventListener(sign, come, { capture: true, passive: true })
  })
  return signOfLife
}

/**
 * A part of a screen that the server draws and whose code loads when it comes near the view, or at the person's first
 * touch of the page. What is pressed before that is pressed when the code is there. On a screen that the browser draws
 * by itself the code loads at once, with `placeholder` until then.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: ReactNode,
): ComponentType<Props> {
  const wanted = Promise.withResolvers<void>()
  const isServer = typeof document === 'undefined'
  const Part = lazy(async () => {
    if (!isServer) await wanted.promise
    return { default: await load() }
  })

  return function Later(props: Props) {
    const isHydrated = useHydrated()
    const place = useRef<HTMLDivElement>(null)
    const [hasArrived, setArrived] = useState(false)
    const part = (
      <Suspense fallback={<Waiting onShown={wanted.resolve}>{placeholder}</Waiting>}>
        <Part {...props} />
        <Arrival onArrive={setArrived} />
      </Suspense>
    )
    // React would throw the server's markup away if it were drawn again before its code is there.
    const [drawn] = useState(isHydrated ? null : { part, props })
    if (isHydrated && !isAsDrawn(props, drawn?.props)) wanted.resolve()
    useWhenNear(place, wanted.resolve)
    useEarlyEntries(place, { hasArrived, onEntry: wanted.resolve })
    return (
      <div ref={place} className="contents">
        {hasArrived ? part : (drawn?.part ?? part)}
      </div>
    )
  }
}

/**
 * True while the markup shows what it would show now, as far as plain values and missing objects tell. What an object
 * holds changes with what the person does, and that is a sign of its own.
 */
function isAsDrawn<Props extends object>(props: Props, drawn: Props | undefined): boolean {
  if (drawn === undefined) return false
  return Object.entries(props).every(([name, value]) =>
    Object.is(plainValue(value), plainValue(drawn[name as keyof Props])),
  )
}

const plainValue = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null) ? 'object' : value

/** Where the browser draws in place of the server's markup, its code is wanted at once. */
function Waiting({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useEffect(onShown, [onShown])
  return children
}

function Arrival({ onArrive }: { onArrive: (hasArrived: boolean) => void }) {
  useEffect(() => onArrive(true), [onArrive])
  return null
}

function useWhenNear(place: RefObject<HTMLElement | null>, onNear: () => void): void {
  useEffect(() => {
    void waitForPerson().then(onNear)
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
      },
      { rootMargin: AHEAD },
    )
    for (const child of place.current?.children ?? []) observer.observe(child)
    return () => observer.disconnect()
  }, [place, onNear])
}

const entries = 'input, select, textarea'

/** Keeps the last press, and what is entered, where nobody can hear it yet, and repeats it once the code is there. */
function useEarlyEntries(
  place: RefObject<HTMLElement | null>,
  { hasArrived, onEntry }: { hasArrived: boolean; onEntry: () => void },
): void {
  const pressed = useRef<HTMLElement>(null)
  const entered = useRef(new Map<HTMLElement, string>())
  useEffect(() => {
    if (hasArrived) {
      for (const [field, value] of entered.current) enter(field, value)
      entered.current.clear()
      pressed.current?.click()
      pressed.current = null
      return
    }
    const controlOf = ({ target }: Event, controls: string) =>
      target instanceof Element && place.current?.contains(target)
        ? target.closest<HTMLElement>(controls)
        : null
    const press = (event: MouseEvent) => {
      const control = controlOf(event, 'button, input, label, summary, a[href]:not([target], [download])')
      if (!control || (control.matches('a') && leadsElsewhere(event))) return
      onEntry()
      event.preventDefault()
      // Nor may React hear it, which may have come just now.
      event.stopPropagation()
      pressed.current = control
    }
    const keep = (event: Event) => {
      const field = controlOf(event, entries)
      if (!field || field.matches('[type=checkbox], [type=radio]')) return
      onEntry()
      entered.current.set(field, (field as HTMLInputElement).value)
    }
    // before React's own, which would find nobody to tell
    window.addEventListener('click', press, true)
    window.addEventListener('input', keep, true)
    return () => {
      window.removeEventListener('click', press, true)
      window.removeEventListener('input', keep, true)
    }
  }, [place, hasArrived, onEntry])
}

/** A link that is to open in another tab or window. */
const leadsElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** Enters a value as a person would; React hears only what differs from what it saw last. */
function enter(field: HTMLElement, value: string): void {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  for (const next of ['', value]) {
    set?.call(field, next)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
