import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

export type MenuItem = { label: string; onSelect: () => void; tone?: 'plain' | 'danger' }

type Opener = {
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

type MenuProps = {
  items: readonly MenuItem[]
  className?: string
  /** the one button that opens it */
  children: (opener: Opener) => ReactNode
}

/**
 * A button that opens a short list of acts above itself, where neither its card nor the bar at the foot cuts it off. The
 * chosen act runs once the focus is back on the button, so that a dialog it opens can give it back there.
 */
export function Menu({ items, className, children }: MenuProps) {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    itemsIn(place.current)[0]?.focus()
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && place.current?.contains(target))) setOpen(false)
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [isOpen])
  const leave = () => {
    setOpen(false)
    place.current?.querySelector('button')?.focus()
  }
  const pressKey = (event: KeyboardEvent) => {
    // Tab leads on from the button, which has the focus again before the browser moves it.
    if (event.key === 'Escape' || event.key === 'Tab') return leave()
    const next = nextItem(itemsIn(place.current), event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <span ref={place} className={classNames('relative inline-flex', className)}>
      {children({
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => setOpen(!isOpen),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(true)
        },
      })}
      {isOpen && (
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          onKeyDown={pressKey}
          className="absolute right-0 bottom-full z-10 mb-1.5 min-w-48 animate-[fade_120ms] rounded-card border border-line-strong bg-raised p-1.5 shadow-[0_8px_28px_rgb(0_0_0/0.14)]"
        >
          {items.map(({ label, onSelect, tone }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                leave()
                onSelect()
              }}
              className={classNames(
                'flex min-h-11 w-full items-center rounded-control px-3 text-left text-[0.9375rem] hover:bg-sunken focus:bg-sunken',
                tone === 'danger' ? 'text-danger' : 'text-ink',
              )}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </span>
  )
}

const itemsIn = (place: HTMLElement | null) => [
  ...(place?.querySelectorAll<HTMLButtonElement>('[role=menuitem]') ?? []),
]

/** Where a key leads from the item that has the focus; a letter leads to the next item that begins with it. */
function nextItem(all: readonly HTMLButtonElement[], key: string): HTMLButtonElement | undefined {
  const at = all.findIndex((item) => item === document.activeElement)
  const after = [...all.slice(at + 1), ...all.slice(0, at + 1)]
  if (key === 'ArrowDown') return after[0]
  if (key === 'ArrowUp') return all.at(at - 1)
  if (key === 'Home') return all[0]
  if (key === 'End') return all.at(-1)
  if (key.length > 1 || key === ' ') return undefined
  return after.find((item) => item.textContent.toLowerCase().startsWith(key.toLowerCase()))
}
